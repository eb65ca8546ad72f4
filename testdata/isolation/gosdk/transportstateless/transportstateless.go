// Package transportstateless has one transport without a session id for the requests of everybody.
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
	if _, err := tools.New().Connect(context.Background(), t, nil); err != nil {
		panic(err)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.ServeHTTP(w, r)
	})
}
