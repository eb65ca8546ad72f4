// Command fourpackageseach has the four packages of fourpackages with a function in place of the server.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/fourpackageseach/app"
	"example.com/gosdk/server/fourpackageseach/web"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	http.Handle("/mcp", web.Handler(func() *mcp.Server { return app.New().Server() })) // ok
	log.Fatal(http.ListenAndServe(":8080", nil))
}
