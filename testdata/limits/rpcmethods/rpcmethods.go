// Package rpcmethods keeps the session of a call where a method that net/rpc finds at run time reads it.
package rpcmethods

import (
	"context"
	"net/rpc"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Bridge lets other programs drive a transport.
type Bridge struct{ transport mcp.Transport }

// Open connects the one transport, again for each call that comes in.
func (b *Bridge) Open(name string, ok *bool) error {
	server := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	_, err := server.Connect(context.Background(), b.transport, nil)
	*ok = err == nil
	return err
}

// Register registers a bridge.
func Register() error {
	return rpc.Register(&Bridge{transport: &mcp.StdioTransport{}}) // limit: missed transport
}
