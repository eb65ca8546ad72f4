package main

import (
	"context"
	"errors"
	"net/http"

	"github.com/viant/jsonrpc/transport/client/http/streamable"
	"github.com/viant/mcp-protocol/schema"
	"github.com/viant/mcp/client"

	"example.com/isolation/driver"
)

// dial connects a client of the SDK.
func dial(ctx context.Context, t driver.Target) (driver.Client, error) {
	wire, err := streamable.New(ctx, t.Address,
		streamable.WithHTTPClient(&http.Client{Transport: as{t, new(http.Transport)}}))
	if err != nil {
		return nil, err
	}
	c := client.New("sdk", "1", wire)
	if _, err := c.Initialize(ctx); err != nil {
		return nil, err
	}
	_, _ = c.SetLevel(ctx, &schema.SetLevelRequestParams{Level: schema.LoggingLevelDebug})
	return sdk{c, wire}, nil
}

type sdk struct {
	*client.Client
	wire *streamable.Client
}

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
	var token schema.ProgressToken = 1
	res, err := c.CallTool(ctx, &schema.CallToolRequestParams{Name: tool, Arguments: args, Meta: &schema.CallToolRequestParamsMeta{ProgressToken: &token}})
	if err != nil {
		return "", err
	}
	text, ok := "", false
	if len(res.Content) > 0 {
		var content map[string]any
		if content, ok = res.Content[0].(map[string]any); ok {
			text, ok = content["text"].(string)
		}
	}
	if !ok || res.IsError != nil && *res.IsError {
		return "", errors.New(text)
	}
	return text, nil
}

func (c sdk) Close() {
	c.Client.Close()
	_ = c.wire.Close()
}

// as says who the user is, and hears the notifications: the SDK's client drops their parameters.
type as struct {
	driver.Target
	next http.RoundTripper
}

func (a as) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-User", a.User)
	res, err := a.next.RoundTrip(r)
	if err == nil && r.Method == http.MethodGet && res.StatusCode == http.StatusOK {
		res.Body = driver.Tap(res.Body, a.Heard)
	}
	return res, err
}
