// Package factory adds a tool for the user of each request to the server that all users have.
package factory

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves mail.
func Handler(read func(user string) ([]string, error)) http.Handler {
	mail := mcp.NewServer(&mcp.Implementation{Name: "mail"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		user := r.Header.Get("X-User")
		mcp.AddTool(mail, &mcp.Tool{Name: "inbox"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) { // want mutation
			subjects, err := read(user)
			return nil, subjects, err
		})
		return mail
	}, nil)
}
