// Command multiplexer serves one server over both HTTP transports of the SDK, which tell their clients apart.
package main

import (
	"log"
	"net/http"

	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("files", "1.0") // ok
	sse := server.NewSSEServer(s)            // ok
	mux := http.NewServeMux()
	mux.Handle("/mcp", server.NewStreamableHTTPServer(s)) // ok
	mux.Handle("/sse", sse.SSEHandler())
	mux.Handle("/message", sse.MessageHandler())
	log.Fatal(http.ListenAndServe(":8080", mux))
}
