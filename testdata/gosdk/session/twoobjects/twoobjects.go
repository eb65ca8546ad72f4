// Command twoobjects has a console for the standard streams, and one for each call that comes over HTTP.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type console struct{ to *mcp.ServerSession }

func (c *console) use(s *mcp.ServerSession) { c.to = s } // ok

func (c *console) print(ctx context.Context, text string) error {
	return c.to.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}

func hello(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	c := &console{}
	c.use(req.Session)
	return nil, nil, c.print(ctx, "hello")
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "console"}, nil) // ok
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	return s
}

func main() {
	ctx := context.Background()
	session, err := newServer().Connect(ctx, &mcp.StdioTransport{}, nil)
	if err != nil {
		log.Fatal(err)
	}
	local := &console{}
	local.use(session)
	if err := local.print(ctx, "ready"); err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newServer() }, nil)))
}
