// Package statuspage remembers the last call for whoever runs the server, who is no client.
package statuspage

import (
	"context"
	"fmt"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type status struct {
	mu   sync.Mutex
	tool string
}

func (s *status) note(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if call, ok := req.(*mcp.CallToolRequest); ok {
			s.mu.Lock()
			s.tool = call.Params.Name // ok
			s.mu.Unlock()
		}
		return next(ctx, method, req)
	}
}

func (s *status) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	fmt.Fprintf(w, "last call: %s\n", s.tool)
}

// Mount serves newServer's servers and their status.
func Mount(mux *http.ServeMux, newServer func() *mcp.Server) {
	st := new(status)
	mux.Handle("/status", st)
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := newServer()
		s.AddReceivingMiddleware(st.note)
		return s
	}, nil))
}
