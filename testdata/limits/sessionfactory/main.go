// Command sessionfactory asks a factory for a session in each request, and knows it only as an interface.
package main

import (
	"log"
	"net/http"

	"example.com/limits/sessionfactory/session"
)

type factory interface {
	New(user string) *session.Session
}

func handler(f factory) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f.New(r.Header.Get("X-User")).ServeHTTP(w, r)
	})
}

func main() {
	log.Fatal(http.ListenAndServe(":8080", handler(&session.Factory{Name: "desk"})))
}
