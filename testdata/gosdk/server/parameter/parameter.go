// Command parameter passes its server down two calls before a factory returns it.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "geo"}, nil) // want server "in main"
	if err := serve("localhost:8081", s); err != nil {
		log.Fatal(err)
	}
}

func serve(addr string, s *mcp.Server) error {
	return http.ListenAndServe(addr, routes(s))
}

func routes(s *mcp.Server) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/mcp/", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	return mux
}
