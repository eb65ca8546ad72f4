// Package connectlocal leaves the session that Connect returns in a variable of the request.
package connectlocal

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Feed has one article.
type Feed struct{ Server *mcp.Server }

// Open opens a stream.
func (f *Feed) Open(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/feed", Response: w} // ok
	session, err := f.Server.Connect(r.Context(), t, nil)        // ok
	if err != nil {
		return
	}
	_ = session.Log(r.Context(), &mcp.LoggingMessageParams{Level: "info", Data: "welcome"})
	_ = session.Wait()
}
