// Package workerresult has its servers built by a worker, which puts each into the task that asked for it.
package workerresult

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type task struct {
	user   string
	result *mcp.Server
	done   chan struct{}
}

func work(tasks <-chan *task) {
	for t := range tasks {
		t.result = mcp.NewServer(&mcp.Implementation{Name: "home of " + t.user}, nil) // ok
		close(t.done)
	}
}

// Handler serves each session a server of its own.
func Handler() http.Handler {
	tasks := make(chan *task)
	go work(tasks)
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		t := &task{user: r.Header.Get("X-User"), done: make(chan struct{})}
		tasks <- t
		<-t.done
		return t.result
	}, nil)
}
