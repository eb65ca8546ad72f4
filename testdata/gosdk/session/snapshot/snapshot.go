// Package snapshot copies its table of sessions in a goroutine, and goes over the copy.
package snapshot

import (
	"context"
	"net/http"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type seen struct {
	session *mcp.ServerSession
	at      time.Time
}

type table struct {
	mu   sync.Mutex
	byID map[string]seen
}

// AddTools adds the hello tool to s.
func AddTools(ctx context.Context, s *mcp.Server) {
	t := &table{byID: map[string]seen{}}
	go t.ping(ctx)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, t.hello)
}

// Handler serves a server with these tools to all clients.
func Handler(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "snapshot"}, nil) // want server
	AddTools(ctx, s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (t *table) hello(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.byID[req.Session.ID()] = seen{req.Session, time.Now()} // ok
	return nil, nil, nil
}

func (t *table) ping(ctx context.Context) {
	for range time.Tick(time.Minute) {
		t.mu.Lock()
		var all []seen
		for _, one := range t.byID {
			all = append(all, one)
		}
		t.mu.Unlock()
		for _, one := range all {
			if time.Since(one.at) > time.Hour {
				_ = one.session.Ping(ctx, nil)
			}
		}
	}
}
