// Package turnback lends one writer to a function while a lock keeps all others out, and puts the one before it back.
package turnback

import (
	"context"
	"fmt"
	"io"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type writer struct{ session *mcp.ServerSession }

func (w *writer) Write(text []byte) (int, error) {
	return len(text), w.session.Log(context.Background(), &mcp.LoggingMessageParams{Data: string(text)})
}

type console struct {
	mu  sync.Mutex
	out io.Writer
}

func (c *console) with(out io.Writer, do func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	before := c.out
	c.out = out // ok
	defer func() { c.out = before }()
	do()
}

func (c *console) print(text string) { fmt.Fprint(c.out, text) }

var shared = &console{out: io.Discard}

// AddTools adds a tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "print"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		shared.with(&writer{req.Session}, func() { shared.print("printed") })
		return nil, nil, nil
	})
}
