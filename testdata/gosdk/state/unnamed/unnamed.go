// Package unnamed keeps what a call chose in structs whose types have no name, one of them a call's own.
package unnamed

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var chosen struct{ Cluster, Space string }

type desk struct {
	last struct{ Query string }
}

type input struct{ Name string }

func (d *desk) choose(_ context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	chosen.Cluster = in.Name // want state
	chosen.Space = in.Name   // ok: nobody reads it
	d.last.Query = in.Name   // want state
	var own struct{ Query string }
	own.Query = in.Name // ok
	return nil, own.Query, nil
}

func (d *desk) show(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) {
	return nil, chosen.Cluster + d.last.Query, nil
}

// Handler serves it.
func Handler() http.Handler {
	d := new(desk)
	s := mcp.NewServer(&mcp.Implementation{Name: "desk"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "choose"}, d.choose)
	mcp.AddTool(s, &mcp.Tool{Name: "show"}, d.show)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
