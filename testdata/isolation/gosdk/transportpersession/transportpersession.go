// Package transportpersession keeps a transport for each session, under its id.
package transportpersession

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	var transports sync.Map
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if t, ok := transports.Load(r.Header.Get("Mcp-Session-Id")); ok {
			t.(*mcp.StreamableServerTransport).ServeHTTP(w, r)
			return
		}
		t := &mcp.StreamableServerTransport{SessionID: rand.Text()}
		s := tools.New()
		mcp.AddTool(s, &mcp.Tool{Name: "linger"}, tools.Hold)
		if _, err := s.Connect(context.Background(), t, nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		transports.Store(t.SessionID, t)
		t.ServeHTTP(w, r)
	})
}
