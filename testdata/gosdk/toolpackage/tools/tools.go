// Package tools has the tools of servers that its callers build, or get: a notebook keeps who wrote last.
package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var write = &mcp.Tool{Name: "write", InputSchema: map[string]any{"type": "object"}}

type notebook struct{ writer *mcp.ServerSession }

func (n *notebook) write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n.writer = req.Session // ok: callers decide how many clients a server has
	n.log(ctx, "writing")
	return new(mcp.CallToolResult), nil
}

func (n *notebook) log(ctx context.Context, text string) {
	n.writer.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}

// Register adds the tools of a new notebook to a server.
func Register(server *mcp.Server) {
	n := new(notebook)
	server.AddTool(write, n.write)
}

// New returns a server with the tools of a new notebook.
func New() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "notebook"}, nil)
	Register(server)
	return server
}

// An Office has one notebook.
type Office struct{ notebook notebook }

// NewOffice returns an office with an empty notebook.
func NewOffice() *Office { return new(Office) }

// Register adds the tools of the office to a server.
func (o *Office) Register(server *mcp.Server) { server.AddTool(write, o.notebook.write) }

// Server returns a new server with the tools of the office.
func (o *Office) Server() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "office"}, nil)
	o.Register(server)
	return server
}

type handler interface {
	write(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

// RegisterAll adds the tools of whatever has some.
func RegisterAll(server *mcp.Server) {
	var h handler = new(notebook)
	server.AddTool(write, h.write)
}
