package main

import (
	"context"
	"errors"

	"github.com/ThinkInAIXYZ/go-mcp/client"
	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/transport"

	"example.com/isolation/driver"
)

// dial connects a client of the SDK.
func dial(_ context.Context, t driver.Target) (driver.Client, error) {
	wire, err := transport.NewStreamableHTTPClientTransport(t.Address, transport.WithStreamableHTTPClientOptionHeader(map[string]string{"X-User": t.User}))
	if err != nil {
		return nil, err
	}
	c, err := client.NewClient(wire, client.WithClientInfo(&protocol.Implementation{Name: "sdk", Version: "1"}))
	if err != nil {
		return nil, err
	}
	return sdk{c, t}, nil
}

type sdk struct {
	*client.Client
	driver.Target
}

func (c sdk) Tools(ctx context.Context) ([]string, error) {
	list, err := c.ListTools(ctx)
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
	progress := make(chan *protocol.ProgressNotification)
	go func() {
		for p := range progress {
			c.Heard("progress", p.Message)
		}
	}()
	res, err := c.CallToolWithProgressChan(ctx, protocol.NewCallToolRequest(tool, args), progress)
	if err != nil {
		return "", err
	}
	text := ""
	if len(res.Content) > 0 {
		if t, ok := res.Content[0].(*protocol.TextContent); ok {
			text = t.Text
		}
	}
	if res.IsError || text == "" {
		return "", errors.New(text)
	}
	return text, nil
}

func (c sdk) Close() { _ = c.Client.Close() }
