// Package eachrequest keeps its server in a field, of an object that is the request's.
package eachrequest

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type visit struct {
	user   string
	server *mcp.Server
}

func (v *visit) get() *mcp.Server {
	if v.server == nil {
		v.server = mcp.NewServer(&mcp.Implementation{Name: "visit", Title: v.user}, nil) // ok
	}
	return v.server
}

// Handler serves visits.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		v := &visit{user: r.Header.Get("X-User")}
		return v.get()
	}, nil)
}
