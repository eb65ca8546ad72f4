// Command deepchain hands a struct with its server down through ten functions, from main and from a request; the latter's is its own.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type route struct {
	server *mcp.Server
	path   string
}

func one(r route) http.Handler   { return two(r) }
func two(r route) http.Handler   { return three(r) }
func three(r route) http.Handler { return four(r) }
func four(r route) http.Handler  { return five(r) }
func five(r route) http.Handler  { return six(r) }
func six(r route) http.Handler   { return seven(r) }
func seven(r route) http.Handler { return eight(r) }
func eight(r route) http.Handler { return nine(r) }
func nine(r route) http.Handler  { return ten(r) }

func ten(r route) http.Handler {
	get := func(*http.Request) *mcp.Server { return r.server }
	return http.StripPrefix(r.path, mcp.NewStreamableHTTPHandler(get, &mcp.StreamableHTTPOptions{Stateless: true}))
}

func main() {
	web := mcp.NewServer(&mcp.Implementation{Name: "web"}, nil) // want server
	http.Handle("/web/", one(route{web, "/web"}))
	http.HandleFunc("/own/", func(w http.ResponseWriter, r *http.Request) {
		own := mcp.NewServer(&mcp.Implementation{Name: "own"}, nil) // ok
		one(route{own, "/own"}).ServeHTTP(w, r)
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
