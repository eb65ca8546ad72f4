package imports

import (
	"context" // for the transport: no fix, since this would be lost
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Commented would lose a comment.
func Commented(server *mcp.Server) {
	transport := &mcp.StreamableServerTransport{}
	server.Connect(context.Background(), transport, nil)
	http.Handle("/commented", transport)
}
