// Package holder keeps, in one field, a struct of the last request with its transport inside.
package holder

import (
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type connection struct {
	stream *mcp.SSEServerTransport
	since  time.Time
}

// A Desk has one visitor.
type Desk struct {
	Server  *mcp.Server
	visitor *connection
}

// Enter opens a stream.
func (d *Desk) Enter(w http.ResponseWriter, r *http.Request) {
	c := &connection{
		stream: &mcp.SSEServerTransport{Endpoint: "/desk", Response: w}, // want transport
		since:  time.Now(),
	}
	d.visitor = c
	_ = d.Server.Run(r.Context(), c.stream)
}

// Say takes a message.
func (d *Desk) Say(w http.ResponseWriter, r *http.Request) {
	d.visitor.stream.ServeHTTP(w, r)
}
