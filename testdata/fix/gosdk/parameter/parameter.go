// Package parameter passes servers to functions that serve them.
package parameter

import (
	"context"
	"errors"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type store struct{ items []string }

func (s *store) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	return nil, s.items, nil
}

func newServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "parameter"}, nil)
}

func newStoreServer(name string, db *store) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, db.list)
	return s
}

// Plain builds it here.
func Plain(db *store) http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "plain"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "list"}, db.list)
	return plain(server)
}

func plain(server *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Comments has comments.
func Comments() http.Handler {
	// The server.
	server := newServer() // built

	// The handler.
	return comments( // called
		server, // passed
		"/x",
	)
}

// comments serves the server.
func comments(
	// what is served
	server *mcp.Server, // by every session
	prefix string,
) http.Handler {
	// The factory.
	return http.StripPrefix(prefix, mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		// The server.
		return server // for every session
	}, nil))
}

// Grouped has parameters that share a type.
func Grouped(spare *mcp.Server) http.Handler {
	server := newServer()
	return grouped(spare, server, spare)
}

func grouped(before, server, after *mcp.Server) http.Handler {
	if before != after {
		return nil
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Twice passes one server to one function twice, and to standard streams.
func Twice(ctx context.Context, stdio, sse bool) (http.Handler, error) {
	server := newStoreServer("twice", &store{})
	if stdio {
		return nil, run(ctx, server)
	}
	if sse {
		return twice(true, server), nil
	}
	return twice(false, server), nil
}

func run(ctx context.Context, server *mcp.Server) error {
	log.Print("on standard streams")
	return server.Run(ctx, &mcp.StdioTransport{})
}

func twice(sse bool, server *mcp.Server) http.Handler {
	factory := func(r *http.Request) *mcp.Server { return server }
	if sse {
		return mcp.NewSSEHandler(factory, nil)
	}
	return mcp.NewStreamableHTTPHandler(factory, nil)
}

// Argument builds it as an argument.
func Argument() http.Handler { return argument(newServer()) }

func argument(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Arguments builds it from arguments.
func Arguments(db *store) http.Handler { return arguments(newStoreServer("arguments", db)) }

func arguments(s *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Further passes it further.
func Further() http.Handler {
	server := newServer()
	server.AddPrompt(&mcp.Prompt{Name: "further"}, nil)
	return first(server)
}

func first(server *mcp.Server) http.Handler { return second(server, "/second") }

func second(server *mcp.Server, path string) http.Handler {
	mux := http.NewServeMux()
	mux.Handle(path, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, &mcp.StreamableHTTPOptions{Stateless: true}))
	return mux
}

// Named has the names that come to mind.
func Named() http.Handler {
	server := newServer()
	return named(server)
}

func named(server *mcp.Server) http.Handler {
	newServer := "taken"
	return http.StripPrefix(newServer, mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil))
}

// Shadowed has a variable with the name of the package.
func Shadowed(ctx context.Context) (http.Handler, error) {
	server := newServer()
	mcp := ctx.Err()
	return shadowed(server), mcp
}

func shadowed(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Exported passes it to what others may call: no fix.
func Exported() http.Handler {
	server := newServer()
	return Serve(server)
}

// Serve serves a server.
func Serve(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Others passes it to a function that gets another from elsewhere: no fix.
func Others() http.Handler {
	server := newServer()
	return others(server)
}

// Other does.
func Other(server *mcp.Server) http.Handler { return others(server) }

func others(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Value passes it to a function that is also a value: no fix.
func Value() (http.Handler, func(*mcp.Server) http.Handler) {
	server := newServer()
	return value(server), value
}

func value(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Watched passes it to a function that does more: no fix.
func Watched(ctx context.Context) http.Handler {
	server := newServer()
	return watched(ctx, server)
}

func watched(ctx context.Context, server *mcp.Server) http.Handler {
	go func() { _ = server.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{URI: "file:///x"}) }()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Assigned passes it to a function that may serve another: no fix.
func Assigned() http.Handler {
	server := newServer()
	return assigned(server)
}

func assigned(server *mcp.Server) http.Handler {
	if server == nil {
		server = newServer()
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Logged is built by a function that does more: no fix.
func Logged() http.Handler { return logged(logging()) }

func logging() *mcp.Server {
	log.Print("building")
	return newServer()
}

func logged(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Fallible can fail: no fix.
func Fallible() (http.Handler, error) {
	server, err := fallible()
	if err != nil {
		return nil, err
	}
	return failed(server), nil
}

func fallible() (*mcp.Server, error) { return newServer(), errors.New("failed") }

func failed(server *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Recursive passes it to a function that passes it on to itself.
func Recursive(depth int) http.Handler {
	server := newServer()
	return recursive(server, depth)
}

func recursive(server *mcp.Server, depth int) http.Handler {
	if depth > 0 {
		return http.StripPrefix("/x", recursive(server, depth-1))
	}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Mutual passes it to two functions that pass it on to each other.
func Mutual(depth int) http.Handler {
	server := newServer()
	return even(server, depth)
}

func even(server *mcp.Server, depth int) http.Handler {
	if depth > 0 {
		return odd(server, depth-1)
	}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

func odd(server *mcp.Server, depth int) http.Handler { return even(server, depth-1) }
