// Package reconnect connects its only transport again in each request. The SDK refuses the second
// time.
package reconnect

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Ferry crosses with whoever is there.
type Ferry struct {
	crew *mcp.Server
	boat *mcp.StreamableServerTransport
}

// NewFerry returns a ferry at the pier.
func NewFerry() *Ferry {
	return &Ferry{
		crew: mcp.NewServer(&mcp.Implementation{Name: "ferry"}, nil), // want server
		boat: &mcp.StreamableServerTransport{},                       // want transport
	}
}

// ServeHTTP implements [http.Handler].
func (f *Ferry) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	_, err := f.crew.Connect(req.Context(), f.boat, nil)
	if err != nil {
		log.Printf("left behind: %v", err)
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	f.boat.ServeHTTP(w, req)
}
