// Package ownmap keeps a map of all sessions by itself, and sends to each what one client said.
package ownmap

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type hub struct {
	mu       sync.Mutex
	sessions map[string]*mcp.ServerSession
}

func (h *hub) joined(_ context.Context, req *mcp.InitializedRequest) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.sessions == nil {
		h.sessions = map[string]*mcp.ServerSession{}
	}
	h.sessions[req.Session.ID()] = req.Session
}

func (h *hub) all() []*mcp.ServerSession {
	h.mu.Lock()
	defer h.mu.Unlock()
	var all []*mcp.ServerSession
	for _, s := range h.sessions {
		all = append(all, s)
	}
	return all
}

func (h *hub) own(id string) []*mcp.ServerSession {
	h.mu.Lock()
	defer h.mu.Unlock()
	var own []*mcp.ServerSession
	for key, s := range h.sessions {
		if key == id {
			own = append(own, s)
		}
	}
	return own
}

// Handler serves two tools, one of which keeps to its client.
func Handler() http.Handler {
	h := new(hub)
	s := mcp.NewServer(&mcp.Implementation{Name: "hub"}, &mcp.ServerOptions{InitializedHandler: h.joined}) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "build"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Repo string }) (*mcp.CallToolResult, any, error) {
		for _, session := range h.all() {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "building " + in.Repo}) // want broadcast
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "check"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Repo string }) (*mcp.CallToolResult, any, error) {
		for _, session := range h.own(req.Session.ID()) {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "checking " + in.Repo}) // ok: found by its id
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
