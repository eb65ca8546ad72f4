// Package upstream follows the list of tools of another server: its notification is no request of a client.
package upstream

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the tools of the server at url.
func Handler(ctx context.Context, url string) (http.Handler, error) {
	s := mcp.NewServer(&mcp.Implementation{Name: "mirror"}, nil) // want server
	refresh := func(ctx context.Context, remote *mcp.ClientSession) {
		for tool, err := range remote.Tools(ctx, nil) {
			if err != nil {
				return
			}
			s.AddTool(tool, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok
				return remote.CallTool(ctx, &mcp.CallToolParams{Name: req.Params.Name, Arguments: req.Params.Arguments})
			})
		}
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "mirror"}, &mcp.ClientOptions{
		ToolListChangedHandler: func(ctx context.Context, req *mcp.ToolListChangedRequest) { refresh(ctx, req.Session) },
	})
	remote, err := client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: url}, nil)
	if err != nil {
		return nil, err
	}
	refresh(ctx, remote)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), nil
}
