// Package desk has tools that build the client of another service from who asks first, and tools that remember what was asked for.
package desk

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type issues struct{ token string }

func (i *issues) list() string { return i.token }

type desk struct{ issues *issues }

func (d *desk) list(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, string, error) {
	return nil, d.client(req.Extra.Header).list(), nil
}

func (d *desk) client(h http.Header) *issues {
	if d.issues == nil {
		d.issues = &issues{token: h.Get("Authorization")} // ok: callers decide how many clients a server has
	}
	return d.issues
}

// AddIssues adds a tool that lists issues.
func AddIssues(s *mcp.Server) {
	d := new(desk)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, d.list)
}

// AddCluster adds tools that work in a cluster, once one was chosen.
func AddCluster(s *mcp.Server) {
	var cluster string
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Cluster string }) (*mcp.CallToolResult, any, error) {
		cluster = in.Cluster // ok: callers decide how many clients a server has
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "pods"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
		return nil, "pods of " + cluster, nil
	})
}

// AddLast adds a tool that is about the client of a service, of which there is one for the process whoever serves it.
func AddLast(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "last"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		if last != nil {
			last.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "somebody else came"})
		}
		last = req.Session // want session
		return nil, nil, nil
	})
}

var last *mcp.ServerSession
