// Package settereach makes the console of setter inside the call.
package settereach

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type console struct {
	mu sync.Mutex
	to *mcp.ServerSession
}

func (c *console) use(s *mcp.ServerSession) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.to = s // ok
}

func (c *console) print(ctx context.Context, text string) error {
	c.mu.Lock()
	to := c.to
	c.mu.Unlock()
	return to.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}

// AddTools adds to s a tool that prints to a console.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "run"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Command string }) (*mcp.CallToolResult, any, error) {
		c := &console{}
		c.use(req.Session)
		return nil, nil, c.print(ctx, in.Command)
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "settereach"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
