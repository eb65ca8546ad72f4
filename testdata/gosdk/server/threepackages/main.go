// Command threepackages brings a constructor and a handler together that do not know each other.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/threepackages/build"
	"example.com/gosdk/server/threepackages/web"
)

func main() {
	s, err := build.Server("three") // want server
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(":8080", web.Handler(s)))
}
