// Package thinkinai serves with ThinkInAI's go-mcp, where one transport belongs to one server.
package thinkinai

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"
	"github.com/ThinkInAIXYZ/go-mcp/transport"
)

func echo(_ context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	return &protocol.CallToolResult{}, nil
}

// Pair serves all clients with one server on one transport, as the SDK wants it.
func Pair(tool *protocol.Tool) error {
	t := transport.NewStreamableHTTPServerTransport(":8080") // ok
	s, err := server.NewServer(t)                            // ok
	if err != nil {
		return err
	}
	s.RegisterTool(tool, echo)
	return s.Run()
}

// Mounted mounts the pair's handler.
func Mounted(mux *http.ServeMux) error {
	t, h, err := transport.NewStreamableHTTPServerTransportAndHandler() // ok
	if err != nil {
		return err
	}
	s, err := server.NewServer(t) // ok
	if err != nil {
		return err
	}
	mux.Handle("/mcp", h.HandleMCP())
	return s.Run()
}

// Two gives one transport to two servers: the second takes over its receiver.
func Two() error {
	t := transport.NewStreamableHTTPServerTransport(":8080") // want transport
	a, err := server.NewServer(t)
	if err != nil {
		return err
	}
	b, err := server.NewServer(t)
	if err != nil {
		return err
	}
	go a.Run()
	return b.Run()
}

func named(t transport.ServerTransport, name string) (*server.Server, error) {
	return server.NewServer(t, server.WithInstructions(name))
}

// TwoNamed gives one transport to two servers, by a function that builds them.
func TwoNamed() error {
	t := transport.NewStreamableHTTPServerTransport(":8080") // want transport
	a, err := named(t, "a")
	if err != nil {
		return err
	}
	b, err := named(t, "b")
	if err != nil {
		return err
	}
	go a.Run()
	return b.Run()
}

// TwoOwn gives each of two servers a transport of its own.
func TwoOwn() error {
	a, err := named(transport.NewStreamableHTTPServerTransport(":8080"), "a") // ok
	if err != nil {
		return err
	}
	b, err := named(transport.NewStreamableHTTPServerTransport(":8081"), "b") // ok
	if err != nil {
		return err
	}
	go a.Run()
	return b.Run()
}

// Each builds a server for each request, on a transport from outside.
func Each(mux *http.ServeMux, tool *protocol.Tool) {
	t := transport.NewStreamableHTTPServerTransport(":8080") // want transport
	mux.HandleFunc("/connect", func(w http.ResponseWriter, r *http.Request) {
		s, err := server.NewServer(t)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		s.RegisterTool(tool, echo)
	})
}

// Either builds one of two servers.
func Either(sse bool) error {
	t := transport.NewStdioServerTransport() // ok
	var s *server.Server
	var err error
	if sse {
		s, err = server.NewServer(t, server.WithInstructions("sse"))
	} else {
		s, err = server.NewServer(t)
	}
	if err != nil {
		return err
	}
	return s.Run()
}

// Constant would give every session the same id, if the SDK took the option: v0.2.29 hands its own generator on before
// it reads the options.
func Constant(t transport.ServerTransport) (*server.Server, error) {
	return server.NewServer(t, server.WithGenSessionIDFunc(func(context.Context) string { return "one" })) // ok
}
