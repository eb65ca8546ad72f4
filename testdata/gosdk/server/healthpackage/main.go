// Command healthpackage serves standard streams; another package asks its server whether it is well, within the process, for each request of a supervisor.
package main

import (
	"context"
	"log"
	"net/http"

	"example.com/gosdk/server/healthpackage/health"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "streams"}, nil) // ok
	http.Handle("/healthz", health.Handler(s))
	go http.ListenAndServe("localhost:8080", nil)
	log.Fatal(s.Run(context.Background(), &mcp.StdioTransport{}))
}
