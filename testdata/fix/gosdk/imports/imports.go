// Package imports has fixes that take the last use of an import away.
package imports

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount connects, and stops if that fails.
func Mount(server *mcp.Server) {
	transport := &mcp.StreamableServerTransport{}
	_, err := server.Connect(context.Background(), transport, nil)
	if err != nil {
		log.Fatal(err)
	}
	http.Handle("/mcp", transport)
}
