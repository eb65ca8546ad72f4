// Package serialized keeps the session in a field as long as one call lasts, and holds a lock meanwhile.
package serialized

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An Importer imports for one client at a time.
type Importer struct {
	mu     sync.Mutex
	client *mcp.ServerSession
}

// AddTools adds the importer's tool to s.
func (im *Importer) AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "import"}, im.run)
}

func (im *Importer) run(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	im.mu.Lock()
	defer im.mu.Unlock()
	im.client = req.Session // ok: nobody else comes in before it is gone
	defer func() { im.client = nil }()
	im.step(ctx)
	return nil, nil, nil
}

func (im *Importer) step(ctx context.Context) {
	_ = im.client.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: 1})
}

// Handler serves a server with the tool to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "serialized"}, nil) // want server
	new(Importer).AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
