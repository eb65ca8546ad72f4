// Command stdio has tools of another package on a server for one client.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/tools"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "stdio"}, nil)
	tools.Register(s) // ok
	log.Fatal(s.Run(context.Background(), &mcp.StdioTransport{}))
}
