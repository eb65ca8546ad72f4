// Package grpcgo relays MCP messages through grpc-go.
package grpcgo

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"google.golang.org/grpc"
	health "google.golang.org/grpc/health/grpc_health_v1"
)

// A shared service has one transport for all calls.
type shared struct {
	health.UnimplementedHealthServer
	server    *mcp.Server
	transport mcp.Transport
}

// Check is unary.
func (x *shared) Check(ctx context.Context, _ *health.HealthCheckRequest) (*health.HealthCheckResponse, error) {
	_, err := x.server.Connect(ctx, x.transport, nil)
	return &health.HealthCheckResponse{}, err
}

// Shared registers it.
func Shared(r *grpc.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	health.RegisterHealthServer(r, &shared{server: s, transport: t})
}

// A streamed service has one transport for all streams.
type streamed struct {
	health.UnimplementedHealthServer
	server    *mcp.Server
	transport mcp.Transport
}

// Watch is a stream.
func (x *streamed) Watch(_ *health.HealthCheckRequest, stream grpc.ServerStreamingServer[health.HealthCheckResponse]) error {
	_, err := x.server.Connect(stream.Context(), x.transport, nil)
	return err
}

// Streamed registers it.
func Streamed(r *grpc.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	health.RegisterHealthServer(r, &streamed{server: s, transport: t})
}

// An own service builds a transport for each call.
type own struct {
	health.UnimplementedHealthServer
	server *mcp.Server
}

// Check is unary.
func (x *own) Check(ctx context.Context, _ *health.HealthCheckRequest) (*health.HealthCheckResponse, error) {
	_, err := x.server.Connect(ctx, &mcp.StreamableServerTransport{Stateless: true}, nil) // ok
	return &health.HealthCheckResponse{}, err
}

// Watch is a stream.
func (x *own) Watch(_ *health.HealthCheckRequest, stream grpc.ServerStreamingServer[health.HealthCheckResponse]) error {
	_, err := x.server.Connect(stream.Context(), &mcp.StreamableServerTransport{Stateless: true}, nil) // ok
	return err
}

// Own registers it.
func Own(r *grpc.Server, s *mcp.Server) {
	health.RegisterHealthServer(r, &own{server: s})
}

// A starter has a method that no client calls.
type starter struct {
	health.UnimplementedHealthServer
	server    *mcp.Server
	transport mcp.Transport
}

// Start runs once.
func (x *starter) Start(ctx context.Context) error {
	_, err := x.server.Connect(ctx, x.transport, nil)
	return err
}

// Started starts it before it serves.
func Started(ctx context.Context, r grpc.ServiceRegistrar, s *mcp.Server) error {
	x := &starter{server: s, transport: &mcp.StdioTransport{}} // ok
	health.RegisterHealthServer(r, x)
	return x.Start(ctx)
}

// Intercepted connects in an interceptor.
func Intercepted(s *mcp.Server) *grpc.Server {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	return grpc.NewServer(grpc.UnaryInterceptor(func(ctx context.Context, req any, _ *grpc.UnaryServerInfo, next grpc.UnaryHandler) (any, error) {
		if _, err := s.Connect(ctx, t, nil); err != nil {
			return nil, err
		}
		return next(ctx, req)
	}))
}
