// Package firsttime adds tools when the first session begins, or when a file has changed: once, as a flag, a count or a time that it remembers says, and the same for everybody.
package firsttime

import (
	"context"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type app struct {
	server *mcp.Server

	swapped atomic.Bool

	mu      sync.Mutex
	ready   bool
	names   []string
	step    int
	changed time.Time
}

func (a *app) add(name string) {
	a.server.AddTool(&mcp.Tool{Name: name, InputSchema: map[string]any{"type": "object"}}, func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return new(mcp.CallToolResult), nil
	}) // ok
}

func (a *app) swap() {
	if a.swapped.CompareAndSwap(false, true) {
		a.add("swap")
	}
}

func (a *app) flag() {
	if a.ready {
		return
	}
	a.ready = true
	a.add("flag")
}

func (a *app) count() {
	if len(a.names) > 0 {
		return
	}
	a.names = []string{"one", "two"}
	for _, name := range a.names {
		a.add(name)
	}
}

func (a *app) state() {
	if a.step == 0 {
		a.step = 1
		a.add("state")
	}
}

func (a *app) file() {
	fi, err := os.Stat("tools.json")
	if err != nil || fi.ModTime().Equal(a.changed) {
		return
	}
	a.changed = fi.ModTime()
	a.add("file")
}

func (a *app) get(*http.Request) *mcp.Server {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.swap()
	a.flag()
	a.count()
	a.state()
	a.file()
	return a.server
}

// Handler serves the tools.
func Handler() http.Handler {
	a := &app{server: mcp.NewServer(&mcp.Implementation{Name: "first"}, nil)} // want server
	return mcp.NewStreamableHTTPHandler(a.get, nil)
}
