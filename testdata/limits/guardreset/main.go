// Command guardreset forgets the server of another package when a session has got it, so that the next session gets a new one.
package main

import (
	"log"
	"net/http"

	"example.com/limits/guardreset/spare"
)

func main() {
	spare.Taken = func() { spare.Server = nil }
	log.Fatal(http.ListenAndServe(":8080", spare.Handler()))
}
