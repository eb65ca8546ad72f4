// Command ends connects one of three servers to its streams: each way ends the program, the second in a function of its own.
package main

import (
	"context"
	"flag"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil)
}

func fail(err error) {
	if err != nil {
		log.Print(err)
	}
	os.Exit(1)
}

func main() {
	dev := flag.Bool("dev", false, "serve what is being developed")
	old := flag.Bool("old", false, "serve what was")
	flag.Parse()
	ctx := context.Background()
	t := &mcp.StdioTransport{} // ok
	if *dev {
		log.Fatal(newServer("dev").Run(ctx, t))
	}
	if *old {
		fail(newServer("old").Run(ctx, t))
	}
	log.Fatal(newServer("new").Run(ctx, t))
}
