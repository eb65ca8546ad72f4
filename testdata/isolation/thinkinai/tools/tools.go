// Package tools has what most of the programs serve. No tool here keeps anything.
package tools

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"
	"github.com/ThinkInAIXYZ/go-mcp/transport"

	"example.com/isolation/driver/gate"
)

// Key names a call.
type Key struct {
	Key string `json:"key"`
}

// Text is what a call says.
type Text struct {
	Text string `json:"text"`
}

// None is no arguments.
type None struct{}

// New returns a server on a transport, with these tools.
func New(t transport.ServerTransport, options ...server.Option) *server.Server {
	s, err := server.NewServer(t, options...)
	if err != nil {
		panic(err)
	}
	s.RegisterTool(Tool("echo", Text{}), echo)
	s.RegisterTool(Tool("hold", Key{}), hold)
	s.RegisterTool(Tool("report", Key{}), reporter{s}.report)
	return s
}

// Stateful returns a transport with sessions, and its handler.
func Stateful() (transport.ServerTransport, http.Handler) {
	t, h, err := transport.NewStreamableHTTPServerTransportAndHandler(
		transport.WithStreamableHTTPServerTransportAndHandlerOptionStateMode(transport.Stateful))
	if err != nil {
		panic(err)
	}
	return t, h.HandleMCP()
}

// Tool describes a tool.
func Tool(name string, in any) *protocol.Tool {
	t, err := protocol.NewTool(name, name, in)
	if err != nil {
		panic(err)
	}
	return t
}

// Say is an answer that is text.
func Say(text string) *protocol.CallToolResult {
	return protocol.NewCallToolResult([]protocol.Content{&protocol.TextContent{Type: "text", Text: text}}, false)
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

// Argument is an argument of a call.
func Argument(req *protocol.CallToolRequest, name string) string {
	text, _ := req.Arguments[name].(string)
	return text
}

func echo(_ context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	return Say(Argument(req, "text")), nil
}

// hold answers when its gate opens.
func hold(ctx context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	key := Argument(req, "key")
	if err := gate.Enter(ctx, key); err != nil {
		return nil, err
	}
	return Say(key), nil
}

type reporter struct{ *server.Server }

// report reports progress to its caller, when its gate opens, and answers when the next does.
func (r reporter) report(ctx context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	key := Argument(req, "key")
	if err := gate.Enter(ctx, key); err != nil {
		return nil, err
	}
	if err := r.SendProgressNotification(ctx, protocol.NewProgressNotification(1, 1, key)); err != nil {
		return nil, err
	}
	if err := gate.Enter(ctx, key+"-sent"); err != nil {
		return nil, err
	}
	return Say(key), nil
}
