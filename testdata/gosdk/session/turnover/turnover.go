// Package turnover differs from turn in that the lock is not held from the write to the use, or lets two in.
package turnover

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type robot struct {
	mu     sync.Mutex
	caller *mcp.ServerSession
}

func (r *robot) say(text string) {
	r.caller.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: text})
}

func (r *robot) move(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	r.mu.Lock()
	r.caller = req.Session // want session
	r.mu.Unlock()
	r.say("moving")
	return nil, nil, nil
}

type leg struct {
	mu     sync.Mutex
	caller *mcp.ServerSession
}

func (l *leg) say(text string) {
	l.caller.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: text})
}

func (l *leg) kick(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.caller = req.Session // want session
	go l.say("kicked")
	return nil, nil, nil
}

func (l *leg) try(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	if l.mu.TryLock() {
		defer l.mu.Unlock()
	}
	l.caller = req.Session // want session
	l.say("tried")
	return nil, nil, nil
}

type arm struct {
	places chan struct{}
	user   *mcp.ServerSession
}

func (a *arm) lift(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	a.places <- struct{}{}
	defer func() { <-a.places }()
	a.user = req.Session // want session
	a.report()
	return nil, nil, nil
}

func (a *arm) report() {
	a.user.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "lifted"})
}

// Handler serves a robot, its leg and its two arms.
func Handler() http.Handler {
	r, l := new(robot), new(leg)
	a := &arm{places: make(chan struct{}, 2)}
	s := mcp.NewServer(&mcp.Implementation{Name: "robot"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "move"}, r.move)
	mcp.AddTool(s, &mcp.Tool{Name: "kick"}, l.kick)
	mcp.AddTool(s, &mcp.Tool{Name: "lift"}, a.lift)
	mcp.AddTool(s, &mcp.Tool{Name: "try"}, l.try)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
