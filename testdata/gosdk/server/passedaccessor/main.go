// Command passedaccessor passes the accessor of one package to another, without calling it.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/passedaccessor/app"
	"example.com/gosdk/server/passedaccessor/web"
)

func main() {
	a, err := app.New() // want server
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(":8080", web.Handler(a.Server)))
}
