// Package ownkey keeps each transport under the id of its client, and reads what is under one fixed id: the
// transport of the client that has that id, and nobody else's.
package ownkey

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var byClient = make(map[string]*mcp.StreamableServerTransport)

// Register registers a handler for all clients and one for the operator.
func Register(server *mcp.Server) {
	http.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{} // ok: one for each client
		if _, err := server.Connect(r.Context(), t, nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		byClient[r.URL.Query().Get("client")] = t
		t.ServeHTTP(w, r)
	})
	http.HandleFunc("/operator", func(w http.ResponseWriter, r *http.Request) {
		if t := byClient["operator"]; t != nil {
			t.ServeHTTP(w, r)
		}
	})
}
