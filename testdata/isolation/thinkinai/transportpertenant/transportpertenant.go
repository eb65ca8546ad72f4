// Package transportpertenant has a server and a transport for each of two tenants.
package transportpertenant

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"

	"example.com/isolation/thinkinai/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	tenants := map[string]http.Handler{"alice": serve("alice"), "bob": serve("bob")}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if h, ok := tenants[r.Header.Get("X-User")]; ok {
			h.ServeHTTP(w, r)
		}
	})
}

func serve(user string) http.Handler {
	t, h := tools.Stateful()
	s := tools.New(t)
	s.RegisterTool(tools.Tool("whoami", tools.None{}), func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
		return tools.Say(user), nil
	})
	go s.Run()
	return h
}
