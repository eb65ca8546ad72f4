// Package attach connects its server in a method that gets transports of two kinds; those within the process are no clients.
package attach

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Gateway has one server.
type Gateway struct{ server *mcp.Server }

// New returns a Gateway.
func New() *Gateway {
	return &Gateway{server: mcp.NewServer(&mcp.Implementation{Name: "gateway"}, nil)} // want server "gets .mcp.Server.Connect at attach.go:20."
}

func (g *Gateway) attach(ctx context.Context, t mcp.Transport) (*mcp.ServerSession, error) {
	return g.server.Connect(ctx, t, nil)
}

// Check sees whether the server can be connected to.
func (g *Gateway) Check(w http.ResponseWriter, r *http.Request) {
	_, far := mcp.NewInMemoryTransports()
	if _, err := g.attach(r.Context(), far); err != nil {
		w.WriteHeader(http.StatusServiceUnavailable)
	}
}

// Stream serves a GET.
func (g *Gateway) Stream(w http.ResponseWriter, r *http.Request) {
	session, err := g.attach(r.Context(), &mcp.SSEServerTransport{Endpoint: "/messages", Response: w})
	if err == nil {
		_ = session.Wait()
	}
}
