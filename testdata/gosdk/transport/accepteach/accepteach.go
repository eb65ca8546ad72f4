// Package accepteach has an IOTransport for each connection that it accepts.
package accepteach

import (
	"context"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Serve serves s on ln.
func Serve(ctx context.Context, ln net.Listener, s *mcp.Server) error {
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		t := &mcp.IOTransport{Reader: conn, Writer: conn} // ok
		go func() { _ = s.Run(ctx, t) }()
	}
}
