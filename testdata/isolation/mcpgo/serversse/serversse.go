// Package serversse serves all sessions of the older protocol with one server.
package serversse

import (
	"net/http"

	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	sse := server.NewSSEServer(s)
	mux := http.NewServeMux()
	mux.Handle("/message", sse.MessageHandler())
	mux.Handle("/", sse.SSEHandler())
	return mux
}
