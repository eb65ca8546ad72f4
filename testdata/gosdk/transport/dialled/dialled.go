// Package dialled serves over a connection that it opened itself: one peer, one transport.
package dialled

import (
	"context"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Join offers s to the broker at addr.
func Join(ctx context.Context, addr string, s *mcp.Server) error {
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		return err
	}
	t := &mcp.IOTransport{Reader: conn, Writer: conn} // ok
	return s.Run(ctx, t)
}
