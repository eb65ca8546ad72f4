// Package okperrequest builds a server and a handler for it in each request. The function given to
// the SDK returns a variable from outside of it, which is still of this request only.
package okperrequest

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Museum shows each host its own collection.
type Museum struct {
	curate func(*http.Request) (*mcp.Server, error)
}

// NewMuseum returns a museum that names its servers by host.
func NewMuseum() *Museum {
	m := new(Museum)
	m.curate = func(req *http.Request) (*mcp.Server, error) {
		return mcp.NewServer(&mcp.Implementation{Name: "museum of " + req.Host}, nil), nil // ok
	}
	return m
}

// ServeHTTP implements [http.Handler].
func (m *Museum) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	exhibition, err := m.curate(req)
	if err != nil {
		http.Error(w, "closed today", http.StatusServiceUnavailable)
		return
	}
	exhibition.AddReceivingMiddleware() // ok: no other request has this server

	hall := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return exhibition
	}, &mcp.StreamableHTTPOptions{Stateless: true})
	hall.ServeHTTP(w, req)
}
