// Package connecteach connects one server to one transport anew for each request; the transport takes the first client only.
package connecteach

import (
	"log/slog"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type gateway struct {
	notes *mcp.Server
	wire  *mcp.StreamableServerTransport
}

// Routes mounts the gateway.
func Routes(mux *http.ServeMux) {
	g := new(gateway)
	g.notes = mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil) // want server
	g.wire = &mcp.StreamableServerTransport{SessionID: "notes"}      // want transport
	mux.Handle("/notes", g)
}

func (g *gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	session, err := g.notes.Connect(r.Context(), g.wire, nil)
	if err != nil {
		slog.Error("connect", "err", err)
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	defer session.Close()
	g.wire.ServeHTTP(w, r)
}
