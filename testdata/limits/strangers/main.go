// Command strangers has one package that writes a variable of a second, and a third that reads it: no two of them say all.
package main

import (
	"log"
	"net/http"

	"example.com/limits/strangers/fill"
	"example.com/limits/strangers/serve"
)

func main() {
	fill.Fill()
	log.Fatal(http.ListenAndServe(":8080", serve.Handler()))
}
