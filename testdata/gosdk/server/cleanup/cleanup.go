// Command cleanup gets its server with a function that cleans up and an error, in a closure that main calls.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build() (s *mcp.Server, done func(), err error) {
	s = mcp.NewServer(&mcp.Implementation{Name: "temporary"}, nil)
	return s, func() { log.Println("done") }, nil
}

func main() {
	run := func() error {
		s, done, err := build() // want server
		if err != nil {
			return err
		}
		defer done()
		factory := func() func(*http.Request) *mcp.Server {
			return func(*http.Request) *mcp.Server { return s }
		}
		return http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(factory(), nil))
	}
	if err := run(); err != nil {
		log.Println(err)
	}
}
