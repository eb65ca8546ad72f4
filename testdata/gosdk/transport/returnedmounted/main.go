// Command returnedmounted mounts one handler of a library at startup, and serves one request with another.
package main

import (
	"context"
	"log"
	"net/http"

	"example.com/gosdk/transport/returnedmounted/lib"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "returned"}, nil)
}

func main() {
	http.Handle("/shared", lib.Endpoint(context.Background(), newServer())) // want transport
	http.HandleFunc("/own", func(w http.ResponseWriter, r *http.Request) {
		lib.Endpoint(r.Context(), newServer()).ServeHTTP(w, r) // ok
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
