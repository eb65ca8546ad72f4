// Command options hands its transport to a service with a functional option.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type service struct {
	prefix string
	wire   *mcp.StreamableServerTransport
}

type option func(*service)

func withPrefix(p string) option { return func(s *service) { s.prefix = p } }

func withWire(t *mcp.StreamableServerTransport) option {
	return func(s *service) { s.wire = t }
}

func newService(opts ...option) *service {
	s := &service{prefix: "/"}
	for _, o := range opts {
		o(s)
	}
	return s
}

func (s *service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	http.StripPrefix(s.prefix, s.wire).ServeHTTP(w, r)
}

func main() {
	t := &mcp.StreamableServerTransport{SessionID: "opts"} // want transport
	go func() {
		_ = mcp.NewServer(&mcp.Implementation{Name: "opts"}, nil).Run(context.Background(), t)
	}()
	log.Fatal(http.ListenAndServe(":8080", newService(withPrefix("/mcp"), withWire(t))))
}
