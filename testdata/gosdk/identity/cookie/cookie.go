// Package cookie reads a cookie once and keeps the server that it made from it in a package variable.
package cookie

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server *mcp.Server

type account struct{ id string }

func (a account) server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "bank", Title: a.id}, nil)
}

func get(r *http.Request) *mcp.Server {
	c, err := r.Cookie("account")
	if err != nil {
		return nil
	}
	if server == nil {
		server = account{id: c.Value}.server() // want identity
	}
	return server
}

// Handler serves the bank.
func Handler() http.Handler { return mcp.NewSSEHandler(get, nil) }
