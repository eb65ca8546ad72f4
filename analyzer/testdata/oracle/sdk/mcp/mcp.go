// Package mcp stands in for the real one when generated programs run: the same names, and it writes down which
// instance acts in which request instead of serving anybody.
package mcp

import (
	"context"
	"net/http"
	"strconv"
	"strings"
)

// An Event is one instance that acts in a request.
type Event struct {
	Label   string // of the origin
	Number  int    // of the instance, in the order in which the program built them
	Request int
	Act     string
	With    string // the other one that it is connected with
}

// Events are what was written down.
var Events []Event

// Request is the number of the request that runs, -1 outside of requests.
var Request = -1

// Pause is called where a program lets others go ahead.
var Pause = func() {}

func record(name, act, with string) {
	label, number, _ := strings.Cut(name, "@")
	n, _ := strconv.Atoi(number)
	Events = append(Events, Event{Label: label, Number: n, Request: Request, Act: act, With: with})
}

// Implementation names a server.
type Implementation struct{ Name string }

// ServerOptions are not used.
type ServerOptions struct{}

// ServerSessionOptions are not used.
type ServerSessionOptions struct{}

// StreamableHTTPOptions are not used.
type StreamableHTTPOptions struct{}

// SSEOptions are not used.
type SSEOptions struct{}

// ServerSession is not used.
type ServerSession struct{}

// A Transport can be connected.
type Transport interface{ instance() string }

// A Server has a name.
type Server struct{ name string }

// NewServer returns a server.
func NewServer(impl *Implementation, _ *ServerOptions) *Server {
	return &Server{impl.Name}
}

// Connect writes down who is connected with whom.
func (s *Server) Connect(_ context.Context, t Transport, _ *ServerSessionOptions) (*ServerSession, error) {
	if s == nil {
		return nil, nil
	}
	name := t.instance()
	record(s.name, "connect", name)
	if name != "" {
		record(name, "connected", s.name)
	}
	return &ServerSession{}, nil
}

// A StreamableServerTransport has an id, which names it.
type StreamableServerTransport struct{ SessionID string }

func (t *StreamableServerTransport) instance() string {
	if t == nil {
		return ""
	}
	return t.SessionID
}

// ServeHTTP writes down that it answers.
func (t *StreamableServerTransport) ServeHTTP(http.ResponseWriter, *http.Request) {
	if t != nil {
		record(t.SessionID, "serve", "")
	}
}

// A StreamableHTTPHandler asks for a server in each request.
type StreamableHTTPHandler struct{ get func(*http.Request) *Server }

// NewStreamableHTTPHandler returns a handler.
func NewStreamableHTTPHandler(get func(*http.Request) *Server, _ *StreamableHTTPOptions) *StreamableHTTPHandler {
	return &StreamableHTTPHandler{get}
}

// ServeHTTP asks for a server.
func (h *StreamableHTTPHandler) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	if s := h.get(r); s != nil {
		record(s.name, "got", "")
	}
}

// An SSEHandler asks for a server in each request.
type SSEHandler struct{ get func(*http.Request) *Server }

// NewSSEHandler returns a handler.
func NewSSEHandler(get func(*http.Request) *Server, _ *SSEOptions) *SSEHandler {
	return &SSEHandler{get}
}

// ServeHTTP asks for a server.
func (h *SSEHandler) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	if s := h.get(r); s != nil {
		record(s.name, "got", "")
	}
}
