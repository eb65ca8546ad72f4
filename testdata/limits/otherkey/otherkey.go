// Package otherkey keeps transports under the name of a room, and gives everybody that of one room. Whether a request
// ever names that room, the program does not say.
package otherkey

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var rooms = make(map[string]*mcp.StreamableServerTransport)

// Open opens a room.
func Open(_ http.ResponseWriter, r *http.Request) {
	rooms[r.FormValue("room")] = &mcp.StreamableServerTransport{SessionID: r.FormValue("room")} // limit: missed transport
}

// Lobby serves the lobby.
func Lobby(w http.ResponseWriter, r *http.Request) {
	rooms["lobby"].ServeHTTP(w, r)
}
