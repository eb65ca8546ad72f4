// Command handlermethod builds a server, and the notes that its tool is a method of, for each session.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/limits/handlermethod/notes"
)

func main() {
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		server := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
		server.AddTool(&mcp.Tool{Name: "write", InputSchema: map[string]any{"type": "object"}}, new(notes.Notes).Write)
		return server
	}, nil)))
}
