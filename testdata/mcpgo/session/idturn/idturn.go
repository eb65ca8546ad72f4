// Package idturn keeps the id and the context of one call while a lock keeps all others out.
package idturn

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type runner struct {
	s *server.MCPServer

	mu  sync.Mutex
	id  string
	ctx context.Context
}

func (r *runner) tell() error {
	if err := r.s.SendNotificationToClient(r.ctx, "notifications/message", nil); err != nil { // ok
		return err
	}
	return r.s.SendNotificationToSpecificClient(r.id, "notifications/message", nil) // ok
}

func (r *runner) run(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.id, r.ctx = server.ClientSessionFromContext(ctx).SessionID(), ctx
	return mcp.NewToolResultText("ran"), r.tell()
}

// AddTools adds a tool to s.
func AddTools(s *server.MCPServer) {
	r := &runner{s: s}
	s.AddTool(mcp.NewTool("run"), r.run)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := server.NewMCPServer("idturn", "1")
	AddTools(s)
	return server.NewStreamableHTTPServer(s)
}
