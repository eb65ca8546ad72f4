// Command shared has tools of another package on servers that all clients share.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/app"
	"example.com/gosdk/toolpackage/tools"
)

var global = mcp.NewServer(&mcp.Implementation{Name: "global"}, nil) // want server

func handler(s *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // want server
	tools.Register(s)                                           // want session
	http.Handle("/local", handler(s))

	tools.Register(global) // want session
	http.Handle("/global", handler(global))

	made := tools.New() // want server session
	http.Handle("/made", handler(made))

	office := tools.NewOffice()
	o := mcp.NewServer(&mcp.Implementation{Name: "office"}, nil) // want server
	office.Register(o)                                           // want session
	http.Handle("/office", handler(o))

	http.Handle("/officeserver", handler(office.Server())) // want server session

	i := mcp.NewServer(&mcp.Implementation{Name: "interfaces"}, nil) // want server
	tools.RegisterAll(i)                                             // want session
	http.Handle("/interfaces", handler(i))

	c := mcp.NewServer(&mcp.Implementation{Name: "chain"}, nil) // want server
	app.SetUp(c)                                                // want session
	http.Handle("/chain", handler(c))

	http.Handle("/new", handler(app.New()))                 // want server session
	http.Handle("/app", handler(app.NewApp().Server()))     // want server session
	http.Handle("/serverof", handler(app.ServerOf(office))) // want server session

	log.Fatal(http.ListenAndServe(":8080", nil))
}
