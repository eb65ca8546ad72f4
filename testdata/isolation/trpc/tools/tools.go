// Package tools has what most of the programs serve. No tool here keeps anything.
package tools

import (
	"context"
	"errors"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/driver/gate"
)

// New returns a server with these tools.
func New(options ...mcp.ServerOption) *mcp.Server {
	s := mcp.NewServer("isolation", "1", append(options, mcp.WithServerPath("/"))...)
	s.RegisterTool(mcp.NewTool("echo"), echo)
	s.RegisterTool(mcp.NewTool("hold"), hold)
	return s
}

// AddFence adds a tool that sends a message to the session of its caller, beside the answer.
func AddFence(s *mcp.Server) {
	s.RegisterTool(mcp.NewTool("fence"), func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		session, ok := mcp.GetSessionFromContext(ctx)
		if !ok {
			return nil, errors.New("no session")
		}
		text := Text(req)
		// The stream may not be open yet; the driver tries again.
		_ = s.SendNotification(session.GetID(), "notifications/message", Log(text))
		return mcp.NewTextResult(text), nil
	})
}

type userKey struct{}

// Named tells handlers who calls.
func Named(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), userKey{}, r.Header.Get("X-User"))))
	})
}

// User is who calls.
func User(ctx context.Context) string {
	user, _ := ctx.Value(userKey{}).(string)
	return user
}

// Text is what a call says.
func Text(req *mcp.CallToolRequest) string { return argument(req, "text") }

// Log is a message with text.
func Log(text string) map[string]any { return map[string]any{"level": "info", "data": text} }

func argument(req *mcp.CallToolRequest, name string) string {
	text, _ := req.Params.Arguments[name].(string)
	return text
}

func echo(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewTextResult(Text(req)), nil
}

// hold answers when its gate opens.
func hold(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	key := argument(req, "key")
	if err := gate.Enter(ctx, key); err != nil {
		return nil, err
	}
	return mcp.NewTextResult(key), nil
}
