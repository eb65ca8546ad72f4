// Package picked has tables of sessions, of which functions that take a test pick those to send to.
package picked

import (
	"context"
	"maps"
	"net/http"
	"slices"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type table struct {
	mu   sync.Mutex
	byID map[string]*mcp.ServerSession
	list []*mcp.ServerSession
}

func progress(message string) *mcp.ProgressNotificationParams {
	return &mcp.ProgressNotificationParams{Message: message}
}

func wording(to, by *mcp.ServerSession, job string) string {
	if to == by {
		return job
	}
	return "somebody runs a job"
}

// Handler serves the tools.
func Handler() http.Handler {
	t := &table{byID: make(map[string]*mcp.ServerSession)}
	s := mcp.NewServer(&mcp.Implementation{Name: "picked"}, &mcp.ServerOptions{ // want server
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			t.mu.Lock()
			defer t.mu.Unlock()
			t.byID[req.Session.ID()] = req.Session
			t.list = append(t.list, req.Session)
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "all"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		for _, session := range t.list {
			_ = session.NotifyProgress(ctx, progress(in.Job)) // want broadcast
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "left"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		own := maps.Clone(t.byID)
		maps.DeleteFunc(own, func(id string, _ *mcp.ServerSession) bool { return id != req.Session.ID() })
		for _, session := range own {
			_ = session.NotifyProgress(ctx, progress(in.Job)) // ok: the others were deleted
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "found"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		i := slices.IndexFunc(t.list, func(other *mcp.ServerSession) bool { return other == req.Session })
		for _, session := range t.list[i : i+1] {
			_ = session.NotifyProgress(ctx, progress(in.Job)) // ok: it was looked for
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "worded"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		for _, session := range t.list {
			_ = session.NotifyProgress(ctx, progress(wording(session, req.Session, in.Job))) // ok: each gets what is for it
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
