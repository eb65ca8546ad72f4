// Package packagevar hands out the server of a package variable, with tools from init.
package packagevar

import (
	"context"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var calendar = mcp.NewServer(&mcp.Implementation{Name: "calendar", Version: "1.2"}, nil) // want server

func init() {
	mcp.AddTool(calendar, &mcp.Tool{Name: "today"}, today)
}

func today(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
	return nil, time.Now().Format(time.DateOnly), nil
}

// Handler serves the calendar.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return calendar }, nil)
}
