// Package readconnection connects a transport without a server, and reads from its connection in every request.
package readconnection

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type pipe struct{ conn mcp.Connection }

// Handler serves what comes in.
func Handler(ctx context.Context) (http.Handler, error) {
	conn, err := (&mcp.StdioTransport{}).Connect(ctx) // limit: missed transport
	if err != nil {
		return nil, err
	}
	return &pipe{conn}, nil
}

func (p *pipe) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if _, err := p.conn.Read(r.Context()); err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
	}
}
