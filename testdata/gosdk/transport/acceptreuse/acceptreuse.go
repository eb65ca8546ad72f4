// Package acceptreuse points one IOTransport at each connection in turn; sessions that still run read from the newest.
package acceptreuse

import (
	"context"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Serve serves s on ln.
func Serve(ctx context.Context, ln net.Listener, s *mcp.Server) error {
	t := &mcp.IOTransport{} // want transport
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		t.Reader, t.Writer = conn, conn
		go func() { _ = s.Run(ctx, t) }()
	}
}
