// Package operations changes its map in one goroutine, to which requests send what is to be done with it.
package operations

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type operation func(perUser map[string]*mcp.Server)

type table struct{ operations chan operation }

// Handler serves each user his server.
func Handler() http.Handler {
	t := &table{operations: make(chan operation)}
	go t.run()
	return mcp.NewStreamableHTTPHandler(t.get, nil)
}

func (t *table) run() {
	perUser := map[string]*mcp.Server{}
	for do := range t.operations {
		do(perUser)
	}
}

func (t *table) get(r *http.Request) *mcp.Server {
	user := r.Header.Get("Authorization")
	result := make(chan *mcp.Server, 1)
	t.operations <- func(perUser map[string]*mcp.Server) {
		s, ok := perUser[user]
		if !ok {
			s = mcp.NewServer(&mcp.Implementation{Name: "one of many"}, nil) // ok
			perUser[user] = s
		}
		result <- s
	}
	return <-result
}
