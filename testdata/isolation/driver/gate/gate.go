// Package gate lets the driver decide in which order tool calls go on, so that what happens in a
// run does not depend on timing.
package gate

import (
	"context"
	"fmt"
	"net/http"
	"sync"
)

type gate struct{ in, open, out chan struct{} }

var gates sync.Map // key to *gate

func of(key string) *gate {
	g, ok := gates.Load(key)
	if !ok {
		g, _ = gates.LoadOrStore(key, &gate{make(chan struct{}), make(chan struct{}), make(chan struct{})})
	}
	return g.(*gate)
}

// Enter says that the call named key has arrived, and returns when the driver lets it go on, or
// with an error when ctx ends. A key is used once.
func Enter(ctx context.Context, key string) error {
	g := of(key)
	select {
	case <-g.in:
		return fmt.Errorf("%s is here twice", key)
	default:
		close(g.in)
	}
	defer close(g.out)
	select {
	case <-g.open:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// Handler is what the driver talks to: /in and /out wait until the call named by the query has
// arrived or left, /open lets it go on.
func Handler() http.Handler {
	mux := http.NewServeMux()
	wait := func(state func(*gate) chan struct{}) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			select {
			case <-state(of(r.URL.RawQuery)):
			case <-r.Context().Done():
				w.WriteHeader(http.StatusRequestTimeout)
			}
		}
	}
	mux.HandleFunc("/in", wait(func(g *gate) chan struct{} { return g.in }))
	mux.HandleFunc("/out", wait(func(g *gate) chan struct{} { return g.out }))
	mux.HandleFunc("/open", func(_ http.ResponseWriter, r *http.Request) { close(of(r.URL.RawQuery).open) })
	return mux
}
