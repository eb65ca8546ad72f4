package shapes

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type caller struct{ session *mcp.ServerSession }

func (c *caller) begin(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	c.session = req.Session // want session
	return nil, nil, nil
}

func (c *caller) step(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	return nil, nil, c.session.Ping(ctx, nil)
}

// AddTools adds tools to s that share a caller.
func AddTools(s *mcp.Server) {
	c := &caller{}
	mcp.AddTool(s, &mcp.Tool{Name: "begin"}, c.begin)
	mcp.AddTool(s, &mcp.Tool{Name: "step"}, c.step)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "shapes"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
