// Command stdioorhttp serves one server over standard streams, to one client, or another over HTTP: what the first remembers is that client's.
package main

import (
	"context"
	"flag"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type state struct {
	session server.ClientSession
	project string
}

func local() *server.MCPServer {
	st := new(state)
	s := server.NewMCPServer("local", "1")
	s.AddTool(mcp.NewTool("open"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		st.session = server.ClientSessionFromContext(ctx) // ok
		st.project = req.GetString("project", "")         // ok
		s.AddTool(mcp.NewTool("build-"+st.project), nil)  // ok
		s.SendNotificationToAllClients("notifications/message", map[string]any{"data": "opened " + st.project})
		st.session.Initialize()
		return mcp.NewToolResultText(st.project), nil
	})
	s.AddTool(mcp.NewTool("which"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(st.project), nil
	})
	return s
}

func remote() *server.MCPServer {
	s := server.NewMCPServer("remote", "1")
	s.AddTool(mcp.NewTool("open"), func(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		s.AddTool(mcp.NewTool("build-"+req.GetString("project", "")), nil) // want mutation
		return mcp.NewToolResultText("ok"), nil
	})
	return s
}

func main() {
	http := flag.Bool("http", false, "serve HTTP")
	flag.Parse()
	if *http {
		log.Fatal(server.NewStreamableHTTPServer(remote()).Start(":8080"))
	}
	log.Fatal(server.NewStdioServer(local()).Listen(context.Background(), os.Stdin, os.Stdout))
}
