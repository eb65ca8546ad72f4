/* want package:`matters` */ // Package web serves what it is given.
package web

import (
	"context"
	"net/http"

	"example.com/facts/app"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves one server.
func Handler(s *mcp.Server) http.Handler { // want Handler:`^result0=new StreamableHTTPHandler param0:slot$`
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// HandlerOfApp serves the field of another package's struct.
func HandlerOfApp(a *app.App) http.Handler { // want HandlerOfApp:`^result0=new StreamableHTTPHandler param0\.server:slot$`
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.Server() }, nil)
}

// Mount mounts a transport.
func Mount(mux *http.ServeMux, t *mcp.StreamableServerTransport) { // want Mount:`^param1:mounted$`
	mux.Handle("/mcp", t)
}

// Serve serves one request.
func Serve(t *mcp.StreamableServerTransport, w http.ResponseWriter, r *http.Request) { // want Serve:`^param0:called$`
	t.ServeHTTP(w, r)
}

// Connect connects to a transport of the request.
func Connect(s *mcp.Server) http.HandlerFunc { // want Connect:`^param0:connects$`
	return func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/messages", Response: w}
		s.Connect(r.Context(), t, nil)
	}
}

// Run runs a server; that is no use by a request.
func Run(ctx context.Context, s *mcp.Server) error { return s.Run(ctx, &mcp.StdioTransport{}) } // want Run:`^param1:connects$`
