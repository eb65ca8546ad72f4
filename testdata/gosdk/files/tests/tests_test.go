package tests

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func TestMount(t *testing.T) {
	s := mcp.NewServer(&mcp.Implementation{Name: "test"}, nil) // ok: a test
	transport := &mcp.StreamableServerTransport{}              // ok: a test
	mux := http.NewServeMux()
	if err := Mount(t.Context(), mux, s, transport); err != nil {
		t.Fatal(err)
	}
	mux.Handle("/other", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	web := httptest.NewServer(mux)
	defer web.Close()
}
