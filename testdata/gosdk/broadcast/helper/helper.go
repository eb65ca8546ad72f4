// Package helper has a method that tells everybody; a tool passes what its caller said.
package helper

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Room is a server in which all hear all.
type Room struct{ server *mcp.Server }

func (r *Room) tell(ctx context.Context, text string) {
	for session := range r.server.Sessions() {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text}) // want broadcast
	}
}

func (r *Room) note(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
	r.tell(ctx, in.Text)
	return nil, nil, nil
}

// Handler serves a room.
func Handler() http.Handler {
	r := &Room{server: mcp.NewServer(&mcp.Implementation{Name: "room"}, nil)} // want server
	mcp.AddTool(r.server, &mcp.Tool{Name: "note"}, r.note)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return r.server }, nil)
}
