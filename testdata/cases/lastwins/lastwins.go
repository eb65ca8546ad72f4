// Package lastwins has a single field for the transports of all its SSE clients. What an earlier
// client posts is read by the session of the latest one.
package lastwins

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Radio plays to its listeners.
type Radio struct {
	station *mcp.Server
	stream  *mcp.SSEServerTransport
}

// Routes adds the two endpoints of SSE.
func (ra *Radio) Routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /listen", ra.listen)
	mux.HandleFunc("POST /request", ra.request)
}

func (ra *Radio) listen(w http.ResponseWriter, req *http.Request) {
	ra.stream = &mcp.SSEServerTransport{Response: w, Endpoint: "/request"} // want transport

	session, err := ra.station.Connect(req.Context(), ra.stream, nil)
	if err != nil {
		log.Printf("no reception: %v", err)
		return
	}
	if err := session.Wait(); err != nil {
		log.Printf("lost a listener: %v", err)
	}
}

func (ra *Radio) request(w http.ResponseWriter, req *http.Request) {
	// Nothing tells here which listener asks.
	ra.stream.ServeHTTP(w, req)
}
