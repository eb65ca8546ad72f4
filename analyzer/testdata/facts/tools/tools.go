/* want package:`matters` */ // Package tools has handlers that keep the session of one client, on servers that callers pass or get.
package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var write = &mcp.Tool{Name: "write", InputSchema: map[string]any{"type": "object"}}

type notebook struct{ writer *mcp.ServerSession }

func (n *notebook) write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n.writer = req.Session // want `\[session\]$`
	return new(mcp.CallToolResult), n.writer.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "writing"})
}

func (n *notebook) read(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return new(mcp.CallToolResult), n.writer.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "somebody reads"})
}

func (n *notebook) register(s *mcp.Server) {
	s.AddTool(write, n.write)
	s.AddTool(&mcp.Tool{Name: "read", InputSchema: map[string]any{"type": "object"}}, n.read)
}

// Register registers the methods of a new notebook.
func Register(s *mcp.Server) { new(notebook).register(s) } // want Register:`^param0:mutates param0:keeps session in fresh$`

// New returns a server with them.
func New() *mcp.Server { // want New:`^result0=new Server result0:keeps session in fresh$`
	s := mcp.NewServer(&mcp.Implementation{Name: "notebook"}, nil)
	Register(s)
	return s
}

// An Office has a notebook.
type Office struct {
	server   *mcp.Server
	notebook notebook
}

// Register registers the methods of its notebook.
func (o *Office) Register(s *mcp.Server) { o.notebook.register(s) } // want Register:`^recv\.notebook\.writer:called param0:mutates param0:keeps session in recv$`

// Own registers the methods of a new notebook on its server.
func (o *Office) Own() { Register(o.server) } // want Own:`^recv\.server:mutates recv\.server:keeps session in fresh$`

// Server returns a server with its methods.
func (o *Office) Server() *mcp.Server { // want Server:`^result0=new Server recv\.notebook\.writer:called result0:keeps session in recv$`
	s := mcp.NewServer(&mcp.Implementation{Name: "office"}, nil)
	o.Register(s)
	return s
}

var all notebook

// Common registers the methods of the one notebook of the process: that is told here.
func Common(s *mcp.Server) { all.register(s) } // want Common:`^param0:mutates$`
