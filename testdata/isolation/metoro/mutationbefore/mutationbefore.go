// Package mutationbefore adds all tools before it serves.
package mutationbefore

import (
	"net/http"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	for _, name := range []string{"first", "second"} {
		add(s, name)
	}
	tools.Must(s.DeregisterTool("second"))
	tools.Must(s.Serve())
	return tools.Mount(t.Handler())
}

func add(s *mcp.Server, name string) {
	tools.Must(s.RegisterTool(name, "says its name", func(tools.None) (*mcp.ToolResponse, error) { return tools.Say(name), nil }))
}
