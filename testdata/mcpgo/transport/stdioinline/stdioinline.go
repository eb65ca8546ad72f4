// Package stdioinline builds a StdioServer in the call that listens with it, for each connection, around one server.
package stdioinline

import (
	"context"
	"net"

	"github.com/mark3labs/mcp-go/server"
)

// Serve serves s on ln.
func Serve(ctx context.Context, ln net.Listener, s *server.MCPServer) error {
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		go func() {
			defer conn.Close()
			_ = server.NewStdioServer(s).Listen(ctx, conn, conn) // want transport
		}()
	}
}
