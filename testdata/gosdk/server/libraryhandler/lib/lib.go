// Package lib shares its server by itself: the finding is here, whoever mounts the handler.
package lib

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Service has one server.
type Service struct{ server *mcp.Server }

// New returns a service.
func New() *Service {
	return &Service{server: mcp.NewServer(&mcp.Implementation{Name: "service"}, nil)} // want server
}

// Handler serves the service.
func (s *Service) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s.server }, nil)
}
