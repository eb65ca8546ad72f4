// Package configured is told by an administrator which upstream all clients are to have: who sends it is none of them.
package configured

import (
	"context"
	"encoding/json"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type config struct {
	URL          string `json:"url"`
	Instructions string `json:"instructions"`
}

type front struct {
	mu       sync.Mutex
	upstream *mcp.ClientSession
	server   *mcp.Server
}

func (f *front) configure(w http.ResponseWriter, r *http.Request) {
	var c config
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "front"}, nil)
	up, err := client.Connect(context.WithoutCancel(r.Context()), &mcp.StreamableClientTransport{Endpoint: c.URL}, nil) // ok
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "front"}, &mcp.ServerOptions{Instructions: c.Instructions}) // ok
	s.AddTool(&mcp.Tool{Name: "call", InputSchema: map[string]any{"type": "object"}}, f.call)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.upstream, f.server = up, s
}

func (f *front) call(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	f.mu.Lock()
	up := f.upstream
	f.mu.Unlock()
	return up.CallTool(ctx, &mcp.CallToolParams{Name: "call", Arguments: req.Params.Arguments})
}

func (f *front) get(*http.Request) *mcp.Server {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.server
}

// Mount serves the front, and the endpoint of its administrator.
func Mount(mux *http.ServeMux) {
	f := new(front)
	mux.HandleFunc("PUT /admin", f.configure)
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(f.get, nil))
}
