// Package persession measures what it costs to build a server for each session.
package persession

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Text  string   `json:"text" jsonschema:"what to say"`
	Count int      `json:"count,omitempty"`
	Tags  []string `json:"tags,omitempty"`
}

type output struct {
	Text string `json:"text"`
}

// newServer builds a server with ten typed tools.
func newServer(cache *mcp.SchemaCache) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "bench", Version: "1"}, &mcp.ServerOptions{SchemaCache: cache})
	for i := range 10 {
		mcp.AddTool(s, &mcp.Tool{Name: fmt.Sprint("tool", i), Description: "a tool"},
			func(_ context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
				return nil, output{in.Text}, nil
			})
	}
	return s
}

// BenchmarkSession opens sessions, one after the other, each with a handshake, ten calls, and an end.
// It reports what a session takes, in processor time and allocations, as a multiple of what it takes
// with one server for all.
func BenchmarkSession(b *testing.B) {
	shared := newServer(nil)
	cache := mcp.NewSchemaCache()
	var baseTime, baseAllocs float64
	for _, c := range []struct {
		name   string
		server func(r *http.Request) *mcp.Server
	}{
		{"shared", func(*http.Request) *mcp.Server { return shared }},
		{"built", func(*http.Request) *mcp.Server { return newServer(nil) }},
		{"builtcached", func(*http.Request) *mcp.Server { return newServer(cache) }},
		{"oncepersession", func(r *http.Request) *mcp.Server {
			if r.Header.Get("Mcp-Session-Id") != "" {
				return nil // v1.8: the session has its server
			}
			return newServer(nil)
		}},
		{"oncepersessioncached", func(r *http.Request) *mcp.Server {
			if r.Header.Get("Mcp-Session-Id") != "" {
				return nil
			}
			return newServer(cache)
		}},
	} {
		b.Run(c.name, func(b *testing.B) {
			handler := mcp.NewStreamableHTTPHandler(c.server, nil)
			session(b, handler) // warm
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := cpu()
			n := 0
			for b.Loop() {
				session(b, handler)
				n++
			}
			took := (cpu() - start).Seconds() / float64(n)
			runtime.ReadMemStats(&after)
			allocs := float64(after.Mallocs-before.Mallocs) / float64(n)
			if c.name == "shared" {
				baseTime, baseAllocs = took, allocs
			}
			b.ReportMetric(1/took, "sessions/cpu-s")
			b.ReportMetric(allocs, "allocs/session")
			if baseTime > 0 {
				b.ReportMetric(took/baseTime, "times-shared-cpu")
				b.ReportMetric(allocs/baseAllocs, "times-shared-allocs")
			}
		})
	}
}

// cpu is the processor time that this process took: other load does not count.
func cpu() time.Duration {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

// session is one session of a client, without a network.
func session(b *testing.B, h http.Handler) {
	b.Helper()
	id := ""
	do := func(method, body string) {
		req := httptest.NewRequest(method, "http://127.0.0.1/", io.NopCloser(bytes.NewReader([]byte(body))))
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Accept", "application/json, text/event-stream")
		if id != "" {
			req.Header.Set("Mcp-Session-Id", id)
			req.Header.Set("Mcp-Protocol-Version", "2025-06-18")
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, req)
		if w.Code >= 300 {
			b.Fatalf("%s %s: %d %s", method, body, w.Code, w.Body)
		}
		if id == "" {
			id = w.Header().Get("Mcp-Session-Id")
		}
	}
	do("POST", `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"bench","version":"1"}}}`)
	do("POST", `{"jsonrpc":"2.0","method":"notifications/initialized","params":{}}`)
	for i := range 10 {
		do("POST", fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"tool%d","arguments":{"text":"hello"}}}`, i+2, i))
	}
	do("DELETE", "")
}
