// Command compared serves one client on its standard streams, and a health page that only looks whether the transport is there.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type health struct{ transport *mcp.StdioTransport }

func (h *health) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	if h.transport == nil {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintf(w, "%T\n", h.transport)
}

func main() {
	stdio := &mcp.StdioTransport{} // ok
	go func() { log.Print(http.ListenAndServe("localhost:6060", &health{stdio})) }()
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok
	log.Fatal(s.Run(context.Background(), stdio))
}
