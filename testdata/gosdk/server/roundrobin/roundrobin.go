// Command roundrobin takes the next of a few servers for each session: every fourth session gets the same.
package main

import (
	"log"
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	var servers []*mcp.Server
	for range 4 {
		servers = append(servers, mcp.NewServer(&mcp.Implementation{Name: "robin"}, nil)) // want server "built in a loop, in main, and is what .* gets for many sessions"
	}
	var n atomic.Uint32
	next := func(*http.Request) *mcp.Server {
		return servers[int(n.Add(1))%len(servers)]
	}
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(next, nil)))
}
