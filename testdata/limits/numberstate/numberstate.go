// Package numberstate keeps the page that one client turned to, and all go on reading there. Numbers are no state.
package numberstate

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type book struct{ page int }

// AddTools adds the tools of a book to s.
func AddTools(s *mcp.Server) {
	b := new(book)
	mcp.AddTool(s, &mcp.Tool{Name: "turn"}, b.turn)
	mcp.AddTool(s, &mcp.Tool{Name: "where"}, b.where)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "numberstate"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (b *book) turn(_ context.Context, _ *mcp.CallToolRequest, in struct{ Page int }) (*mcp.CallToolResult, any, error) {
	b.page = in.Page // limit: missed state
	return nil, nil, nil
}

func (b *book) where(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {
	return nil, b.page, nil
}
