// Command constructor gets a connected transport, or an error, from a function of its own and mounts it.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func dial(ctx context.Context, s *mcp.Server, id string) (*mcp.StreamableServerTransport, error) {
	t := &mcp.StreamableServerTransport{SessionID: id}
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return nil, fmt.Errorf("connecting %s: %w", id, err)
	}
	return t, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "pages"}, nil)
	t, err := dial(context.Background(), s, "pages") // want transport
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(":8080", t))
}
