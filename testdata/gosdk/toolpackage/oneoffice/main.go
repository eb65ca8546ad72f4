// Command oneoffice has a server for each session, and one office for all of them.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/app"
	"example.com/gosdk/toolpackage/tools"
)

var lobby tools.Office

func main() {
	office := tools.NewOffice()
	http.Handle("/register", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "office"}, nil)
		office.Register(s) // want session
		return s
	}, nil))
	http.Handle("/server", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return office.Server() // want session
	}, nil))
	http.Handle("/lobby", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return lobby.Server() // want session
	}, nil))
	http.Handle("/app", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return app.ServerOf(office) // want session
	}, nil))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
