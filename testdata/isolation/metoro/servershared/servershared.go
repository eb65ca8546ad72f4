// Package servershared serves all clients with one server on one transport, as the SDK wants it.
package servershared

import (
	"context"
	"net/http"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	tools.Must(s.RegisterTool("whoami", "says who calls", whoami))
	tools.Must(s.Serve())
	return tools.Mount(t.Handler())
}

func whoami(ctx context.Context, _ tools.None) (*mcp.ToolResponse, error) {
	return tools.Say(tools.User(ctx)), nil
}
