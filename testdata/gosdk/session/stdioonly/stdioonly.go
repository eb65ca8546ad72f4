// Command stdioonly keeps the session of the client that initialized; on the standard streams there is no other.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var client *mcp.ServerSession

func progress(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Done float64 }) (*mcp.CallToolResult, any, error) {
	return nil, nil, client.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: in.Done})
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, &mcp.ServerOptions{ // ok
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			client = req.Session // ok: there is one
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "progress"}, progress)
	log.Fatal(s.Run(context.Background(), &mcp.StdioTransport{}))
}
