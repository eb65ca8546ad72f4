// Package transportcrossed mounts one transport for everybody, and sends messages beside answers.
package transportcrossed

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t := &mcp.StreamableServerTransport{SessionID: "fixed"}
	if _, err := newServer().Connect(context.Background(), t, nil); err != nil {
		panic(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/", t)
	return mux
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, tools.Echo)
	mcp.AddTool(s, &mcp.Tool{Name: "fence"}, tools.Fence)
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, whoami)
	return s
}

func whoami(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	return tools.Say(req.Extra.Header.Get("X-User")), nil, nil
}
