// Command stdio serves one client on its standard streams: there is nobody to share with.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)                // ok
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil { // ok
		log.Fatal(err)
	}
}
