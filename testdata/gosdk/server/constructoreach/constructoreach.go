// Command constructoreach differs from constructor by one line: the factory calls the constructor, so each session has its server.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type shout struct {
	Text string `json:"text"`
}

func newEcho() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "echo"}, nil) // ok
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, func(_ context.Context, _ *mcp.CallToolRequest, in shout) (*mcp.CallToolResult, string, error) {
		return nil, in.Text, nil
	})
	return s
}

func main() {
	http.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		echo := newEcho() // ok
		return echo
	}, nil))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
