// Package tools has what most of the programs serve. No tool here keeps anything.
package tools

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/viant/jsonrpc"
	"github.com/viant/jsonrpc/transport"
	"github.com/viant/mcp-protocol/client"
	"github.com/viant/mcp-protocol/logger"
	"github.com/viant/mcp-protocol/schema"
	protocol "github.com/viant/mcp-protocol/server"
	"github.com/viant/mcp/server"

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

// New returns the handler of a session, with these tools.
func New(notifier transport.Notifier, log logger.Logger, c client.Operations) *protocol.DefaultHandler {
	h := protocol.NewDefaultHandler(notifier, log, c)
	Add(h, "echo", func(_ context.Context, in Text) (*schema.CallToolResult, *jsonrpc.Error) { return Say(in.Text), nil })
	Add(h, "hold", hold)
	Add(h, "report", func(ctx context.Context, in Key) (*schema.CallToolResult, *jsonrpc.Error) {
		return report(ctx, in, notifier, log)
	})
	Add(h, "fence", func(ctx context.Context, in Text) (*schema.CallToolResult, *jsonrpc.Error) {
		return Say(in.Text), Failed(log.Info(ctx, in.Text))
	})
	return h
}

// Add adds a tool.
func Add[In any](h *protocol.DefaultHandler, name string, tool func(context.Context, In) (*schema.CallToolResult, *jsonrpc.Error)) {
	if err := protocol.RegisterTool[In, None](h.Registry, name, name, tool); err != nil {
		panic(err)
	}
}

// Serve serves with the handlers that a factory makes.
func Serve(factory protocol.NewHandler) http.Handler {
	s, err := server.New(server.WithNewHandler(factory), server.WithStreamableURI("/"))
	if err != nil {
		panic(err)
	}
	return Named(s.HTTP(context.Background(), "").Handler)
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

// Say is an answer that is text.
func Say(text string) *schema.CallToolResult {
	return &schema.CallToolResult{Content: []schema.CallToolResultContentElem{schema.TextContent{Type: "text", Text: text}}}
}

// Failed is an error of a tool, if there is one.
func Failed(err error) *jsonrpc.Error {
	if err == nil {
		return nil
	}
	return jsonrpc.NewInternalError(err.Error(), nil)
}

// hold answers when its gate opens. It does not heed the context: the SDK ends that of one session's
// call when a call of another one with the same id ends, as package cancelled shows.
func hold(ctx context.Context, in Key) (*schema.CallToolResult, *jsonrpc.Error) {
	return Say(in.Key), Failed(gate.Enter(context.WithoutCancel(ctx), in.Key))
}

// report reports progress and writes a log for its caller, when its gate opens, and answers when
// the next does.
func report(ctx context.Context, in Key, notifier transport.Notifier, log logger.Logger) (*schema.CallToolResult, *jsonrpc.Error) {
	ctx = context.WithoutCancel(ctx)
	if err := gate.Enter(ctx, in.Key); err != nil {
		return nil, Failed(err)
	}
	params, err := json.Marshal(schema.ProgressNotificationParams{Message: &in.Key, Progress: 1, ProgressToken: 1})
	if err != nil {
		return nil, Failed(err)
	}
	if err := notifier.Notify(ctx, &jsonrpc.Notification{Jsonrpc: jsonrpc.Version, Method: schema.MethodNotificationProgress, Params: params}); err != nil {
		return nil, Failed(err)
	}
	if err := log.Info(ctx, in.Key); err != nil {
		return nil, Failed(err)
	}
	return Say(in.Key), Failed(gate.Enter(ctx, in.Key+"-sent"))
}
