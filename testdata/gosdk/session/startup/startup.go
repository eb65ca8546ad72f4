// Command startup has its only client on the standard streams, so its session may stand in a package variable.
package main

import (
	"context"
	"log"
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var peer *mcp.ServerSession

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok
	var err error
	peer, err = s.Connect(context.Background(), &mcp.StdioTransport{}, nil) // ok
	if err != nil {
		log.Fatal(err)
	}
	notify("ready")
	slog.New(mcp.NewLoggingHandler(peer, nil)).Info("waiting") // ok
	_ = peer.Wait()
}

func notify(text string) {
	_ = peer.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: text})
}
