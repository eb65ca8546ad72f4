// Package jobs builds a server and a handler for each job of a queue, and serves nothing else with them.
package jobs

import (
	"net/http"
	"net/http/httptest"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Job is one request that came by another way.
type Job struct {
	Request *http.Request
	Done    chan *httptest.ResponseRecorder
}

// Work works until the queue is closed.
func Work(queue <-chan Job) {
	for job := range queue {
		s := mcp.NewServer(&mcp.Implementation{Name: "job"}, nil) // ok
		handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
		response := httptest.NewRecorder()
		handler.ServeHTTP(response, job.Request)
		job.Done <- response
	}
}
