// Package channelqueue hands each request's transport to a worker through a channel: it arrives once, and nobody else gets it.
package channelqueue

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s; the sessions run in one place.
func Handler(ctx context.Context, s *mcp.Server) http.Handler {
	queue := make(chan *mcp.SSEServerTransport)
	go func() {
		for t := range queue {
			go func() { _ = s.Run(ctx, t) }()
		}
	}()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		queue <- &mcp.SSEServerTransport{Endpoint: "/" + r.PathValue("id"), Response: w} // ok
		<-r.Context().Done()
	})
}
