// Package checked looks at the token before it builds, and puts nothing of it into the server.
package checked

import (
	"crypto/subtle"
	"net/http"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves those who know the secret.
func Handler() http.Handler {
	secret := []byte(os.Getenv("SECRET"))
	build := sync.OnceValue(func() *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "closed"}, nil) // want server
	})
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		if subtle.ConstantTimeCompare(secret, []byte(r.Header.Get("Authorization"))) != 1 {
			return nil
		}
		return build()
	}, nil)
}
