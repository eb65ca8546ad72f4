// Package valueandcall calls its constructor, and passes it as a value as well: each way is judged alone.
package valueandcall

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build(*http.Request) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "both"}, nil) // ok
}

// Mount serves a shared server and a server for each session.
func Mount(mux *http.ServeMux) {
	one := build(nil) // want server
	mux.Handle("/one", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return one }, nil))
	mux.Handle("/many", mcp.NewStreamableHTTPHandler(build, nil))
}
