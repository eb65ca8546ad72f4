package imports

import "context"

import "net/http"

import sdk "github.com/modelcontextprotocol/go-sdk/mcp"

// Alone has imports that stand alone.
func Alone(server *sdk.Server) {
	transport := &sdk.StreamableServerTransport{}
	server.Connect(context.Background(), transport, nil)
	http.Handle("/alone", transport)
}
