// Package transportlastwins overwrites its transport with that of each client that comes.
package transportlastwins

import (
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type app struct {
	current atomic.Pointer[mcp.SSEServerTransport]
}

// Handler serves tools.
func Handler() http.Handler {
	a := new(app)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /", a.listen)
	mux.HandleFunc("POST /messages", a.post)
	return mux
}

func (a *app) listen(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/messages", Response: w}
	a.current.Store(t)
	session, err := tools.New().Connect(r.Context(), t, nil)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	defer session.Close()
	<-r.Context().Done()
}

func (a *app) post(w http.ResponseWriter, r *http.Request) {
	a.current.Load().ServeHTTP(w, r)
}
