// Package owner lets one client have the device until it is gone: who differs from the owner is refused, and only the owner is told.
package owner

import (
	"context"
	"errors"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type device struct {
	mu    sync.Mutex
	owner *mcp.ServerSession
	guest *mcp.ServerSession
}

func (d *device) claim(s *mcp.ServerSession) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.owner != nil && d.owner.ID() != s.ID() {
		return errors.New("the device is in use")
	}
	d.owner = s // ok
	return nil
}

func (d *device) alarm(text string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.owner != nil {
		d.owner.Log(context.Background(), &mcp.LoggingMessageParams{Level: "warning", Data: text})
	}
}

func (d *device) move(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	return nil, nil, d.claim(req.Session)
}

func (d *device) visit(ctx context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.guest == req.Session {
		d.guest.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "here again"})
	}
	d.guest = req.Session // ok
	return nil, nil, nil
}

type desk struct {
	id    string
	owner *mcp.ServerSession
}

func (d *desk) mine(s *mcp.ServerSession) bool { return d.id == "" || d.id == s.ID() }

func (d *desk) take(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	if !d.mine(req.Session) {
		return nil, nil, errors.New("the desk is taken")
	}
	d.id = req.Session.ID() // ok
	d.owner = req.Session   // ok
	return nil, nil, nil
}

func (d *desk) ring() {
	if d.owner != nil {
		d.owner.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "somebody waits"})
	}
}

// Handler serves the device and a desk.
func Handler(alarms <-chan string) http.Handler {
	d, k := new(device), new(desk)
	s := mcp.NewServer(&mcp.Implementation{Name: "device"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "move"}, d.move)
	mcp.AddTool(s, &mcp.Tool{Name: "visit"}, d.visit)
	mcp.AddTool(s, &mcp.Tool{Name: "take"}, k.take)
	go func() {
		for text := range alarms {
			d.alarm(text)
			k.ring()
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
