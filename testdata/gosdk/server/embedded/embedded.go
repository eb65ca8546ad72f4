// Package embedded embeds its server in a struct, two levels down.
package embedded

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type core struct {
	*mcp.Server
	Name string
}

// A Product is a core with a price.
type Product struct {
	core
	Price int
}

// New returns a product.
func New(name string) *Product {
	return &Product{core: core{
		Server: mcp.NewServer(&mcp.Implementation{Name: name}, nil), // want server
		Name:   name,
	}}
}

// Handler serves the product.
func (p *Product) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return p.Server }, nil)
}
