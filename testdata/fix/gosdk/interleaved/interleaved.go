// Command interleaved mixes construction with other work, and serves the standard streams as well.
package main

import (
	"context"
	"flag"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var addr = flag.String("http", "", "listen here")

func main() {
	flag.Parse()
	readOnly := flag.NArg() == 0
	opts := &mcp.ServerOptions{}
	opts.Instructions = "Ask."
	server := mcp.NewServer(&mcp.Implementation{Name: "interleaved"}, opts)
	log.Print("starting")

	if !readOnly {
		server.AddPrompt(&mcp.Prompt{Name: "write"}, prompt)
	}

	log.Print("more")
	server.AddPrompt(&mcp.Prompt{Name: "read"}, prompt)

	if *addr == "" {
		log.Fatal(server.Run(context.Background(), &mcp.StdioTransport{}))
	}
	get := func(req *http.Request) *mcp.Server {
		log.Print(req.URL)
		return server
	}
	handler := mcp.NewStreamableHTTPHandler(get, &mcp.StreamableHTTPOptions{JSONResponse: true})
	log.Fatal(http.ListenAndServe(*addr, handler))
}

func prompt(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return &mcp.GetPromptResult{}, nil
}
