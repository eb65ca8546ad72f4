// Package transportsse knows the transport of each client by a path of its own.
package transportsse

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	var transports sync.Map
	mux := http.NewServeMux()
	mux.HandleFunc("GET /", func(w http.ResponseWriter, r *http.Request) {
		id := rand.Text()
		t := &mcp.SSEServerTransport{Endpoint: "/messages/" + id, Response: w}
		transports.Store(id, t)
		defer transports.Delete(id)
		session, err := tools.New().Connect(r.Context(), t, nil)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		defer session.Close()
		<-r.Context().Done()
	})
	mux.HandleFunc("POST /messages/{id}", func(w http.ResponseWriter, r *http.Request) {
		t, ok := transports.Load(r.PathValue("id"))
		if !ok {
			http.NotFound(w, r)
			return
		}
		t.(*mcp.SSEServerTransport).ServeHTTP(w, r)
	})
	return mux
}
