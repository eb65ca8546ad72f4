// Command acceptlooprebuilt builds the server after accepting the connection.
package main

import (
	"context"
	"log"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	ln, err := net.Listen("unix", "/run/socket.sock")
	if err != nil {
		log.Fatal(err)
	}
	for {
		conn, err := ln.Accept()
		if err != nil {
			log.Fatal(err)
		}
		s := mcp.NewServer(&mcp.Implementation{Name: "socket"}, nil) // ok
		go handle(s, conn)
	}
}

func handle(s *mcp.Server, conn net.Conn) {
	defer conn.Close()
	_ = s.Run(context.Background(), &mcp.IOTransport{Reader: conn, Writer: conn}) // ok
}
