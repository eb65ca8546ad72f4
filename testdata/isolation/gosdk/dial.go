package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/driver"
)

// dial connects a client of the SDK.
func dial(ctx context.Context, t driver.Target) (driver.Client, error) {
	c := mcp.NewClient(&mcp.Implementation{Name: "sdk", Version: "1"}, &mcp.ClientOptions{
		LoggingMessageHandler: func(_ context.Context, req *mcp.LoggingMessageRequest) {
			t.Heard("log", fmt.Sprint(req.Params.Data))
		},
		ProgressNotificationHandler: func(_ context.Context, req *mcp.ProgressNotificationClientRequest) {
			t.Heard("progress", req.Params.Message)
		},
	})
	hc := &http.Client{Transport: as{t.User, new(http.Transport)}}
	var transport mcp.Transport = &mcp.StreamableClientTransport{Endpoint: t.Address, HTTPClient: hc}
	if t.Wire == driver.SSE {
		transport = &mcp.SSEClientTransport{Endpoint: t.Address, HTTPClient: hc}
	}
	session, err := c.Connect(ctx, transport, nil)
	if err != nil {
		return nil, err
	}
	_ = session.SetLoggingLevel(ctx, &mcp.SetLoggingLevelParams{Level: "debug"})
	return client{session}, nil
}

type client struct{ session *mcp.ClientSession }

func (c client) Tools(ctx context.Context) ([]string, error) {
	list, err := c.session.ListTools(ctx, nil)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, t := range list.Tools {
		names = append(names, t.Name)
	}
	return names, nil
}

func (c client) Call(ctx context.Context, tool string, args map[string]any) (string, error) {
	if args == nil {
		args = map[string]any{}
	}
	params := &mcp.CallToolParams{Name: tool, Arguments: args}
	params.SetProgressToken(1)
	res, err := c.session.CallTool(ctx, params)
	if err != nil {
		return "", err
	}
	text, ok := "", false
	if len(res.Content) > 0 {
		var t *mcp.TextContent
		if t, ok = res.Content[0].(*mcp.TextContent); ok {
			text = t.Text
		}
	}
	if res.IsError || !ok {
		return "", errors.New(text)
	}
	return text, nil
}

func (c client) Close() { _ = c.session.Close() }

// as says who the user is.
type as struct {
	user string
	next http.RoundTripper
}

func (a as) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-User", a.user)
	return a.next.RoundTrip(r)
}
