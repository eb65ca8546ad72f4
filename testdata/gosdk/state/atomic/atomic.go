// Package atomic swaps what one client chose with an atomic value, which all others read.
package atomic

import (
	"context"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Settings are what a client may choose.
type Settings struct{ Language, Currency string }

var settings atomic.Pointer[Settings]

// Set is a tool.
func Set(_ context.Context, _ *mcp.CallToolRequest, in Settings) (*mcp.CallToolResult, any, error) {
	settings.Store(&in) // want state
	return nil, nil, nil
}

// Price is a tool.
func Price(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
	s := settings.Load()
	if s == nil {
		return nil, "1 EUR", nil
	}
	return nil, "1 " + s.Currency, nil
}

// AddTools adds both to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "set"}, Set)
	mcp.AddTool(s, &mcp.Tool{Name: "price"}, Price)
}
