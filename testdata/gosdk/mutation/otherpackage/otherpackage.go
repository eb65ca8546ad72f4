// Package otherpackage has a helper in another package register the tools of a user on the server of everybody.
package otherpackage

import (
	"net/http"

	"example.com/gosdk/mutation/otherpackage/tools"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves mail.
func Handler() http.Handler {
	mail := mcp.NewServer(&mcp.Implementation{Name: "mail"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		tools.Register(mail, r.Header.Get("X-User")) // want mutation
		return mail
	}, nil)
}
