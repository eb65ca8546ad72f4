package constructors

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Stream serves the last client.
type Stream struct {
	Server *mcp.Server
	last   *mcp.SSEServerTransport
}

// Get opens a stream.
func (s *Stream) Get(w http.ResponseWriter, r *http.Request) {
	s.last = mcp.NewSSEServerTransport("/stream", w) // want transport
	_ = s.Server.Run(r.Context(), s.last)
}

// Post takes a message.
func (s *Stream) Post(w http.ResponseWriter, r *http.Request) { s.last.ServeHTTP(w, r) }
