// Package mutationtool has a tool that adds a tool, for everybody.
package mutationtool

import (
	"net/http"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

type app struct{ server *mcp.Server }

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	a := &app{tools.New(t)}
	tools.Must(a.server.RegisterTool("use", "chooses a cluster", a.use))
	tools.Must(a.server.RegisterTool("pods", "lists pods", pods("")))
	tools.Must(a.server.Serve())
	return tools.Mount(t.Handler())
}

// use makes the cluster that its caller chose the one of the tool pods.
func (a *app) use(in tools.Text) (*mcp.ToolResponse, error) {
	if err := a.server.RegisterTool("pods", "lists pods", pods(in.Text)); err != nil {
		return nil, err
	}
	return tools.Say("ok"), nil
}

func pods(cluster string) func(tools.None) (*mcp.ToolResponse, error) {
	return func(tools.None) (*mcp.ToolResponse, error) { return tools.Say("pods of " + cluster), nil }
}
