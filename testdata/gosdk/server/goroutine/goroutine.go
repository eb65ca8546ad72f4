// Command goroutine builds and serves in a goroutine, in closures within closures.
package main

import (
	"log"
	"net/http"
	"os"
	"os/signal"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	failed := make(chan error, 1)
	go func() {
		s := mcp.NewServer(&mcp.Implementation{Name: "inner"}, nil) // want server
		handler := func() http.Handler {
			get := func() *mcp.Server { return s }
			return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return get() }, nil)
		}
		failed <- http.ListenAndServe(":8080", handler())
	}()
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt)
	select {
	case err := <-failed:
		log.Fatal(err)
	case <-stop:
	}
}
