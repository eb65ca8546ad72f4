// Command duringrequests reads a slot in main, while requests put something there.
package main

import (
	"context"
	"log"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var last *mcp.StreamableServerTransport

func main() {
	ctx := context.Background()
	server := mcp.NewServer(&mcp.Implementation{Name: "during"}, nil) // want server
	http.HandleFunc("/new", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{} // want transport "kept in package variable last"
		if _, err := server.Connect(ctx, t, nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		last = t
		t.ServeHTTP(w, r)
	})
	go func() { log.Fatal(http.ListenAndServe("localhost:0", nil)) }()
	for last == nil {
		time.Sleep(time.Second)
	}
	fallback := last
	http.HandleFunc("/fallback", func(w http.ResponseWriter, r *http.Request) { fallback.ServeHTTP(w, r) })
	select {}
}
