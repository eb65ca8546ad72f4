// Package transporttwoservers has a server for each of two tenants, and one transport.
package transporttwoservers

import (
	"net/http"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	alice := mcp.NewServer(t)
	tools.Must(alice.RegisterTool("whoami", "says who calls", is("alice")))
	tools.Must(alice.Serve())
	bob := mcp.NewServer(t)
	tools.Must(bob.RegisterTool("whoami", "says who calls", is("bob")))
	tools.Must(bob.Serve())
	return tools.Mount(t.Handler())
}

func is(user string) func(tools.None) (*mcp.ToolResponse, error) {
	return func(tools.None) (*mcp.ToolResponse, error) { return tools.Say(user), nil }
}
