// Command acceptready waits for a connection of its supervisor, closes it, and serves its standard streams.
package main

import (
	"context"
	"log"
	"net"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "supervised"}, nil) // ok
	ln, err := net.Listen("tcp", "127.0.0.1:7000")
	if err != nil {
		log.Fatal(err)
	}
	ready, err := ln.Accept()
	if err != nil {
		log.Fatal(err)
	}
	_ = ready.Close()
	log.Fatal(s.Run(context.Background(), &mcp.StdioTransport{})) // ok
}
