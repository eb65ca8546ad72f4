// Package transport has transports that serve every client.
package transport

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "transport"}, nil)
}

// Mounted connects and mounts one transport.
func Mounted(ctx context.Context, s *mcp.Server, mux *http.ServeMux) error {
	t := &mcp.StreamableServerTransport{SessionID: "fixed"}
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return err
	}
	mux.Handle("/mcp", t)
	return nil
}

// Called has a handler of its own, and a server that is built in place.
func Called(ctx context.Context) http.Handler {
	// The transport.
	transport := &mcp.StreamableServerTransport{} // for all

	go newServer().Run(ctx, transport)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodOptions {
			return
		}
		transport.ServeHTTP(w, r)
	})
}

// Logged logs when its goroutine ends; the event store stays.
func Logged(ctx context.Context, events mcp.EventStore) http.Handler {
	t := &mcp.StreamableServerTransport{EventStore: events}
	s := newServer()
	_ = s
	go func() {
		if err := newServer().Run(ctx, t); err != nil {
			log.Print(err)
		}
	}()
	log.Print("ready")
	return http.StripPrefix("/x", t)
}

// Blocked runs until the context ends: no fix.
func Blocked(ctx context.Context, s *mcp.Server) error {
	t := &mcp.StreamableServerTransport{}
	http.Handle("/blocked", t)
	go http.ListenAndServe(":8080", nil)
	return s.Run(ctx, t)
}

// Used needs the session: no fix.
func Used(ctx context.Context, s *mcp.Server) (http.Handler, error) {
	t := &mcp.StreamableServerTransport{}
	session, err := s.Connect(ctx, t, nil)
	if err != nil {
		return nil, err
	}
	go session.Wait()
	return http.StripPrefix("/used", t), nil
}

// Later builds the server after the transport: no fix.
func Later(ctx context.Context) http.Handler {
	t := &mcp.StreamableServerTransport{}
	s := newServer()
	go s.Run(ctx, t)
	return http.StripPrefix("/later", t)
}

// Dropped looks at no error.
func Dropped(ctx context.Context, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{}
	_, _ = s.Connect(ctx, t, nil)
	http.Handle("/dropped", t)
}

// Handled looks at the error in a statement of its own.
func Handled(ctx context.Context, s *mcp.Server) error {
	t := &mcp.StreamableServerTransport{}
	_, err := s.Connect(ctx, t, nil)
	if err != nil {
		return err
	}
	return http.ListenAndServe(":8080", t)
}

// HandledLater uses the variable of the error once more: no fix.
func HandledLater(ctx context.Context, s *mcp.Server) error {
	t := &mcp.StreamableServerTransport{}
	_, err := s.Connect(ctx, t, nil)
	if err != nil {
		return err
	}
	err = http.ListenAndServe(":8080", t)
	log.Print(err)
	return err
}

// OtherTested tests something else below: no fix.
func OtherTested(ctx context.Context, s *mcp.Server, early error) {
	t := &mcp.StreamableServerTransport{}
	_, err := s.Connect(ctx, t, nil)
	if early != nil {
		log.Print(early, err)
	}
	http.Handle("/other", t)
}
