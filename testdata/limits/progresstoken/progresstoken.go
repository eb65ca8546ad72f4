// Package progresstoken passes on the progress of a server behind it, to the session that is found under the token of the
// message. Each client chooses its tokens by itself, and two may choose the same.
package progresstoken

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type relay struct {
	upstream *mcp.ClientSession
	sessions sync.Map
}

func (r *relay) progress(ctx context.Context, req *mcp.ProgressNotificationClientRequest) {
	if session, ok := r.sessions.Load(req.Params.ProgressToken); ok {
		_ = session.(*mcp.ServerSession).NotifyProgress(ctx, req.Params)
	}
}

func (r *relay) call(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	params := &mcp.CallToolParams{Name: req.Params.Name, Arguments: req.Params.Arguments}
	token := req.Params.GetProgressToken()
	params.SetProgressToken(token)
	r.sessions.Store(token, req.Session) // limit: missed session
	defer r.sessions.Delete(token)
	return r.upstream.CallTool(ctx, params)
}

// Handler serves the tools that are behind it.
func Handler(ctx context.Context, endpoint string) (http.Handler, error) {
	r := new(relay)
	client := mcp.NewClient(&mcp.Implementation{Name: "relay"}, &mcp.ClientOptions{ProgressNotificationHandler: r.progress})
	upstream, err := client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: endpoint}, nil)
	if err != nil {
		return nil, err
	}
	r.upstream = upstream
	s := mcp.NewServer(&mcp.Implementation{Name: "relay"}, nil) // want server
	s.AddTool(&mcp.Tool{Name: "build", InputSchema: map[string]any{"type": "object"}}, r.call)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), nil
}
