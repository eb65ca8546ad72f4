// Package broadcast tells all clients of mcp-go what one of them asked for.
package broadcast

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Couriers returns the server of a parcel service.
func Couriers() *server.SSEServer {
	depot := server.NewMCPServer("couriers", "1.1") // ok: mcp-go keeps the sessions apart itself
	track := mcp.NewTool("track", mcp.WithString("parcel"))
	depot.AddTool(track, func(ctx context.Context, call mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		parcel := call.GetString("parcel", "none")
		depot.SendNotificationToAllClients("notifications/progress", map[string]any{"message": parcel}) // want broadcast

		me := server.ServerFromContext(ctx)
		if err := me.SendNotificationToClient(ctx, "notifications/progress", nil); err != nil { // ok: to the caller
			return nil, err
		}
		return mcp.NewToolResultText("on its way"), nil
	})
	return server.NewSSEServer(depot)
}

// Reload tells everyone to list the tools again. Nobody's request is in it: ok.
func Reload(depot *server.MCPServer) {
	depot.SendNotificationToAllClients("notifications/tools/list_changed", nil)
}
