// Command errgroup starts its two servers in one group; only one of them is served over HTTP.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sync/errgroup"
)

func main() {
	ctx := context.Background()
	local := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok
	web := mcp.NewServer(&mcp.Implementation{Name: "web"}, nil)     // want server
	var g errgroup.Group
	g.Go(func() error { return local.Run(ctx, &mcp.StdioTransport{}) })
	g.Go(func() error {
		return http.ListenAndServe(":8080", mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return web }, nil))
	})
	log.Fatal(g.Wait())
}
