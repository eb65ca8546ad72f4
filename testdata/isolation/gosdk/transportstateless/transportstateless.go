// Package transportstateless uses one transport for every request, one without a session id.
package transportstateless

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t := &mcp.StreamableServerTransport{Stateless: true}
	if _, err := newServer().Connect(context.Background(), t, nil); err != nil {
		panic(err)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.ServeHTTP(w, r)
	})
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, tools.Echo)
	mcp.AddTool(s, &mcp.Tool{Name: "hold"}, tools.Hold)
	mcp.AddTool(s, &mcp.Tool{Name: "report"}, tools.Report)
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, whoami)
	return s
}

func whoami(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	return tools.Say(req.Extra.Header.Get("X-User")), nil, nil
}
