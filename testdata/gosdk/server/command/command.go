// Command command starts from a command struct, as the popular command line packages have it.
package main

import (
	"errors"
	"log"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type command struct {
	use string
	run func(args []string) error
}

var serve = &command{
	use: "serve",
	run: func(args []string) error {
		s := mcp.NewServer(&mcp.Implementation{Name: "cli"}, nil) // want server
		h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
		return http.ListenAndServe(args[0], h)
	},
}

func execute(commands []*command, args []string) error {
	for _, c := range commands {
		if len(args) > 1 && c.use == args[0] {
			return c.run(args[1:])
		}
	}
	return errors.New("no such command")
}

func main() {
	if err := execute([]*command{serve}, os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}
