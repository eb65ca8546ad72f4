// Command fourpackages completes a flow that goes through a constructor, a struct and a handler of three other packages.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/fourpackages/app"
	"example.com/gosdk/server/fourpackages/web"
)

func main() {
	http.Handle("/mcp", web.Handler(app.New().Server())) // want server
	log.Fatal(http.ListenAndServe(":8080", nil))
}
