package main

import (
	"context"
	"errors"

	mcp "github.com/metoro-io/mcp-golang"
	"github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/driver"
)

// dial connects a client of the SDK.
func dial(ctx context.Context, t driver.Target) (driver.Client, error) {
	transport := http.NewHTTPClientTransport("/").WithBaseURL(t.Address).WithHeader("X-User", t.User)
	c := mcp.NewClientWithInfo(transport, mcp.ClientInfo{Name: "sdk", Version: "1"})
	if _, err := c.Initialize(ctx); err != nil {
		return nil, err
	}
	return sdk{c}, nil
}

type sdk struct{ *mcp.Client }

func (c sdk) Tools(ctx context.Context) ([]string, error) {
	list, err := c.ListTools(ctx, nil)
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
	if args == nil {
		args = map[string]any{}
	}
	res, err := c.CallTool(ctx, tool, args)
	if err != nil {
		return "", err
	}
	if len(res.Content) == 0 || res.Content[0].TextContent == nil {
		return "", errors.New("no text")
	}
	return res.Content[0].TextContent.Text, nil
}

func (c sdk) Close() {}
