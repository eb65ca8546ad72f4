// Package comparecall keeps the server of the last user, and builds another if a function says that somebody else asks.
package comparecall

import (
	"bytes"
	"crypto/sha256"
	"crypto/subtle"
	"net/http"
	"reflect"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build(user string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "mail"}, &mcp.ServerOptions{Instructions: user})
}

type bySum struct {
	mu  sync.Mutex
	sum []byte
	s   *mcp.Server
}

func (k *bySum) get(r *http.Request) *mcp.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	user := r.Header.Get("X-User")
	sum := sha256.Sum256([]byte(user))
	if !bytes.Equal(k.sum, sum[:]) {
		k.sum, k.s = sum[:], build(user) // ok
	}
	return k.s
}

type byToken struct {
	mu    sync.Mutex
	token []byte
	s     *mcp.Server
}

func (k *byToken) get(r *http.Request) *mcp.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	token := r.Header.Get("Authorization")
	if subtle.ConstantTimeCompare(k.token, []byte(token)) != 1 {
		k.token, k.s = []byte(token), build(token) // ok
	}
	return k.s
}

type byName struct {
	mu   sync.Mutex
	user string
	s    *mcp.Server
}

func (k *byName) get(r *http.Request) *mcp.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	user := r.Header.Get("X-User")
	if k.s != nil && strings.EqualFold(k.user, user) {
		return k.s
	}
	k.user, k.s = user, build(user) // ok
	return k.s
}

type account struct{ user, tenant string }

func (a account) Equal(b account) bool { return a == b }

type byAccount struct {
	mu      sync.Mutex
	account account
	s       *mcp.Server
}

func (k *byAccount) get(r *http.Request) *mcp.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	a := account{r.Header.Get("X-User"), r.Header.Get("X-Tenant")}
	if k.s == nil || !k.account.Equal(a) {
		k.account, k.s = a, build(a.user) // ok
	}
	return k.s
}

func (k *byAccount) deep(r *http.Request) *mcp.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	a := account{r.Header.Get("X-User"), r.Header.Get("X-Tenant")}
	if k.s == nil || !reflect.DeepEqual(k.account, a) {
		k.account, k.s = a, build(a.user) // ok
	}
	return k.s
}

// Handlers serve them.
func Handlers() []http.Handler {
	return []http.Handler{
		mcp.NewStreamableHTTPHandler(new(bySum).get, nil),
		mcp.NewStreamableHTTPHandler(new(byToken).get, nil),
		mcp.NewStreamableHTTPHandler(new(byName).get, nil),
		mcp.NewStreamableHTTPHandler(new(byAccount).get, nil),
		mcp.NewStreamableHTTPHandler(new(byAccount).deep, nil),
	}
}
