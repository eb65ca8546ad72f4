// Command config passes its factory in a struct, by value.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type config struct {
	addr      string
	getServer func(*http.Request) *mcp.Server
	options   *mcp.StreamableHTTPOptions
}

func serve(c config) error {
	return http.ListenAndServe(c.addr, mcp.NewStreamableHTTPHandler(c.getServer, c.options))
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "config"}, nil) // want server
	log.Fatal(serve(config{addr: ":8080", getServer: func(*http.Request) *mcp.Server { return s }}))
}
