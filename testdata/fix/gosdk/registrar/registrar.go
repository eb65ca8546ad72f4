// Package registrar has functions without parameters that configure servers of the package.
package registrar

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func tool(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

var plain = mcp.NewServer(&mcp.Implementation{Name: "plain"}, nil)

func init() {
	log.Print("starting")
	// The tools.
	addTools() // all of them
	addPrompts()
}

// addTools adds the tools.
func addTools() {
	mcp.AddTool(plain, &mcp.Tool{Name: "plain"}, tool)
}

func addPrompts() { plain.AddPrompt(&mcp.Prompt{Name: "plain"}, nil) }

// Plain serves it.
func Plain() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return plain }, nil)
}

var logging = mcp.NewServer(&mcp.Implementation{Name: "logging"}, nil)

func init() { addLogging() }

func addLogging() {
	log.Print("adding")
	mcp.AddTool(logging, &mcp.Tool{Name: "logging"}, tool)
}

// Logging is configured by a function that does more: no fix.
func Logging() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return logging }, nil)
}

var self = mcp.NewServer(&mcp.Implementation{Name: "self"}, nil)

func init() { addSelf() }

func addSelf() {
	mcp.AddTool(self, &mcp.Tool{Name: "self"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {
		n := 0
		for range self.Sessions() {
			n++
		}
		return nil, n, nil
	})
}

// Self has a tool that speaks to all sessions: no fix.
func Self() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return self }, nil)
}

var late = mcp.NewServer(&mcp.Implementation{Name: "late"}, nil)

// AddLate may be called whenever.
func AddLate() { mcp.AddTool(late, &mcp.Tool{Name: "late"}, tool) }

// Late is configured by others too: no fix.
func Late() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return late }, nil)
}

var again = mcp.NewServer(&mcp.Implementation{Name: "again"}, nil)

func init() { addAgain() }

func addAgain() { mcp.AddTool(again, &mcp.Tool{Name: "again"}, tool) }

// Again configures it later: no fix.
func Again() http.Handler {
	addAgain()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return again }, nil)
}
