// Command twoobjects has two values of one type at startup; only one of them is served over HTTP.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type app struct {
	name   string
	server *mcp.Server
}

func (a *app) handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}

func (a *app) stdio() error { return a.server.Run(context.Background(), &mcp.StdioTransport{}) }

func main() {
	local := &app{name: "local"}
	local.server = mcp.NewServer(&mcp.Implementation{Name: local.name}, nil) // ok: on the standard streams only
	web := &app{name: "web"}
	web.server = mcp.NewServer(&mcp.Implementation{Name: web.name}, nil) // want server

	go func() { log.Print(http.ListenAndServe(":8080", web.handler())) }()
	log.Fatal(local.stdio())
}
