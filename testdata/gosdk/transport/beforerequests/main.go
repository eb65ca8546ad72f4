// Command beforerequests reads a slot at startup, where nothing is in it yet, whatever requests leave there later.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// initial is what the slot has before main.
var initial = last

var last *mcp.StreamableServerTransport

func main() {
	ctx := context.Background()
	server := mcp.NewServer(&mcp.Implementation{Name: "before"}, nil) // want server
	http.HandleFunc("/new", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{} // ok: what main and initial have of it is nil
		if _, err := server.Connect(ctx, t, nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		last = t
		t.ServeHTTP(w, r)
	})
	if fallback := last; fallback != nil {
		http.Handle("/fallback", fallback)
	}
	if initial != nil {
		http.Handle("/initial", initial)
	}
	log.Fatal(http.ListenAndServe("localhost:0", nil))
}
