// Command calls counts how often a handler of github.com/modelcontextprotocol/go-sdk asks its factory for a
// server. The mod files beside go.mod choose other versions of it.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// requests is how many requests follow the handshake of two.
const requests = 10

// counts is what is printed.
type counts struct {
	Requests  int  // of a client, with the handshake
	Session   int  // calls of the factory for them, in a session
	Stateless int  // calls without sessions
	Nil       bool // a session's later requests are answered although the factory returns nil for them
}

func main() {
	c := counts{Requests: requests + 2}
	c.Session, _ = serve(nil, false)
	c.Stateless, _ = serve(&mcp.StreamableHTTPOptions{Stateless: true}, false)
	_, c.Nil = serve(nil, true)
	if err := json.NewEncoder(os.Stdout).Encode(c); err != nil {
		os.Exit(1)
	}
}

// serve makes the requests of one client, and returns how often the factory was called, and whether all were answered.
func serve(opts *mcp.StreamableHTTPOptions, none bool) (int, bool) {
	var asked atomic.Int64
	server := mcp.NewServer(&mcp.Implementation{Name: "calls", Version: "1"}, nil)
	h := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		asked.Add(1)
		if none && r.Header.Get("Mcp-Session-Id") != "" {
			return nil
		}
		return server
	}, opts)
	id, answered := "", true
	post := func(body string) {
		req := httptest.NewRequest(http.MethodPost, "http://127.0.0.1/", strings.NewReader(body))
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Accept", "application/json, text/event-stream")
		if id != "" {
			req.Header.Set("Mcp-Session-Id", id)
			req.Header.Set("Mcp-Protocol-Version", "2025-06-18")
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, req)
		answered = answered && w.Code < 300
		if id == "" {
			id = w.Header().Get("Mcp-Session-Id")
		}
	}
	post(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"calls","version":"1"}}}`)
	post(`{"jsonrpc":"2.0","method":"notifications/initialized","params":{}}`)
	for i := range requests {
		post(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/list","params":{}}`, i+2))
	}
	return int(asked.Load()), answered
}
