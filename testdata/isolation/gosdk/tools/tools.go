// Package tools has what most of the programs serve. No tool here keeps anything.
package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/driver/gate"
)

// Key names a call.
type Key struct {
	Key string `json:"key"`
}

// Text is what a call says.
type Text struct {
	Text string `json:"text"`
}

// New returns a server with these tools.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1"}, nil)
	Add(s)
	return s
}

// Add adds the tools to s.
func Add(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, Echo)
	mcp.AddTool(s, &mcp.Tool{Name: "hold"}, Hold)
	mcp.AddTool(s, &mcp.Tool{Name: "report"}, Report)
}

// AddFence adds a tool that sends a message to the session of its caller, beside the answer.
func AddFence(s *mcp.Server) { mcp.AddTool(s, &mcp.Tool{Name: "fence"}, Fence) }

// Say is an answer that is text.
func Say(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

// Log is a message with text.
func Log(text string) *mcp.LoggingMessageParams {
	return &mcp.LoggingMessageParams{Level: "info", Data: text}
}

// Echo answers what it is told.
func Echo(_ context.Context, _ *mcp.CallToolRequest, in Text) (*mcp.CallToolResult, any, error) {
	return Say(in.Text), nil, nil
}

// Hold answers when its gate opens.
func Hold(ctx context.Context, _ *mcp.CallToolRequest, in Key) (*mcp.CallToolResult, any, error) {
	if err := gate.Enter(ctx, in.Key); err != nil {
		return nil, nil, err
	}
	return Say(in.Key), nil, nil
}

// Report reports progress and writes a log for its caller, when its gate opens, and answers when
// the next does.
func Report(ctx context.Context, req *mcp.CallToolRequest, in Key) (*mcp.CallToolResult, any, error) {
	if err := gate.Enter(ctx, in.Key); err != nil {
		return nil, nil, err
	}
	if err := req.Session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{
		ProgressToken: req.Params.GetProgressToken(), Message: in.Key, Progress: 1,
	}); err != nil {
		return nil, nil, err
	}
	if err := req.Session.Log(ctx, Log(in.Key)); err != nil {
		return nil, nil, err
	}
	if err := gate.Enter(ctx, in.Key+"-sent"); err != nil {
		return nil, nil, err
	}
	return Say(in.Key), nil, nil
}

// Fence sends a message to the session of its caller, beside the answer.
func Fence(_ context.Context, req *mcp.CallToolRequest, in Text) (*mcp.CallToolResult, any, error) {
	return Say(in.Text), nil, req.Session.Log(context.Background(), Log(in.Text))
}
