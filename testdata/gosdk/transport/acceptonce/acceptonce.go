// Command acceptonce accepts one connection, serves it, and ends with it.
package main

import (
	"context"
	"log"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	ln, err := net.Listen("unix", "/run/acceptonce.sock")
	if err != nil {
		log.Fatal(err)
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "socket"}, nil) // ok
	conn, err := ln.Accept()
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(s.Run(context.Background(), &mcp.IOTransport{Reader: conn, Writer: conn})) // ok
}
