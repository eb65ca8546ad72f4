// Package stdiolisten gives every TCP client to the same StdioServer. mcp-go has one stdio session
// in a process, so the clients share it.
package stdiolisten

import (
	"context"
	"fmt"
	"net"

	"github.com/mark3labs/mcp-go/server"
)

// Forecasts serves those who dial in until the socket is closed.
func Forecasts(ctx context.Context, socket net.Listener) error {
	weather := server.NewMCPServer("forecasts", "2.3")
	pipe := server.NewStdioServer(weather) // want transport
	for {
		conn, err := socket.Accept()
		if err != nil {
			return fmt.Errorf("wait for a client: %w", err)
		}
		go pipe.Listen(ctx, conn, conn)
	}
}
