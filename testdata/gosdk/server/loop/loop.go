// Package loop fills a slice of servers in a labelled loop with a goto, and returns one by number.
package loop

import (
	"net/http"
	"strconv"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves n servers, without those to skip.
func Handler(n int, skip ...int) http.Handler {
	var all []*mcp.Server
	i := 0
next:
	for ; i < n; i++ {
		for _, s := range skip {
			if s == i {
				continue next
			}
		}
		goto add
	}
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		k, err := strconv.Atoi(r.PathValue("number"))
		if err != nil || k < 0 || k >= len(all) {
			return nil
		}
		return all[k]
	}, nil)
add:
	all = append(all, mcp.NewServer(&mcp.Implementation{Name: strconv.Itoa(i)}, nil)) // want server
	i++
	goto next
}
