// Package comparesecret differs from comparecall in what is compared: a secret that was there from the start tells nothing of who came first.
package comparesecret

import (
	"crypto/subtle"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Door lets in who knows the secret.
type Door struct {
	Secret string

	once sync.Once
	s    *mcp.Server
}

func (d *Door) get(r *http.Request) *mcp.Server {
	if subtle.ConstantTimeCompare([]byte(d.Secret), []byte(r.Header.Get("X-Token"))) != 1 {
		return nil
	}
	d.once.Do(func() {
		user := r.Header.Get("X-User")
		d.s = mcp.NewServer(&mcp.Implementation{Name: "door"}, &mcp.ServerOptions{Instructions: user}) // want identity
	})
	return d.s
}

// Handler serves who is let in.
func (d *Door) Handler() http.Handler { return mcp.NewStreamableHTTPHandler(d.get, nil) }
