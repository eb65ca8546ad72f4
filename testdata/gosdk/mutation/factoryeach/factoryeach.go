// Package factoryeach has the server of factory inside the factory, where the tool may close over the user.
package factoryeach

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves mail.
func Handler(read func(user string) ([]string, error)) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		mail := mcp.NewServer(&mcp.Implementation{Name: "mail"}, nil) // ok
		user := r.Header.Get("X-User")
		mcp.AddTool(mail, &mcp.Tool{Name: "inbox"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) { // ok
			subjects, err := read(user)
			return nil, subjects, err
		})
		return mail
	}, nil)
}
