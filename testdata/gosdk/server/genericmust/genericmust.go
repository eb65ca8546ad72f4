// Command genericmust sends the result of a constructor that can fail through a generic must.
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
		log.Fatal(err)
	}
	return v
}

func newServer(name string) (*mcp.Server, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil), nil
}

func main() {
	s := must(newServer(os.Getenv("NAME"))) // want server
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
	log.Fatal(http.ListenAndServe(":8080", h))
}
