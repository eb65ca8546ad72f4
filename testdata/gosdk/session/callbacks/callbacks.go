// Package callbacks keeps functions that capture sessions: in a list, and under keys. Each is called for its own.
package callbacks

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Bus passes on what happens.
type Bus struct {
	mu    sync.Mutex
	all   []func(text string)
	byJob map[string]func(text string)
}

// AddTools returns a bus for those who call tools of s.
func AddTools(s *mcp.Server) *Bus {
	b := &Bus{byJob: map[string]func(string){}}
	mcp.AddTool(s, &mcp.Tool{Name: "listen"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.all = append(b.all, func(text string) { // ok
			_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
		})
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "start"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		defer b.on(rand.Text(), func(text string) { // ok
			_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
		})()
		<-ctx.Done()
		return nil, nil, nil
	})
	return b
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *Bus) {
	s := mcp.NewServer(&mcp.Implementation{Name: "callbacks"}, nil) // want server
	out := AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), out
}

func (b *Bus) on(job string, f func(string)) (off func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.byJob[job] = f
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.byJob, job)
	}
}

// Say says text to all who listen.
func (b *Bus) Say(text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.all {
		f(text)
	}
}

// Done says text to whoever started the job.
func (b *Bus) Done(job, text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if f := b.byJob[job]; f != nil {
		f(text)
	}
}
