// Command deferred returns its server through a named result that a deferred function sets last.
package main

import (
	"fmt"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build(name string) (s *mcp.Server, err error) {
	defer func() {
		if p := recover(); p != nil {
			s, err = nil, fmt.Errorf("building %s: %v", name, p)
		}
	}()
	s = mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	s.AddTool(&mcp.Tool{Name: "panics without a schema"}, nil)
	return s, nil
}

func main() {
	s, err := build("deferred") // want server
	if err != nil {
		log.Fatal(err)
	}
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
	log.Fatal(http.ListenAndServe(":8080", h))
}
