// Package eachrequest builds a server for the user of each request: the shape to aim for.
package eachrequest

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Mailbox is what all users share.
type Mailbox struct {
	Version string
	Read    func(user string) ([]string, error)
}

func (m *Mailbox) serverFor(user string) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "mail", Version: m.Version}, nil) // ok
	mcp.AddTool(s, &mcp.Tool{Name: "inbox"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
		subjects, err := m.Read(user)
		return nil, subjects, err
	})
	return s
}

// Handler serves all mailboxes.
func (m *Mailbox) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		user, _, ok := r.BasicAuth()
		if !ok {
			return nil
		}
		return m.serverFor(user)
	}, &mcp.StreamableHTTPOptions{Stateless: true})
}
