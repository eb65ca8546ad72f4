// Command stdio listens once, on its standard streams.
package main

import (
	"context"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewStdioServer(server.NewMCPServer("local", "1")) // ok
	if err := s.Listen(context.Background(), os.Stdin, os.Stdout); err != nil {
		log.Fatal(err)
	}
}
