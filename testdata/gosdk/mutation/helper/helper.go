// Package helper registers through a function that both the constructor and a tool call; only the tool's call is a fault.
package helper

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func addDocument(s *mcp.Server, uri string) {
	s.AddResource(&mcp.Resource{Name: uri, URI: uri}, nil) // want mutation
}

// Handler serves documents.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "documents"}, nil) // want server
	addDocument(s, "doc:///readme")
	mcp.AddTool(s, &mcp.Tool{Name: "upload"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ URI string }) (*mcp.CallToolResult, any, error) {
		addDocument(s, in.URI)
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
