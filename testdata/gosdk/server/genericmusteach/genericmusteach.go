// Command genericmusteach has the call of genericmust inside the factory.
package main

import (
	"errors"
	"log"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func newServer(name string) (*mcp.Server, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil), nil // ok
}

func main() {
	name := os.Getenv("NAME")
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := must(newServer(name)) // ok
		return s
	}, nil)
	log.Fatal(http.ListenAndServe(":8080", h))
}
