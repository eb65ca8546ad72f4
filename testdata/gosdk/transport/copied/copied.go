// Package copied copies a prepared transport for each connection, and fills in the copy.
package copied

import (
	"context"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Serve serves s on ln.
func Serve(ctx context.Context, ln net.Listener, s *mcp.Server) error {
	prepared := mcp.IOTransport{MaxLineLength: 1 << 16} // ok: only copies of it are used
	for {
		conn, err := ln.Accept()
		if err != nil {
			return err
		}
		t := prepared
		t.Reader, t.Writer = conn, conn
		go func() { _ = s.Run(ctx, &t) }()
	}
}
