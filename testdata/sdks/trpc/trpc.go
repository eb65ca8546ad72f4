// Package trpc serves with trpc-mcp-go, which lets one server serve many sessions.
package trpc

import (
	"context"
	"net/http"
	"sync"

	mcp "trpc.group/trpc-go/trpc-mcp-go"
)

func greet(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewTextResult("hello"), nil
}

// Start serves every client with one server.
func Start() error {
	s := mcp.NewServer("greeter", "1.0.0", mcp.WithServerAddress(":8080")) // ok
	s.RegisterTool(mcp.NewTool("greet"), greet)
	return s.Start()
}

// Mounted mounts its handler.
func Mounted(mux *http.ServeMux) {
	s := mcp.NewServer("greeter", "1.0.0") // ok
	s.RegisterTool(mcp.NewTool("greet"), greet)
	mux.Handle("/mcp", s.HTTPHandler())
	mux.Handle("/sse", mcp.NewSSEServer("greeter", "1.0.0")) // ok
}

var last mcp.Session

// LastWins keeps the session of the last caller.
func LastWins() error {
	s := mcp.NewServer("last", "1.0.0") // ok
	s.RegisterTool(mcp.NewTool("join"), func(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		last = mcp.ClientSessionFromContext(ctx) // want session
		return mcp.NewTextResult("joined"), nil
	})
	s.RegisterTool(mcp.NewTool("note"), func(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		last.SetData("note", true)
		return mcp.NewTextResult("noted"), nil
	})
	return s.Start()
}

// ByID keeps sessions by their ids.
func ByID() error {
	var sessions sync.Map
	s := mcp.NewServer("map", "1.0.0") // ok
	s.RegisterTool(mcp.NewTool("join"), func(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		session := mcp.ClientSessionFromContext(ctx)
		sessions.Store(session.GetID(), session) // ok
		return mcp.NewTextResult("joined"), nil
	})
	return s.Start()
}

// Learn adds a tool while it handles a call.
func Learn() error {
	s := mcp.NewServer("learner", "1.0.0") // ok
	s.RegisterTool(mcp.NewTool("learn"), func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		s.RegisterTool(mcp.NewTool("learnt"), greet) // want mutation
		return mcp.NewTextResult("learnt"), nil
	})
	return s.Start()
}

// Shout sends one caller's words to every session.
func Shout() error {
	s := mcp.NewServer("shouter", "1.0.0") // ok
	s.RegisterTool(mcp.NewTool("shout"), func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		_, err := s.BroadcastNotification("shout", map[string]any{"text": req.Params.Arguments["text"]}) // want broadcast
		return mcp.NewTextResult("shouted"), err
	})
	return s.Start()
}

type same struct{}

func (same) GenerateSessionID(*http.Request) string { return "one" } // want sessionid

// Constant gives every session the same id.
func Constant() http.Handler {
	return mcp.NewSSEServer("same", "1.0.0", mcp.WithSSESessionIDGenerator(same{})) // ok
}

type byAddress struct{}

func (byAddress) GenerateSessionID(r *http.Request) string { return r.RemoteAddr } // ok

// ByAddress has an id for each connection.
func ByAddress() http.Handler {
	return mcp.NewSSEServer("address", "1.0.0", mcp.WithSSESessionIDGenerator(byAddress{})) // ok
}
