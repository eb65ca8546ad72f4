// Package uniquepath mounts, from inside the GET handler, the transport that this GET made, under a path that nobody else has.
package uniquepath

import (
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Register adds the SSE endpoint of s to mux.
func Register(mux *http.ServeMux, s *mcp.Server) {
	mux.HandleFunc("GET /events", func(w http.ResponseWriter, r *http.Request) {
		inbox := "/inbox/" + rand.Text()
		stream := &mcp.SSEServerTransport{Endpoint: inbox, Response: w} // ok
		mux.Handle("POST "+inbox, stream)
		session, err := s.Connect(r.Context(), stream, nil)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		_ = session.Wait()
	})
}
