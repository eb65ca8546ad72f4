// Command errgroup runs the session and the listener in two goroutines of a group.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sync/errgroup"
)

func main() {
	group, ctx := errgroup.WithContext(context.Background())
	var t *mcp.StreamableServerTransport
	ready := make(chan struct{})
	group.Go(func() error {
		t = &mcp.StreamableServerTransport{SessionID: "group"} // want transport
		close(ready)
		return mcp.NewServer(&mcp.Implementation{Name: "group"}, nil).Run(ctx, t)
	})
	group.Go(func() error {
		<-ready
		return http.ListenAndServe(":8080", t)
	})
	log.Fatal(group.Wait())
}
