// Package transporttwoservers has a server for each of two tenants, and one transport.
package transporttwoservers

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"
	"github.com/ThinkInAIXYZ/go-mcp/transport"

	"example.com/isolation/thinkinai/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t, h, err := transport.NewStreamableHTTPServerTransportAndHandler()
	if err != nil {
		panic(err)
	}
	alice, err := server.NewServer(t)
	if err != nil {
		panic(err)
	}
	alice.RegisterTool(tools.Tool("whoami", tools.None{}), is("alice"))
	go alice.Run()
	bob, err := server.NewServer(t)
	if err != nil {
		panic(err)
	}
	bob.RegisterTool(tools.Tool("whoami", tools.None{}), is("bob"))
	go bob.Run()
	return h.HandleMCP()
}

func is(user string) server.ToolHandlerFunc {
	return func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
		return tools.Say(user), nil
	}
}
