// Package plugin exports a constructor of what one user has, server and handler.
package plugin

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A User has a server.
type User struct {
	server  *mcp.Server
	handler http.Handler
}

// Login returns the user of a name.
func Login(name string) *User {
	u := &User{server: mcp.NewServer(&mcp.Implementation{Name: name}, nil)} // limit: false report of server
	u.handler = mcp.NewStreamableHTTPHandler(u.get, nil)
	return u
}

func (u *User) get(*http.Request) *mcp.Server { return u.server }

func (u *User) ServeHTTP(w http.ResponseWriter, r *http.Request) { u.handler.ServeHTTP(w, r) }
