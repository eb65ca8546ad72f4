// Command queued is events in one function: what the loop takes out of the channel is a new variable in each round.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type event struct{ session *mcp.ServerSession }

func main() {
	events := make(chan event)
	s := mcp.NewServer(&mcp.Implementation{Name: "queued"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "ring"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		events <- event{req.Session} // ok
		return nil, nil, nil
	})
	go func() {
		for e := range events {
			_ = e.session.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "rings"})
		}
	}()
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)))
}
