// Package effects has constructions that do more than build: none may move.
package effects

import (
	"context"
	"expvar"
	"log"
	"net/http"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func factory(s *mcp.Server) func(*http.Request) *mcp.Server { return nil }

func tool(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

func logging() *mcp.Server {
	log.Print("building")
	return mcp.NewServer(&mcp.Implementation{Name: "logging"}, nil)
}

// Logging logs.
func Logging() http.Handler {
	s := logging()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func counting() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "counting"}, nil)
	calls := 0
	var mu sync.Mutex
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {
		mu.Lock()
		defer mu.Unlock()
		calls++
		return nil, calls, nil
	})
	return s
}

// Counting keeps state for all sessions.
func Counting() http.Handler {
	s := counting()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Metrics registers a metric.
func Metrics() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "metrics"}, &mcp.ServerOptions{Instructions: expvar.NewString("x").Value()})
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Env reads what may change.
func Env() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: os.Getenv("NAME")}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Reassigned reads a variable that changes later.
func Reassigned() (http.Handler, *string) {
	name := "a"
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	name = "b"
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil), &name
}

// Watched is used by a goroutine too.
func Watched(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "watched"}, nil)
	go func() { _ = s.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{URI: "file:///x"}) }()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Self has a handler that speaks to all sessions of the server.
func Self() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "self"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "who"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {
		n := 0
		for range s.Sessions() {
			n++
		}
		return nil, n, nil
	})
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Late is configured after it is handed out.
func Late() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "late"}, nil)
	h := mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "late"}, tool)
	return h
}

// Fallible can fail.
func Fallible() (http.Handler, error) {
	s, err := fallible()
	if err != nil {
		return nil, err
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil), nil
}

func fallible() (*mcp.Server, error) {
	return mcp.NewServer(&mcp.Implementation{Name: "fallible"}, nil), nil
}

// Optioned has options that others may change.
func Optioned(opts *mcp.ServerOptions) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "optioned"}, opts)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Cached has a cache that must stay shared.
func Cached() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "cached"}, &mcp.ServerOptions{SchemaCache: mcp.NewSchemaCache()})
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Grouped is declared in a group.
func Grouped() http.Handler {
	var (
		name = "grouped"
		s    = mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Shadowed has a variable named as the package.
func Shadowed() http.Handler {
	var mcp_ = mcp.NewSSEHandler
	s, mcp := mcp.NewServer(&mcp.Implementation{Name: "shadowed"}, nil), 1
	_ = mcp
	return mcp_(factory(s), nil)
}

// Looped is built in a loop.
func Looped(mux *http.ServeMux) {
	for _, name := range []string{"/a", "/b"} {
		s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
		mux.Handle(name, mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil))
	}
}

type app struct {
	server *mcp.Server
	title  string
}

// Stored is kept in a field too.
func (a *app) Stored() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "stored"}, nil)
	a.server = s
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Titled reads a field that changes.
func (a *app) Titled() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: a.title}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Retitle changes it.
func (a *app) Retitle(title string) { a.title = title }

// Mount serves an app.
func Mount(mux *http.ServeMux) *app {
	a := &app{}
	mux.Handle("/stored", a.Stored())
	mux.Handle("/titled", a.Titled())
	return a
}
