// Package okmount mounts a transport in the request that it was built for, at a path that nobody else
// knows.
package okmount

import (
	"crypto/rand"
	"log"
	"net/http"
	"path"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Cinema shows the films to one more client with each GET of /films.
func Cinema(films *mcp.Server, mux *http.ServeMux) {
	mux.HandleFunc("GET /films", func(w http.ResponseWriter, req *http.Request) {
		seat := path.Join("/films", rand.Text())
		projector := &mcp.SSEServerTransport{Response: w, Endpoint: seat} // ok
		mux.Handle("POST "+seat, projector)
		if err := films.Run(req.Context(), projector); err != nil {
			log.Printf("the film broke: %v", err)
		}
	})
}
