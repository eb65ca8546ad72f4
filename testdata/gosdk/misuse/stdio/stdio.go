// Command stdio runs a transport that needs nobody to serve it.
package main

import (
	"context"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)
	logged := &mcp.LoggingTransport{Transport: &mcp.StdioTransport{}, Writer: os.Stderr} // ok
	log.Fatal(s.Run(context.Background(), logged))
}
