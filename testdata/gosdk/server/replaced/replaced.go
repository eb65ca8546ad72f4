// Package main has servers that are replaced before anybody is served.
package main

import (
	"context"
	"flag"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	byMain      = mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) // ok: main puts another one there
	byInit      = mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) // ok: so does init
	byChoice    = mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) // want server
	byShutdown  = mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) // want server
	initialized = mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) // want server
	completed   = mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) // want server
)

var (
	name   = flag.String("name", "", "its name")
	chosen = flag.Bool("chosen", false, "whether it is another")
)

func init() {
	byInit = mcp.NewServer(&mcp.Implementation{Name: "init"}, nil) // want server
}

func main() {
	flag.Parse()
	if *name == "" {
		log.Print("no name")
		return
	}
	byMain = mcp.NewServer(&mcp.Implementation{Name: *name}, nil) // want server
	completed = complete(completed)
	if *chosen {
		byChoice = mcp.NewServer(&mcp.Implementation{Name: *name}, nil) // want server
	}
	http.Handle("/main", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return byMain }, nil))
	http.Handle("/init", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return byInit }, nil))
	http.Handle("/choice", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return byChoice }, nil))
	http.Handle("/shutdown", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return byShutdown }, nil))
	http.Handle("/initialized", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return initialized }, nil))
	http.Handle("/completed", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return completed }, nil))
	log.Print(http.ListenAndServe("localhost:8080", nil))
	byShutdown = nil
}

func complete(s *mcp.Server) *mcp.Server {
	mcp.AddTool(s, &mcp.Tool{Name: "say"}, say)
	return s
}

func say(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
	return new(mcp.CallToolResult), nil, nil
}
