// Command joined reads a slot in a goroutine, and waits for it before there are requests. When a goroutine runs is
// not known.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var last *mcp.StreamableServerTransport

func main() {
	ctx := context.Background()
	server := mcp.NewServer(&mcp.Implementation{Name: "joined"}, nil) // want server
	first := make(chan *mcp.StreamableServerTransport)
	go func() { first <- last }()
	fallback := <-first
	http.HandleFunc("/new", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{} // limit: false report of transport
		if _, err := server.Connect(ctx, t, nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		last = t
		t.ServeHTTP(w, r)
	})
	http.HandleFunc("/fallback", func(w http.ResponseWriter, r *http.Request) {
		if fallback != nil {
			fallback.ServeHTTP(w, r)
		}
	})
	log.Fatal(http.ListenAndServe("localhost:0", nil))
}
