// Package output lets what the program writes go to the session of the client that called last.
package output

import (
	"context"
	"fmt"
	"io"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type writer struct{ session *mcp.ServerSession }

func (w *writer) Write(p []byte) (int, error) {
	return len(p), w.session.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: string(p)})
}

var out io.Writer = io.Discard

// AddTools adds tools to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "log"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		log.SetOutput(&writer{req.Session}) // want session
		log.Print("logged")
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "print"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		out = &writer{req.Session} // want session
		report("printed")
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "own"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		own := &writer{req.Session} // ok
		fmt.Fprintln(own, "printed")
		log.New(own, "", 0).Print("logged")
		return nil, nil, nil
	})
}

func report(text string) { fmt.Fprintln(out, text) }
