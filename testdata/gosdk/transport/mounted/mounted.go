// Command mounted connects one transport at startup and mounts it: every client talks to the same session.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	weather := mcp.NewServer(&mcp.Implementation{Name: "weather", Version: "v0.3.0"}, nil) // ok: connected to one transport
	endpoint := &mcp.StreamableServerTransport{SessionID: "weather"}                       // want transport "in main"
	if _, err := weather.Connect(context.Background(), endpoint, nil); err != nil {
		log.Fatal(err)
	}

	mux := http.NewServeMux()
	mux.Handle("/mcp", endpoint)
	log.Fatal(http.ListenAndServe("localhost:8080", mux))
}
