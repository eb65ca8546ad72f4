// Package main has transports under the name of a room, and looks under another name that no room has; and the other way
// round; and one that a function would find that ran before.
package main

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	rooms, lobbies sync.Map
	first          *mcp.StreamableServerTransport
	last           *mcp.StreamableServerTransport
)

var once = sync.OnceValue(func() *mcp.StreamableServerTransport { return last })

func main() {
	http.Handle("/once", once())
	http.HandleFunc("/last", func(w http.ResponseWriter, r *http.Request) {
		last = &mcp.StreamableServerTransport{SessionID: "last"} // ok: once ran before
		w.WriteHeader(http.StatusNoContent)
	})
	http.HandleFunc("/room", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{SessionID: r.FormValue("room")} // ok: one for each room
		rooms.Store(r.FormValue("room"), t)
		t.ServeHTTP(w, r)
	})
	http.HandleFunc("/lobby", func(w http.ResponseWriter, r *http.Request) {
		t, _ := rooms.Load("lobby")
		lobby, _ := t.(*mcp.StreamableServerTransport)
		rooms.Store("lobby", lobby)
		lobby.ServeHTTP(w, r)
	})
	http.HandleFunc("/hall", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{SessionID: r.FormValue("room")} // ok: no room is called lobby
		lobbies.Store("lobby", t)
		t.ServeHTTP(w, r)
	})
	http.HandleFunc("/first", func(w http.ResponseWriter, r *http.Request) {
		if first == nil {
			t, _ := lobbies.Load(r.FormValue("room"))
			first, _ = t.(*mcp.StreamableServerTransport)
		}
		first.ServeHTTP(w, r)
	})
	_ = http.ListenAndServe("localhost:8080", nil)
}
