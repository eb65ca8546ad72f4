// Command retry runs its server again on the standard streams, with a log around them if one is wanted.
package main

import (
	"context"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "retry"}, nil) // ok
	var t mcp.Transport = &mcp.StdioTransport{}                 // ok
	if os.Getenv("DEBUG") != "" {
		t = &mcp.LoggingTransport{Transport: t, Writer: os.Stderr} // ok
	}
	for range 3 {
		if err := s.Run(context.Background(), t); err != nil {
			log.Println(err)
		}
	}
}
