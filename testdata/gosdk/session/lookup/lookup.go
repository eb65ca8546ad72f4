// Package lookup looks a session up in an exported method, which requests of MCP do not call, and captures what it found.
package lookup

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Directory knows who is there.
type Directory struct{ sessions sync.Map }

// AddTools returns the directory of those who called a tool of s.
func AddTools(s *mcp.Server) *Directory {
	d := new(Directory)
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, d.join)
	return d
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *Directory) {
	s := mcp.NewServer(&mcp.Implementation{Name: "lookup"}, nil) // want server
	out := AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), out
}

func (d *Directory) join(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	d.sessions.Store(req.Session.ID(), req.Session) // ok
	return nil, nil, nil
}

// Send sends text to one of them, and then that it was all.
func (d *Directory) Send(ctx context.Context, id, text string) {
	var session *mcp.ServerSession
	if known, ok := d.sessions.Load(id); ok {
		session = known.(*mcp.ServerSession)
	}
	say := func(text string) {
		if session != nil {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
		}
	}
	defer say("that was all")
	say(text)
}
