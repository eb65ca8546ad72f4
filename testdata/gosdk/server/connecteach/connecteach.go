// Package connecteach connects one server to a transport of each session. The SDK permits it, and offers a factory as well.
package connecteach

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Register adds the stream of the news server.
func Register(mux *http.ServeMux) {
	news := mcp.NewServer(&mcp.Implementation{Name: "news"}, nil) // want server
	mux.HandleFunc("GET /news", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/news/" + r.RemoteAddr, Response: w} // ok
		session, err := news.Connect(r.Context(), t, nil)
		if err != nil {
			return
		}
		_ = session.Wait()
	})
}
