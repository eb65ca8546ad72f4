// Package firsttoken builds its server in the first request, with the token found there, and gives it
// to the requests after it too.
package firsttoken

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	bank     *mcp.Server
	openBank sync.Once
)

type nothing struct{}

// teller returns the bank, which knows its first customer only.
func teller(req *http.Request) *mcp.Server {
	openBank.Do(func() {
		bearer := req.Header.Get("Authorization")
		account := func(context.Context, *mcp.CallToolRequest, nothing) (*mcp.CallToolResult, any, error) {
			text := &mcp.TextContent{Text: "account of " + bearer}
			return &mcp.CallToolResult{Content: []mcp.Content{text}}, nil, nil
		}
		bank = mcp.NewServer(&mcp.Implementation{Name: "bank"}, nil) // want identity
		mcp.AddTool(bank, &mcp.Tool{Name: "account"}, account)
	})
	return bank
}

// Register puts the bank at /bank.
func Register(mux *http.ServeMux) {
	mux.Handle("/bank", mcp.NewStreamableHTTPHandler(teller, nil))
}
