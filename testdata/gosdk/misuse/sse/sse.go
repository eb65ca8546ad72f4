// Command sse runs an SSE transport that has no response to write to.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "alone"}, nil)
	t := &mcp.SSEServerTransport{Endpoint: "/sse"} // want transport
	if err := s.Run(context.Background(), t); err != nil {
		log.Fatal(err)
	}
}
