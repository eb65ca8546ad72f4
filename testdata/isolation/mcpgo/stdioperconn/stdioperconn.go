// Package stdioperconn serves each connection with a StdioServer of its own. Its session is one for the process.
package stdioperconn

import (
	"context"
	"net"

	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

// Serve serves connections.
func Serve(ln net.Listener) error {
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		go func() {
			defer conn.Close()
			_ = server.NewStdioServer(tools.New()).Listen(context.Background(), conn, conn)
		}()
	}
}
