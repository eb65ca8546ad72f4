// Package fieldeach writes each new server into a field on its way to the session; nobody else gets it from there.
package fieldeach

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type factory struct {
	built  int
	latest *mcp.Server
}

func (f *factory) next(*http.Request) *mcp.Server {
	f.latest = mcp.NewServer(&mcp.Implementation{Name: "latest"}, nil) // ok
	f.built++
	return f.latest
}

// Handler serves what a factory builds.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler((&factory{}).next, nil)
}
