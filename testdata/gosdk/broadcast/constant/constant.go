// Package constant tells everybody something that is the same whoever called.
package constant

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Room is a server in which all hear all.
type Room struct{ server *mcp.Server }

func (r *Room) tell(ctx context.Context, text string) {
	for session := range r.server.Sessions() {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text}) // ok
	}
}

func (r *Room) reload(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	r.tell(ctx, "reloading")
	return nil, nil, nil
}

// Handler serves a room.
func Handler() http.Handler {
	r := &Room{server: mcp.NewServer(&mcp.Implementation{Name: "room"}, nil)} // want server
	mcp.AddTool(r.server, &mcp.Tool{Name: "reload"}, r.reload)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return r.server }, nil)
}
