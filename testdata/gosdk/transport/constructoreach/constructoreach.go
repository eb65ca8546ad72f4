// Command constructoreach calls the same function as constructor does, but in the request.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func dial(ctx context.Context, s *mcp.Server, id string) (*mcp.StreamableServerTransport, error) {
	t := &mcp.StreamableServerTransport{SessionID: id} // ok
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return nil, fmt.Errorf("connecting %q: %w", id, err)
	}
	return t, nil
}

func main() {
	pages := func() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "pages"}, nil) } // ok
	log.Fatal(http.ListenAndServe(":8080", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t, err := dial(r.Context(), pages(), "") // ok
		if err != nil {
			log.Print(err)
			return
		}
		t.ServeHTTP(w, r)
	})))
}
