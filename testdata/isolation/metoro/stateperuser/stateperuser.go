// Package stateperuser remembers the cluster of each user.
package stateperuser

import (
	"context"
	"net/http"
	"sync"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

var clusters sync.Map

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	tools.Must(s.RegisterTool("use", "chooses a cluster", use))
	tools.Must(s.RegisterTool("pods", "lists pods", pods))
	tools.Must(s.Serve())
	return tools.Mount(t.Handler())
}

func use(ctx context.Context, in tools.Text) (*mcp.ToolResponse, error) {
	clusters.Store(tools.User(ctx), in.Text)
	return tools.Say("ok"), nil
}

func pods(ctx context.Context, _ tools.None) (*mcp.ToolResponse, error) {
	cluster, _ := clusters.Load(tools.User(ctx))
	name, _ := cluster.(string)
	return tools.Say("pods of " + name), nil
}
