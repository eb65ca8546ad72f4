// Command constructor calls its own constructor once: that call, and not the line in the constructor, decides how often it runs.
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
	s := mcp.NewServer(&mcp.Implementation{Name: "echo"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, func(_ context.Context, _ *mcp.CallToolRequest, in shout) (*mcp.CallToolResult, string, error) {
		return nil, in.Text, nil
	})
	return s
}

func main() {
	echo := newEcho() // want server
	http.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return echo }, nil))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
