// Package transportmounted mounts one transport, which it built at startup, for every client.
package transportmounted

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t := &mcp.StreamableServerTransport{SessionID: "fixed"}
	if _, err := tools.New().Connect(context.Background(), t, nil); err != nil {
		panic(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/", t)
	return mux
}
