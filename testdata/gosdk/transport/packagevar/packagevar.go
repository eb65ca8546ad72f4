// Package packagevar has its transport in a package variable, connected in init and used by each request.
package packagevar

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var wire = &mcp.StreamableServerTransport{Stateless: true} // want transport

func init() {
	clock := mcp.NewServer(&mcp.Implementation{Name: "clock"}, nil)
	if _, err := clock.Connect(context.Background(), wire, nil); err != nil {
		panic(err)
	}
}

// ServeMCP is mounted by the programs that import this package.
func ServeMCP(w http.ResponseWriter, r *http.Request) {
	wire.ServeHTTP(w, r)
}
