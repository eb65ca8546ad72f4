// Package gorillawebsocket serves over gorilla/websocket.
package gorillawebsocket

import (
	"context"
	"net/http"

	"github.com/gorilla/websocket"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var upgrader websocket.Upgrader

// A stream is a transport over a websocket.
type stream struct{ conn *websocket.Conn }

func (s *stream) Connect(context.Context) (mcp.Connection, error) { return nil, nil }

// Shared connects one transport for each websocket.
func Shared(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	mux.HandleFunc("/ws", func(w http.ResponseWriter, r *http.Request) {
		conn, err := upgrader.Upgrade(w, r, nil)
		if err != nil {
			return
		}
		defer conn.Close()
		_, _ = s.Connect(r.Context(), t, nil)
	})
}

// Own builds a transport for each websocket.
func Own(mux *http.ServeMux, s *mcp.Server) {
	mux.HandleFunc("/ws", func(w http.ResponseWriter, r *http.Request) {
		conn, err := upgrader.Upgrade(w, r, nil)
		if err != nil {
			return
		}
		defer conn.Close()
		_, _ = s.Connect(r.Context(), &stream{conn}, nil) // ok
	})
}
