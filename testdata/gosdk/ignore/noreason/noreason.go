// Package noreason accepts a finding and does not say why: the finding stays, and so does the question.
package noreason

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves time.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) /* want directive server */ //sharedmcp:ignore server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
