// Package turn has a robot that each call has for itself, from before it writes its session until it ends: under a mutex, a channel with one place, or a lock that the caller holds.
package turn

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

// Handler serves a robot and its arm.
func Handler() http.Handler {
	r := new(robot)
	a := &arm{place: make(chan struct{}, 1)}
	s := mcp.NewServer(&mcp.Implementation{Name: "robot"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "move"}, r.move)
	mcp.AddTool(s, &mcp.Tool{Name: "turn"}, r.turn)
	mcp.AddTool(s, &mcp.Tool{Name: "jump"}, r.jump)
	mcp.AddTool(s, &mcp.Tool{Name: "lift"}, a.lift)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
