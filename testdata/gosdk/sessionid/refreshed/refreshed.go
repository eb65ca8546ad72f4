// Package refreshed has a part of its session ids made anew by a goroutine of the program.
package refreshed

import (
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var stamp string

func refresh() {
	for now := range time.Tick(time.Second) {
		stamp = now.String()
	}
}

func init() { go refresh() }

func id() string { return "s-" + stamp } // ok: not always the same

// Handler serves with these ids.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "refreshed"}, &mcp.ServerOptions{GetSessionID: id})
	}, nil)
}
