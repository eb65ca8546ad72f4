// Package constructormap has a map that was filled at startup, with functions: they build when they are called.
package constructormap

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var constructors = map[string]func() *mcp.Server{
	"sales": func() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "sales"}, nil) }, // ok
	"stock": newStock,
}

func newStock() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "stock"}, nil) // ok
}

// Handler serves every department.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		build, ok := constructors[r.PathValue("department")]
		if !ok {
			return nil
		}
		return build()
	}, nil)
}
