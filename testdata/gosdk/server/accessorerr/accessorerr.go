// Package accessorerr has an accessor with an error beside the server.
package accessorerr

import (
	"errors"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Store has a server while it is open.
type Store struct {
	server *mcp.Server
	closed bool
}

// Open opens the store.
func Open() *Store {
	var st Store
	st.server = mcp.NewServer(&mcp.Implementation{Name: "store"}, nil) // want server
	return &st
}

func (st *Store) get() (*mcp.Server, error) {
	if st.closed {
		return nil, errors.New("closed")
	}
	return st.server, nil
}

// Handler serves the store.
func (st *Store) Handler() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		s, err := st.get()
		if err != nil {
			return nil
		}
		return s
	}, nil)
}
