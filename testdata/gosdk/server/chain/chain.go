// Command chain builds its server in a constructor that calls a constructor; the outermost call asked for the instance.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func bare(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil)
}

func withPrompts(name string) *mcp.Server {
	s := bare(name)
	s.AddPrompt(&mcp.Prompt{Name: "summary"}, nil)
	return s
}

func complete(name string) (s *mcp.Server) {
	s = withPrompts(name)
	s.AddResource(&mcp.Resource{Name: "readme", URI: "file:///readme"}, nil)
	return
}

func main() {
	s := complete("chain") // want server
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return s
	}, nil)))
}
