// Package stateless keeps what a client chose under its session id, which is empty for all of them.
package stateless

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type prefs struct {
	mu     sync.Mutex
	format map[string]string
}

func (p *prefs) set(_ context.Context, req *mcp.CallToolRequest, in struct{ Format string }) (*mcp.CallToolResult, any, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.format[req.Session.ID()] = in.Format // want sessionid
	return nil, nil, nil
}

func (p *prefs) get(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, string, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return nil, p.format[req.Session.ID()], nil
}

// Handler serves preferences.
func Handler() http.Handler {
	p := &prefs{format: map[string]string{}}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "prefs"}, nil) // ok
		mcp.AddTool(s, &mcp.Tool{Name: "set"}, p.set)
		mcp.AddTool(s, &mcp.Tool{Name: "get"}, p.get)
		return s
	}, &mcp.StreamableHTTPOptions{Stateless: true})
}
