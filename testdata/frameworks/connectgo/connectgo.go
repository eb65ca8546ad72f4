// Package connectgo relays MCP messages through connect-go.
package connectgo

import (
	"context"
	"net/http"

	"connectrpc.com/connect"
	"connectrpc.com/grpchealth"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"google.golang.org/protobuf/types/known/emptypb"
)

// Shared connects one transport for each call.
func Shared(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	mux.Handle("/relay", connect.NewUnaryHandler("/relay", func(ctx context.Context, _ *connect.Request[emptypb.Empty]) (*connect.Response[emptypb.Empty], error) {
		_, err := s.Connect(ctx, t, nil)
		return connect.NewResponse(&emptypb.Empty{}), err
	}))
}

// Own builds a transport for each call.
func Own(mux *http.ServeMux, s *mcp.Server) {
	mux.Handle("/relay", connect.NewUnaryHandler("/relay", func(ctx context.Context, _ *connect.Request[emptypb.Empty]) (*connect.Response[emptypb.Empty], error) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, err := s.Connect(ctx, t, nil)
		return connect.NewResponse(&emptypb.Empty{}), err
	}))
}

// Streamed connects one transport for each stream.
func Streamed(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	mux.Handle("/stream", connect.NewBidiStreamHandler("/stream", func(ctx context.Context, _ *connect.BidiStream[emptypb.Empty, emptypb.Empty]) error {
		_, err := s.Connect(ctx, t, nil)
		return err
	}))
}

// A checker is a service: generated code calls its methods.
type checker struct {
	server    *mcp.Server
	transport mcp.Transport
}

func (c *checker) Check(ctx context.Context, _ *grpchealth.CheckRequest) (*grpchealth.CheckResponse, error) {
	_, err := c.server.Connect(ctx, c.transport, nil)
	return &grpchealth.CheckResponse{}, err
}

// Served registers a service by the function that generated code has for it.
func Served(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	mux.Handle(grpchealth.NewHandler(&checker{server: s, transport: t}))
}
