// Package turn has a robot that each call has for itself, from before it writes its session until it ends: under a mutex, a channel with one place, a flag, or a lock that the caller holds.
package turn

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type robot struct {
	mu     sync.Mutex
	caller *mcp.ServerSession
}

func (r *robot) say(text string) {
	r.caller.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: text})
}

func (r *robot) walk() { r.say("walking") }

func (r *robot) move(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.caller = req.Session // ok
	r.walk()
	return nil, nil, nil
}

func (r *robot) turn(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	r.mu.Lock()
	r.caller = req.Session // ok
	r.say("turning")
	r.mu.Unlock()
	return nil, nil, nil
}

func (r *robot) alone(s *mcp.ServerSession, do func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.serve(s)
	do()
}

func (r *robot) serve(s *mcp.ServerSession) {
	r.caller = s // ok
}

func (r *robot) jump(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	r.alone(req.Session, func() { r.say("jumping") })
	return nil, nil, nil
}

type arm struct {
	place chan struct{}
	user  *mcp.ServerSession
}

func (a *arm) lift(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	a.place <- struct{}{}
	defer func() { <-a.place }()
	a.user = req.Session // ok
	a.report()
	return nil, nil, nil
}

func (a *arm) report() {
	a.user.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "lifted"})
}

type leg struct {
	mu     sync.Mutex
	busy   atomic.Bool
	caller *mcp.ServerSession
	guest  *mcp.ServerSession
}

func (l *leg) say() {
	l.caller.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "kicked"})
}

func (l *leg) hint() {
	l.guest.Log(context.Background(), &mcp.LoggingMessageParams{Level: "info", Data: "kicked"})
}

func (l *leg) kick(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	if !l.mu.TryLock() {
		return nil, nil, errors.New("it kicks")
	}
	defer l.mu.Unlock()
	l.caller = req.Session // ok
	l.say()
	return nil, nil, nil
}

func (l *leg) knock(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	if !l.busy.CompareAndSwap(false, true) {
		return nil, nil, errors.New("it knocks")
	}
	defer l.busy.Store(false)
	l.guest = req.Session // ok
	l.hint()
	return nil, nil, nil
}

// Handler serves a robot, its arm and its leg.
func Handler() http.Handler {
	r := new(robot)
	l := new(leg)
	a := &arm{place: make(chan struct{}, 1)}
	s := mcp.NewServer(&mcp.Implementation{Name: "robot"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "move"}, r.move)
	mcp.AddTool(s, &mcp.Tool{Name: "turn"}, r.turn)
	mcp.AddTool(s, &mcp.Tool{Name: "jump"}, r.jump)
	mcp.AddTool(s, &mcp.Tool{Name: "lift"}, a.lift)
	mcp.AddTool(s, &mcp.Tool{Name: "kick"}, l.kick)
	mcp.AddTool(s, &mcp.Tool{Name: "knock"}, l.knock)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
