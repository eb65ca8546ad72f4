// Package transportperrequest connects one server to a transport of each request.
package transportperrequest

import (
	"bytes"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		t := &mcp.StreamableServerTransport{Stateless: true}
		session, err := s.Connect(r.Context(), t, &mcp.ServerSessionOptions{State: state(body)})
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		defer session.Close()
		t.ServeHTTP(w, r)
	})
}

// state is that of a session of which body is the only request.
func state(body []byte) *mcp.ServerSessionState {
	if bytes.Contains(body, []byte(`"initialize"`)) {
		return nil
	}
	return &mcp.ServerSessionState{
		InitializeParams:  &mcp.InitializeParams{ProtocolVersion: "2025-06-18"},
		InitializedParams: &mcp.InitializedParams{},
	}
}
