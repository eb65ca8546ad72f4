// Package okfactory builds a server whenever it is asked for one, for the user that the request
// names. This is how it should be.
package okfactory

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Diary is kept by many people.
type Diary struct {
	release string
}

// Pages returns the handler of the diary.
func (d *Diary) Pages() http.Handler {
	opts := &mcp.StreamableHTTPOptions{Stateless: true}
	return mcp.NewStreamableHTTPHandler(func(req *http.Request) *mcp.Server {
		writer := req.Header.Get("X-Writer")
		return d.open(writer)
	}, opts)
}

func (d *Diary) open(writer string) *mcp.Server {
	about := &mcp.Implementation{Name: "diary", Title: "Diary of " + writer, Version: d.release}
	return mcp.NewServer(about, nil) // ok
}
