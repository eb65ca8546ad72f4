// Package netconn serves over accepted connections.
package netconn

import (
	"context"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared connects one transport for each connection.
func Shared(ln net.Listener, s *mcp.Server) error {
	t := &mcp.IOTransport{} // want transport
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		go func() {
			defer conn.Close()
			_, _ = s.Connect(context.Background(), t, nil)
		}()
	}
}

// Own builds a transport for each connection.
func Own(ln net.Listener, s *mcp.Server) error {
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		go serve(conn, s)
	}
}

func serve(conn net.Conn, s *mcp.Server) {
	defer conn.Close()
	_ = s.Run(context.Background(), &mcp.IOTransport{Reader: conn, Writer: conn}) // ok
}
