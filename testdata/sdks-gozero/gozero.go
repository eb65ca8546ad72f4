// Package gozero serves with the mcp package of go-zero, which lets one server serve many sessions.
package gozero

import (
	"context"

	"github.com/zeromicro/go-zero/mcp"
)

type args struct {
	Name string `json:"name"`
}

func greet(_ context.Context, _ *mcp.CallToolRequest, a args) (*mcp.CallToolResult, any, error) {
	return said("hello " + a.Name), nil, nil
}

func said(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

// Serve serves every client with one server.
func Serve(c mcp.McpConf) {
	s := mcp.NewMcpServerWithOptions(c) // ok
	defer s.Stop()
	mcp.AddTool(s, &mcp.Tool{Name: "greet"}, greet)
	s.Start()
}

// Learn adds a tool while it handles a call.
func Learn(c mcp.McpConf) {
	s := mcp.NewMcpServerWithOptions(c) // ok
	defer s.Stop()
	mcp.AddTool(s, &mcp.Tool{Name: "learn"}, func(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, any, error) {
		mcp.AddTool(s, &mcp.Tool{Name: "learnt"}, greet) // want mutation
		return said("learnt"), nil, nil
	})
	s.Start()
}

var last *mcp.ServerSession

// LastWins keeps the session of the last caller.
func LastWins(c mcp.McpConf) {
	s := mcp.NewMcpServer(c) // ok
	defer s.Stop()
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, func(_ context.Context, req *mcp.CallToolRequest, _ args) (*mcp.CallToolResult, any, error) {
		last = req.Session // want session
		return said("joined"), nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "ping"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ args) (*mcp.CallToolResult, any, error) {
		return said("pinged"), nil, last.Ping(ctx, nil)
	})
	s.Start()
}
