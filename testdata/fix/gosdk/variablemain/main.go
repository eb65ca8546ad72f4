// Command variablemain configures the server of the package in main.
package main

import (
	"context"
	"flag"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "main"}, nil)

type input struct {
	Text string `json:"text"`
}

func main() {
	stdio := flag.Bool("stdio", false, "serve on standard streams")
	flag.Parse()

	// The tools.
	mcp.AddTool(server, &mcp.Tool{Name: "echo"}, echo)

	if *stdio {
		log.Fatal(server.Run(context.Background(), &mcp.StdioTransport{}))
	}
	handler := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return server
	}, nil)
	log.Fatal(http.ListenAndServe("localhost:8080", handler))
}

func echo(_ context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, string, error) {
	return nil, in.Text, nil
}
