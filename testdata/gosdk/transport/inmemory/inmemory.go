// Package inmemory connects a client to a server within the process, anew for each request; the server may be common to all.
package inmemory

import (
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler answers with the number of tools.
func Handler() http.Handler {
	tools := mcp.NewServer(&mcp.Implementation{Name: "tools"}, nil) // ok: connected in memory only
	client := mcp.NewClient(&mcp.Implementation{Name: "page"}, nil) // ok
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		near, far := mcp.NewInMemoryTransports() // ok
		session, err := tools.Connect(r.Context(), near, nil)
		if err != nil {
			return
		}
		defer session.Close()
		cs, err := client.Connect(r.Context(), far, nil)
		if err != nil {
			return
		}
		defer cs.Close()
		list, err := cs.ListTools(r.Context(), nil)
		if err == nil {
			fmt.Fprintln(w, len(list.Tools))
		}
	})
}
