// Command stdiooneconn accepts one connection, and listens on that.
package main

import (
	"context"
	"log"
	"net"

	"github.com/mark3labs/mcp-go/server"
)

func main() {
	ln, err := net.Listen("unix", "/run/stdiooneconn.sock")
	if err != nil {
		log.Fatal(err)
	}
	s := server.NewStdioServer(server.NewMCPServer("socket", "1")) // ok
	conn, err := ln.Accept()
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(s.Listen(context.Background(), conn, conn))
}
