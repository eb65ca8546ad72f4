// Package stdioeachconn builds the StdioServer, and the server in it, for each connection. That does not help: the session is a variable of the SDK.
package stdioeachconn

import (
	"context"
	"net"

	"github.com/mark3labs/mcp-go/server"
)

// Serve serves ln.
func Serve(ctx context.Context, ln net.Listener) error {
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		go serve(ctx, conn)
	}
}

func serve(ctx context.Context, conn net.Conn) {
	defer conn.Close()
	s := server.NewMCPServer("socket", "1") // ok
	stdio := server.NewStdioServer(s)       // want transport
	_ = stdio.Listen(ctx, conn, conn)
}
