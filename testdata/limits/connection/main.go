// Command connection opens a connection for each session with another package, and keeps it under its id.
package main

import (
	"context"
	"crypto/rand"
	"log"
	"net/http"
	"sync"

	"example.com/limits/connection/wire"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "wired"}, nil) // want server

type connections struct{ byID sync.Map }

func (c *connections) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if known, ok := c.byID.Load(r.Header.Get("Mcp-Session-Id")); ok {
		known.(*wire.Conn).ServeHTTP(w, r)
		return
	}
	id := rand.Text()
	conn, err := wire.New(context.WithoutCancel(r.Context()), server, id)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	c.byID.Store(id, conn)
	conn.ServeHTTP(w, r)
}

func main() {
	log.Fatal(http.ListenAndServe(":8080", new(connections)))
}
