// Package fxapp is put together by fx: what a provider builds is one for the process.
package fxapp

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"go.uber.org/fx"
)

func newServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "fx"}, nil) // want server
}

func newTransport(s *mcp.Server) (*mcp.StreamableServerTransport, error) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	_, err := s.Connect(context.Background(), t, nil)
	return t, err
}

func newMux() *http.ServeMux { return http.NewServeMux() }

func mount(mux *http.ServeMux, s *mcp.Server, t *mcp.StreamableServerTransport) {
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	mux.HandleFunc("/one", func(w http.ResponseWriter, r *http.Request) { t.ServeHTTP(w, r) })
}

// New puts it together.
func New() *fx.App {
	return fx.New(fx.Provide(newServer, newTransport, newMux), fx.Invoke(mount))
}

type asks struct {
	fx.In

	Mux  *http.ServeMux
	Wire *mcp.SSEServerTransport
}

type gives struct {
	fx.Out

	Wire *mcp.SSEServerTransport
	Mux  *http.ServeMux
}

// Structs asks and gives in structs.
func Structs() *fx.App {
	return fx.New(
		fx.Module("sse", fx.Provide(func() gives {
			return gives{Wire: &mcp.SSEServerTransport{Endpoint: "/sse"}, Mux: http.NewServeMux()} // want transport
		})),
		fx.Invoke(func(in asks) { in.Mux.Handle("/sse", in.Wire) }),
	)
}

// Supplied supplies a value.
func Supplied() *fx.App {
	t := &mcp.IOTransport{} // want transport
	return fx.New(
		fx.Supply(t),
		fx.Invoke(func(mux *http.ServeMux, s *mcp.Server, t *mcp.IOTransport) {
			mux.HandleFunc("/io", func(_ http.ResponseWriter, r *http.Request) { _ = s.Run(r.Context(), t) })
		}),
	)
}

// A factory builds a server for each session.
type factory func(*http.Request) *mcp.Server

// Each provides a factory.
func Each() *fx.App {
	return fx.New(
		fx.Provide(func() factory {
			return func(*http.Request) *mcp.Server {
				return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
			}
		}, fx.Annotate(newMux, fx.ResultTags(`name:"each"`))),
		fx.Invoke(func(mux *http.ServeMux, f factory) {
			mux.Handle("/each", mcp.NewStreamableHTTPHandler(f, nil)) // ok
		}),
	)
}
