// Package toolcall has a tool that adds another tool. Whoever calls it changes the list of all.
package toolcall

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Workshop lends out tools over MCP.
type Workshop struct {
	shelf *mcp.Server
}

// Open returns a workshop with nothing but the tool that brings more.
func Open() *Workshop {
	w := new(Workshop)
	w.shelf = mcp.NewServer(&mcp.Implementation{Name: "workshop"}, nil) // want server

	w.shelf.AddTool(&mcp.Tool{Name: "fetch-drill"}, w.fetch) // ok: nobody is connected yet
	return w
}

func (w *Workshop) fetch(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	drill := &mcp.Tool{Name: "drill"}
	w.shelf.AddTool(drill, nil) // want mutation
	return new(mcp.CallToolResult), nil
}

// Door is where clients come in.
func (w *Workshop) Door() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return w.shelf
	}, nil)
}
