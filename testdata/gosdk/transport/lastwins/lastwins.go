// Package lastwins keeps the newest SSE stream in a field: what any client posts is answered on the stream of the last one.
package lastwins

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Bridge serves one MCP server over SSE.
type Bridge struct {
	Server *mcp.Server

	mu     sync.Mutex
	stream *mcp.SSEServerTransport
}

// Open answers GET.
func (b *Bridge) Open(w http.ResponseWriter, r *http.Request) {
	b.mu.Lock()
	b.stream = &mcp.SSEServerTransport{Endpoint: "/post", Response: w} // want transport
	current := b.stream
	b.mu.Unlock()

	session, err := b.Server.Connect(r.Context(), current, nil)
	if err != nil {
		http.Error(w, "cannot connect", http.StatusBadGateway)
		return
	}
	_ = session.Wait()
}

// Post answers POST.
func (b *Bridge) Post(w http.ResponseWriter, r *http.Request) {
	b.mu.Lock()
	current := b.stream
	b.mu.Unlock()
	if current == nil {
		http.NotFound(w, r)
		return
	}
	current.ServeHTTP(w, r)
}
