// Command acceptloop runs one server on each connection that it accepts.
package main

import (
	"context"
	"log"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "socket"}, nil) // want server
	ln, err := net.Listen("unix", "/run/socket.sock")
	if err != nil {
		log.Fatal(err)
	}
	for {
		conn, err := ln.Accept()
		if err != nil {
			log.Fatal(err)
		}
		go handle(s, conn)
	}
}

func handle(s *mcp.Server, conn net.Conn) {
	defer conn.Close()
	_ = s.Run(context.Background(), &mcp.IOTransport{Reader: conn, Writer: conn}) // ok
}
