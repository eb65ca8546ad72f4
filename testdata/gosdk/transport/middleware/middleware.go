// Command middleware wraps a transport in two handlers of its own and one of net/http before mounting it.
package main

import (
	"context"
	"log"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "maps"}, nil)
	t := &mcp.StreamableServerTransport{SessionID: "maps"} // want transport
	if _, err := s.Connect(context.Background(), t, nil); err != nil {
		log.Fatal(err)
	}
	http.Handle("/mcp", logged(timed(http.TimeoutHandler(t, time.Minute, "slow"))))
	log.Fatal(http.ListenAndServe(":8080", nil))
}

func logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		log.Println(r.Method, r.URL.Path)
		next.ServeHTTP(w, r)
	})
}

func timed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		defer func() { log.Println(time.Since(start)) }()
		next.ServeHTTP(w, r)
	})
}
