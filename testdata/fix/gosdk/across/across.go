// Package across has servers that another package builds.
package across

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/fix/constructors"
)

// Plain serves one.
func Plain(db *constructors.Store) http.Handler {
	server := constructors.New("plain", db)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Comments has comments.
func Comments() http.Handler {
	// The server.
	server := constructors.Default() // built

	// The handler.
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		return server // for all
	}, nil)
}

// Kept has an argument that stays outside.
func Kept(name string) http.Handler {
	server := constructors.New(name, constructors.Open(name))
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Configured is configured by the other package too.
func Configured(db *constructors.Store) http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "configured"}, nil)
	constructors.Register(server, db)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Shadowed has a variable with the name of the other package.
func Shadowed(db *constructors.Store) http.Handler {
	server := constructors.New("shadowed", db)
	return mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		if constructors := r.Host; constructors != "" {
			return server
		}
		return nil
	}, nil)
}

var server = constructors.Default()

// Variable serves a package variable.
func Variable() http.Handler { return passed(server) }

func passed(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Logged does more when it is built: no fix.
func Logged() http.Handler {
	server := constructors.Logged()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Counting keeps state for all sessions: no fix.
func Counting() http.Handler {
	server := constructors.Counting()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Versioned reads what others may change: no fix.
func Versioned() http.Handler {
	server := constructors.Versioned()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Shared gets the server of the other package: no fix.
func Shared() http.Handler {
	server := constructors.Shared()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Fallible can fail: no fix.
func Fallible() (http.Handler, error) {
	server, err := constructors.Fallible()
	if err != nil {
		return nil, err
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil), nil
}
