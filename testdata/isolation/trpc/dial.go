package main

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/driver"
)

// dial connects a client of the SDK.
func dial(ctx context.Context, t driver.Target) (driver.Client, error) {
	connect := mcp.NewClient
	if t.Wire == driver.SSE {
		connect = mcp.NewSSEClient
	}
	c, err := connect(t.Address, mcp.Implementation{Name: "sdk", Version: "1"},
		mcp.WithHTTPHeaders(http.Header{"X-User": {t.User}}), mcp.WithClientGetSSEEnabled(true))
	if err != nil {
		return nil, err
	}
	for method, kind := range map[string]string{"notifications/message": "log", "notifications/progress": "progress"} {
		c.RegisterNotificationHandler(method, func(n *mcp.JSONRPCNotification) error {
			params, err := json.Marshal(n.Params)
			t.Heard(kind, string(params))
			return err
		})
	}
	if _, err := c.Initialize(ctx, &mcp.InitializeRequest{}); err != nil {
		return nil, err
	}
	return sdk{c}, nil
}

type sdk struct{ *mcp.Client }

func (c sdk) Tools(ctx context.Context) ([]string, error) {
	list, err := c.ListTools(ctx, &mcp.ListToolsRequest{})
	if err != nil {
		return nil, err
	}
	var names []string
	for _, t := range list.Tools {
		names = append(names, t.Name)
	}
	return names, nil
}

func (c sdk) Call(ctx context.Context, tool string, args map[string]any) (string, error) {
	var req mcp.CallToolRequest
	req.Params.Name, req.Params.Arguments = tool, args
	res, err := c.CallTool(ctx, &req)
	if err != nil {
		return "", err
	}
	text, ok := "", false
	if len(res.Content) > 0 {
		var t mcp.TextContent
		if t, ok = res.Content[0].(mcp.TextContent); ok {
			text = t.Text
		}
	}
	if res.IsError || !ok {
		return "", errors.New(text)
	}
	return text, nil
}

func (c sdk) Close() { _ = c.Client.Close() }
