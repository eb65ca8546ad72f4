// Package coderwebsocket serves over coder/websocket.
package coderwebsocket

import (
	"context"
	"net/http"

	"github.com/coder/websocket"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A stream is a transport over a websocket.
type stream struct{ conn *websocket.Conn }

func (s *stream) Connect(context.Context) (mcp.Connection, error) { return nil, nil }

// Shared connects one transport for each websocket.
func Shared(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	mux.HandleFunc("/ws", func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer conn.CloseNow()
		_, _ = s.Connect(r.Context(), t, nil)
	})
}

// Own builds a transport for each websocket.
func Own(mux *http.ServeMux, s *mcp.Server) {
	mux.HandleFunc("/ws", func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer conn.CloseNow()
		_, _ = s.Connect(r.Context(), &stream{conn}, nil) // ok
	})
}
