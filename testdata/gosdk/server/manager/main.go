// Command manager opens sessions of one server on demand, with a manager of another package: the server is common to them, their transports are not.
package main

import (
	"context"
	"log"
	"net/http"

	"example.com/gosdk/server/manager/sessions"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	m := sessions.NewManager(mcp.NewServer(&mcp.Implementation{Name: "manager"}, nil)) // want server
	http.Handle("/mcp", m)
	http.HandleFunc("POST /sessions", func(w http.ResponseWriter, r *http.Request) {
		if err := m.Open(context.WithoutCancel(r.Context()), r.FormValue("id")); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
		}
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
