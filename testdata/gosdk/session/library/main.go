// Command library attaches each caller to a notifier of the process, and to one of the call.
package main

import (
	"context"
	"log"
	"net/http"

	"example.com/gosdk/session/library/lib"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "lib"}, nil) // want server
	shared := &lib.Notifier{}
	mcp.AddTool(s, &mcp.Tool{Name: "shared"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		shared.Attach(req.Session) // want session
		return nil, nil, shared.Tell(ctx, "hello")
	})
	mcp.AddTool(s, &mcp.Tool{Name: "own"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		own := &lib.Notifier{}
		own.Attach(req.Session) // ok
		return nil, nil, own.Tell(ctx, "hello")
	})
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
	log.Fatal(http.ListenAndServe(":8080", h))
}
