// Package nodes keeps what it is told in a list with the newest first, and in a tree: the variable that leads to all entries is no single slot.
package nodes

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type word struct {
	Word    string `json:"word"`
	Meaning string `json:"meaning"`
}

type entry struct {
	key, value string
	prev, next *entry
}

type branch struct {
	word
	below []*branch
}

type dictionary struct {
	mu         sync.Mutex
	head, tail *entry
	root       *branch
}

func (d *dictionary) push(e *entry) {
	e.next = d.head
	if d.head != nil {
		d.head.prev = e
	}
	d.head = e // ok
	if d.tail == nil {
		d.tail = e // ok
	}
}

func (d *dictionary) dropLast() {
	if d.tail != nil {
		d.tail = d.tail.prev // ok
	}
}

func (d *dictionary) define(_ context.Context, _ *mcp.CallToolRequest, in word) (*mcp.CallToolResult, any, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.dropLast()
	d.push(&entry{key: in.Word, value: in.Meaning})
	d.root = &branch{in, []*branch{d.root}} // ok
	return nil, nil, nil
}

func (d *dictionary) find(_ context.Context, _ *mcp.CallToolRequest, in word) (*mcp.CallToolResult, string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for e := d.head; e != nil; e = e.next {
		if e.key == in.Word {
			return nil, e.value, nil
		}
	}
	if d.root != nil && len(d.root.below) > 0 && d.root.below[0].Word == in.Word {
		return nil, d.root.below[0].Meaning, nil
	}
	return nil, "", nil
}

// AddTools adds a dictionary to s.
func AddTools(s *mcp.Server) {
	d := new(dictionary)
	mcp.AddTool(s, &mcp.Tool{Name: "define"}, d.define)
	mcp.AddTool(s, &mcp.Tool{Name: "find"}, d.find)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "nodes"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
