// Command handlerperrequest calls the constructor of another package for each request.
package main

import (
	"log"
	"net/http"

	"example.com/limits/handlerperrequest/tenant"
)

func main() {
	http.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
		tenant.Handler(r.Header.Get("X-Tenant")).ServeHTTP(w, r)
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
