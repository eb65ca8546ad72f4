// Package stdioperconn listens with one StdioServer on every connection that it accepts; its session is one for the process.
package stdioperconn

import (
	"context"
	"net"

	"github.com/mark3labs/mcp-go/server"
)

// Serve serves s on ln.
func Serve(ctx context.Context, ln net.Listener, s *server.MCPServer) error {
	stdio := server.NewStdioServer(s) // want transport
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		go func() {
			defer conn.Close()
			_ = stdio.Listen(ctx, conn, conn)
		}()
	}
}
