// Package connect keeps the session that Connect returned to the last GET.
package connect

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Feed pushes to its readers.
type Feed struct {
	Server  *mcp.Server
	session *mcp.ServerSession
}

// Open opens a stream.
func (f *Feed) Open(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/feed", Response: w} // ok: only its session is kept
	var err error
	f.session, err = f.Server.Connect(r.Context(), t, nil) // want session
	if err != nil {
		return
	}
	<-r.Context().Done()
}

// Publish is an endpoint for editors.
func (f *Feed) Publish(w http.ResponseWriter, r *http.Request) {
	err := f.session.Log(r.Context(), &mcp.LoggingMessageParams{Level: "info", Data: "published"})
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
	}
}
