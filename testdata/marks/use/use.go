// Package use is a program of the SDK of one's own.
package use

import (
	"net/http"

	"example.com/marks/link"
)

// Shared sends every client's words over one link.
func Shared(mux *http.ServeMux) {
	l := link.New() // want transport "by its source, a Link belongs to one session"
	mux.HandleFunc("/say", func(w http.ResponseWriter, r *http.Request) { l.Send(r.URL.Path) })
}

// Literal does so with a literal.
func Literal(mux *http.ServeMux) {
	l := &link.Link{} // want transport
	mux.HandleFunc("/say", func(w http.ResponseWriter, r *http.Request) { l.Send(r.URL.Path) })
}

// Closed only closes it.
func Closed(mux *http.ServeMux) {
	l := link.New() // ok
	mux.HandleFunc("/close", func(w http.ResponseWriter, r *http.Request) { l.Close() })
}

// Each builds a link for each request.
func Each(mux *http.ServeMux) {
	mux.HandleFunc("/say", func(w http.ResponseWriter, r *http.Request) {
		l := link.New() // ok
		l.Send(r.URL.Path)
	})
}

// Hub shares what may be shared.
func Hub(mux *http.ServeMux) {
	h := new(link.Hub) // ok
	mux.HandleFunc("/say", func(w http.ResponseWriter, r *http.Request) { h.Peer(r).Tell("hello") })
}

var last *link.Peer

// LastWins keeps who asked last.
func LastWins(mux *http.ServeMux) {
	mux.HandleFunc("/join", func(w http.ResponseWriter, r *http.Request) {
		last = link.PeerOf(r.Context()) // want session
	})
	mux.HandleFunc("/tell", func(w http.ResponseWriter, r *http.Request) { last.Tell("hello") })
}

// Handled gives one link to what is called for each request.
func Handled() {
	l := link.New() // want transport
	link.Handle("one", l)
}

// run is called by something that is not to be seen here.
//
//sharedmcp:per-request
func run(l *link.Link) {
	own := link.New() // ok
	own.Send("own")
	own.Close()
	shared.Send("shared")
}

var shared = link.New() // want transport

var _ = run
