// Package turns has an exported method that serves the turn which its caller passes, by a server of its own, under a token that only this turn knows.
package turns

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Turn is one run of an agent, which is its only client.
type Turn struct {
	Room    string
	session *mcp.ServerSession
	tool    string
}

// Turns are those that run.
type Turns struct {
	mu      sync.Mutex
	byToken map[string]*mcp.Server
}

// Begin serves a turn, and returns its token.
func (a *Turns) Begin(t *Turn) string {
	s := mcp.NewServer(&mcp.Implementation{Name: "turn"}, nil) // ok
	mcp.AddTool(s, &mcp.Tool{Name: "approve"}, t.approve)
	token := rand.Text()
	a.mu.Lock()
	defer a.mu.Unlock()
	a.byToken[token] = s
	return token
}

type question struct {
	Tool string `json:"tool"`
}

func (t *Turn) approve(ctx context.Context, req *mcp.CallToolRequest, in question) (*mcp.CallToolResult, any, error) {
	if t.session != nil {
		t.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "before: " + t.tool})
	}
	t.session = req.Session // ok
	t.tool = in.Tool        // ok
	return nil, nil, nil
}

func (a *Turns) get(r *http.Request) *mcp.Server {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.byToken[r.PathValue("token")]
}

// New returns turns, and the handler of them all.
func New() (*Turns, http.Handler) {
	a := &Turns{byToken: make(map[string]*mcp.Server)}
	return a, mcp.NewStreamableHTTPHandler(a.get, nil)
}
