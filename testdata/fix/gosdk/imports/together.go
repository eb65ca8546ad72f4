package imports

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Left has one of the two uses of an import.
func Left(server *mcp.Server) {
	transport := &mcp.StreamableServerTransport{}
	server.Connect(context.Background(), transport, nil)
	http.Handle("/left", transport)
}

// Right has the other.
func Right(server *mcp.Server) {
	transport := &mcp.StreamableServerTransport{}
	server.Connect(context.Background(), transport, nil)
	http.Handle("/right", transport)
}
