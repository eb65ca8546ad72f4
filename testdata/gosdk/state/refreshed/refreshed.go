// Package refreshed keeps a catalogue that is the same for all; a flag of the call says only that it is to be read anew.
package refreshed

import (
	"context"
	"net/http"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Source has products.
type Source interface {
	Products(ctx context.Context, force bool) ([]string, error)
}

type query struct {
	Refresh bool   `json:"refresh"`
	Text    string `json:"text"`
}

type catalogue struct {
	from Source

	mu       sync.Mutex
	products []string
}

func (c *catalogue) search(ctx context.Context, _ *mcp.CallToolRequest, in query) (*mcp.CallToolResult, []string, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if in.Refresh || c.products == nil {
		all, err := c.from.Products(ctx, in.Refresh)
		if err != nil {
			return nil, nil, err
		}
		c.products = all // ok
	}
	var found []string
	for _, p := range c.products {
		if strings.Contains(p, in.Text) {
			found = append(found, p)
		}
	}
	return nil, found, nil
}

// AddTools adds the catalogue of a source to s.
func AddTools(s *mcp.Server, from Source) {
	mcp.AddTool(s, &mcp.Tool{Name: "search"}, (&catalogue{from: from}).search)
}

// Handler serves a server with these tools to all clients.
func Handler(from Source) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "refreshed"}, nil) // want server
	AddTools(s, from)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
