// Package usurped differs from owner in what follows the comparison: who differs takes the device over.
package usurped

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type device struct {
	mu    sync.Mutex
	owner *mcp.ServerSession
}

func (d *device) claim(s *mcp.ServerSession) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.owner != s {
		d.owner = s // want session
	}
}

func (d *device) differs(s *mcp.ServerSession) bool { return d.owner != s }

func (d *device) grab(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	if d.differs(req.Session) {
		d.owner = req.Session // want session
	}
	return nil, nil, nil
}

func (d *device) alarm(text string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.owner != nil {
		d.owner.Log(context.Background(), &mcp.LoggingMessageParams{Level: "warning", Data: text})
	}
}

func (d *device) move(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	d.claim(req.Session)
	return nil, nil, nil
}

// Handler serves the device.
func Handler(alarms <-chan string) http.Handler {
	d := new(device)
	s := mcp.NewServer(&mcp.Implementation{Name: "device"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "move"}, d.move)
	mcp.AddTool(s, &mcp.Tool{Name: "grab"}, d.grab)
	go func() {
		for text := range alarms {
			d.alarm(text)
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
