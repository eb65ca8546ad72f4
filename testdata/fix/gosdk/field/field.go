// Package field has servers in fields.
package field

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type store struct{ items []string }

func (s *store) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	return nil, s.items, nil
}

func newServer(db *store) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "field"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, db.list)
	return s
}

type plain struct {
	server *mcp.Server
	path   string // below which it is served
}

// Plain is built here.
func Plain(db *store) http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "plain"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "list"}, db.list)
	p := &plain{
		server: server,
		path:   "/plain",
	}
	return p.handler()
}

func (p *plain) handler() http.Handler {
	return http.StripPrefix(p.path, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return p.server }, nil))
}

// comments has comments.
type comments struct {
	// What is served.
	server *mcp.Server // to every session
	// Where.
	path string // below
}

// Comments has comments.
func Comments(ctx context.Context, db *store, stdio bool) (http.Handler, error) {
	// The parts.
	c := comments{
		// What is served.
		server: newServer(db), // built here
		// Where.
		path: "/comments",
	}
	if stdio {
		return nil, c.server.Run(ctx, &mcp.StdioTransport{}) // alone
	}
	return http.StripPrefix(c.path, mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		// The server.
		return c.server // for all
	}, nil)), nil
}

type grouped struct {
	spare, server *mcp.Server
	name          string
}

// Grouped has fields that share a declaration.
func Grouped(db *store, spare *mcp.Server) http.Handler {
	g := &grouped{spare: spare, server: newServer(db), name: "grouped"}
	return g.handler()
}

func (g *grouped) handler() http.Handler {
	if g.spare != nil {
		return nil
	}
	return http.StripPrefix(g.name, mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return g.server }, nil))
}

type named struct {
	s *mcp.Server
}

func (n *named) newServer() string { return "taken" }

// Named has the name that comes to mind.
func Named(db *store) http.Handler {
	mcp := newServer(db)
	n := &named{s: mcp}
	return n.handler()
}

func (n *named) handler() http.Handler {
	return http.StripPrefix(n.newServer(), mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return n.s }, nil))
}

// Exported is a type that others can name, with a field that they cannot.
type Exported struct {
	server *mcp.Server
}

// NewExported builds it, and passes it on.
func NewExported(db *store) *Exported {
	return &Exported{server: newServer(db)}
}

// ServeHTTP serves it.
func (e *Exported) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	e.handler().ServeHTTP(w, r)
}

func (e *Exported) handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return e.server }, &mcp.StreamableHTTPOptions{Stateless: true})
}

type watched struct {
	server *mcp.Server
}

// Watched uses it elsewhere: no fix.
func Watched(ctx context.Context, db *store) http.Handler {
	w := &watched{server: newServer(db)}
	go func() { _ = w.server.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{URI: "file:///x"}) }()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return w.server }, nil)
}

type assigned struct {
	server *mcp.Server
}

// Assigned gets another: no fix.
func Assigned(db *store, other *mcp.Server) http.Handler {
	a := &assigned{server: newServer(db)}
	if other != nil {
		a.server = other
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}

type twice struct {
	server *mcp.Server
}

// Twice is built in two places: no fix.
func Twice(db *store, plain bool) http.Handler {
	t := &twice{}
	if !plain {
		t = &twice{server: newServer(db)}
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return t.server }, nil)
}

type configured struct {
	server *mcp.Server
}

// Configured is configured through the field: no fix.
func Configured(db *store) http.Handler {
	c := &configured{server: newServer(db)}
	c.server.AddPrompt(&mcp.Prompt{Name: "late"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return c.server }, nil)
}

type public struct {
	Server *mcp.Server
}

// Public has an exported field: no fix.
func Public(db *store) http.Handler {
	p := &public{Server: newServer(db)}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return p.Server }, nil)
}

type ringed struct{ server *mcp.Server }

// Ring keeps it in a field whose methods pass it to what fills the field.
func Ring(db *store) http.Handler {
	server := newServer(db)
	return ring(server, 3)
}

func ring(server *mcp.Server, n int) http.Handler {
	r := &ringed{server: server}
	return r.turn(n)
}

func (r *ringed) turn(n int) http.Handler {
	if n > 0 {
		return ring(r.server, n-1)
	}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return r.server }, nil)
}
