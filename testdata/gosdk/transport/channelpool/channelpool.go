// Package channelpool lends its only transport to one request at a time, through a channel: in turn is shared as well.
package channelpool

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s.
func Handler(ctx context.Context, s *mcp.Server) (http.Handler, error) {
	free := make(chan *mcp.StreamableServerTransport, 1)
	t := &mcp.StreamableServerTransport{SessionID: "turn"} // want transport
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return nil, err
	}
	free <- t
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mine := <-free
		defer func() { free <- mine }()
		mine.ServeHTTP(w, r)
	}), nil
}
