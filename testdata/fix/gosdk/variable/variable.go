// Package variable has servers in package variables.
package variable

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type store struct{ items []string }

func (s *store) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	return nil, s.items, nil
}

var (
	db      = &store{}
	version = "v1"
)

var plain = mcp.NewServer(&mcp.Implementation{Name: "plain", Version: version}, nil)

func init() {
	mcp.AddTool(plain, &mcp.Tool{Name: "list"}, db.list)
}

// Plain serves it.
func Plain() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return plain }, nil)
}

// About the server:
// two lines.
var comments = mcp.NewServer(&mcp.Implementation{ // in the literal
	Name: "comments", // a name
}, &mcp.ServerOptions{Instructions: `
First line.
	Second line.
`}) // after the server
// below the server

// About the tools.
func init() {
	// Before the tool.
	mcp.AddTool(comments, &mcp.Tool{Name: "list"}, db.list) // after the tool

	// About the prompt.
	comments.AddPrompt(&mcp.Prompt{Name: "ask"}, nil)
	// At the end.
}

// Comments serves it.
func Comments() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		// The server.
		return comments // for every session
	}, nil)
}

// The servers.
var (
	// first is the first.
	first = mcp.NewServer(&mcp.Implementation{Name: "first"}, nil) // the first

	second   = mcp.NewServer(&mcp.Implementation{Name: "second"}, nil)
	third    = mcp.NewServer(&mcp.Implementation{Name: "third"}, nil) // the third
	lastName = "last"                                                 // a name
)

func init() { second.AddPrompt(&mcp.Prompt{Name: lastName}, nil) }

// Grouped serves them.
func Grouped() http.Handler {
	return mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		switch r.URL.Path {
		case "/first":
			return first
		case "/second":
			return second
		}
		return third
	}, nil)
}

var mixed *mcp.Server = mcp.NewServer(&mcp.Implementation{Name: "mixed"}, nil)

func init() {
	log.Print("starting")
	mcp.AddTool(mixed, &mcp.Tool{Name: "list"}, db.list)
	// About the log.
	log.Print("started")
}

func init() {
	register(mixed)
}

func register(s *mcp.Server) { s.AddPrompt(&mcp.Prompt{Name: "more"}, nil) }

func getMixed(*http.Request) *mcp.Server { return mixed }

// Mixed serves it, by a factory that has a name.
func Mixed() http.Handler { return mcp.NewStreamableHTTPHandler(getMixed, nil) }

var built = newBuilt("built")

func newBuilt(name string) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	register(s)
	return s
}

var handler = mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return built }, nil)

// Built serves it.
func Built() http.Handler { return handler }

var locals = mcp.NewServer(&mcp.Implementation{Name: "locals"}, nil)

func init() {
	tool := &mcp.Tool{Name: "list"}
	mcp.AddTool(locals, tool, db.list)
}

// Locals needs what init declares, which moves too.
func Locals() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return locals }, nil)
}

var shadowed = mcp.NewServer(&mcp.Implementation{Name: "shadowed"}, nil)

// Shadowed has a variable with the name of the package.
func Shadowed(ctx context.Context) (http.Handler, error) {
	handler := mcp.NewSSEHandler(getShadowed, nil)
	mcp := ctx.Err()
	return handler, mcp
}

func getShadowed(*http.Request) *mcp.Server { return shadowed }

// Exported is exported: no fix.
var Exported = mcp.NewServer(&mcp.Implementation{Name: "exported"}, nil)

// ServeExported serves it.
func ServeExported() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return Exported }, nil)
}

var assigned = mcp.NewServer(&mcp.Implementation{Name: "assigned"}, nil)

// Assigned gets another: no fix.
func Assigned(s *mcp.Server) http.Handler {
	if s != nil {
		assigned = s
	}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return assigned }, nil)
}

var logging = mcp.NewServer(&mcp.Implementation{Name: "logging"}, nil)

func init() {
	if version != "" {
		log.Print("a version")
		logging.AddPrompt(&mcp.Prompt{Name: version}, nil)
	}
}

// Logging is configured by code that does more: no fix.
func Logging() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return logging }, nil)
}

var needy = mcp.NewServer(&mcp.Implementation{Name: "needy"}, nil)

func init() {
	names := []string{"list"}
	log.Print(names)
	mcp.AddTool(needy, &mcp.Tool{Name: names[0]}, db.list)
}

// Needy is configured with what stays where it is: no fix.
func Needy() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return needy }, nil)
}

var late = mcp.NewServer(&mcp.Implementation{Name: "late"}, nil)

// Late is configured whenever this is called: no fix.
func Late() http.Handler {
	late.AddPrompt(&mcp.Prompt{Name: "late"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return late }, nil)
}

var changing = mcp.NewServer(&mcp.Implementation{Name: "changing", Version: build}, nil)

var build = "v1"

// SetBuild changes what the construction reads.
func SetBuild(s string) { build = s }

// Changing reads what changes: no fix.
func Changing() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return changing }, nil)
}

var watched = mcp.NewServer(&mcp.Implementation{Name: "watched"}, nil)

// Watched is used for more: no fix.
func Watched(ctx context.Context) http.Handler {
	go func() { _ = watched.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{URI: "file:///x"}) }()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return watched }, nil)
}
