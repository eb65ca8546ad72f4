// Command run gives its transport to Run and starts a listener that does not know it: nobody reaches the server.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "alone"}, nil)
	go func() { log.Print(http.ListenAndServe(":8080", nil)) }()
	log.Fatal(s.Run(context.Background(), &mcp.StreamableServerTransport{})) // want transport
}
