// Command libraryhandler mounts the handler of a library that has been reported already.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/libraryhandler/lib"
)

func main() {
	service := lib.New() // ok: reported in lib
	http.Handle("/mcp", service.Handler())
	log.Fatal(http.ListenAndServe(":8080", nil))
}
