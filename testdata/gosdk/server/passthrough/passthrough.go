// Command passthrough sends both its servers through one function that returns what it gets: they do not meet there.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func withPrompts(s *mcp.Server) *mcp.Server {
	s.AddPrompt(&mcp.Prompt{Name: "help"}, nil)
	return s
}

func main() {
	local := withPrompts(mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)) // ok
	http.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return withPrompts(mcp.NewServer(&mcp.Implementation{Name: "web"}, nil)) // ok
	}, nil))
	go func() { log.Print(http.ListenAndServe(":8080", nil)) }()
	log.Fatal(local.Run(context.Background(), &mcp.StdioTransport{}))
}
