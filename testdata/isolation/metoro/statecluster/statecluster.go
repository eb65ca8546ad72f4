// Package statecluster has a tool that chooses a cluster, for everybody.
package statecluster

import (
	"net/http"
	"sync"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

var (
	mu      sync.Mutex
	cluster string
)

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	tools.Must(s.RegisterTool("use", "chooses a cluster", use))
	tools.Must(s.RegisterTool("pods", "lists pods", pods))
	tools.Must(s.Serve())
	return tools.Mount(t.Handler())
}

func use(in tools.Text) (*mcp.ToolResponse, error) {
	mu.Lock()
	defer mu.Unlock()
	cluster = in.Text
	return tools.Say("ok"), nil
}

func pods(tools.None) (*mcp.ToolResponse, error) {
	mu.Lock()
	defer mu.Unlock()
	return tools.Say("pods of " + cluster), nil
}
