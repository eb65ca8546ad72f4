package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/mark3labs/mcp-go/mcp"

	"example.com/isolation/driver"
)

// dial connects a client of the SDK.
func dial(ctx context.Context, t driver.Target) (driver.Client, error) {
	c, err := newClient(t)
	if err != nil {
		return nil, err
	}
	c.OnNotification(func(n mcp.JSONRPCNotification) {
		params, _ := json.Marshal(n.Params)
		kind := n.Method
		switch kind {
		case "notifications/progress":
			kind = "progress"
		case "notifications/message":
			kind = "log"
		}
		t.Heard(kind, string(params))
	})
	if err := c.Start(ctx); err != nil {
		return nil, err
	}
	var init mcp.InitializeRequest
	init.Params.ProtocolVersion = "2025-06-18"
	init.Params.ClientInfo = mcp.Implementation{Name: "sdk", Version: "1"}
	if _, err := c.Initialize(ctx, init); err != nil {
		return nil, err
	}
	return sdk{c}, nil
}

func newClient(t driver.Target) (*client.Client, error) {
	headers := map[string]string{"X-User": t.User}
	switch t.Wire {
	case driver.SSE:
		return client.NewSSEMCPClient(t.Address, transport.WithHeaders(headers))
	case driver.TCP:
		conn, err := net.Dial("tcp", t.Address)
		if err != nil {
			return nil, err
		}
		return client.NewClient(transport.NewIO(conn, conn, io.NopCloser(strings.NewReader("")))), nil
	}
	return client.NewStreamableHttpClient(t.Address, transport.WithHTTPHeaders(headers), transport.WithContinuousListening())
}

type sdk struct{ *client.Client }

func (c sdk) Tools(ctx context.Context) ([]string, error) {
	list, err := c.ListTools(ctx, mcp.ListToolsRequest{})
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
	req.Params.Meta = &mcp.Meta{ProgressToken: 1}
	res, err := c.CallTool(ctx, req)
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
