// Command each has tools of another package on a server for each session.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/app"
	"example.com/gosdk/toolpackage/tools"
)

func serve(path string, getServer func() *mcp.Server) {
	http.Handle(path, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return getServer() }, nil))
}

func with(register func(*mcp.Server)) func() *mcp.Server {
	return func() *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "each"}, nil)
		register(s)
		return s
	}
}

func main() {
	serve("/local", func() *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)
		tools.Register(s) // ok
		return s
	})
	serve("/passed", with(tools.Register))
	serve("/made", tools.New)
	serve("/office", with(func(s *mcp.Server) { tools.NewOffice().Register(s) }))
	serve("/officeserver", func() *mcp.Server { return tools.NewOffice().Server() })
	serve("/interfaces", with(tools.RegisterAll))
	serve("/chain", with(app.SetUp))
	serve("/new", app.New)
	serve("/app", func() *mcp.Server { return app.NewApp().Server() })
	serve("/serverof", func() *mcp.Server { return app.ServerOf(tools.NewOffice()) })

	log.Fatal(http.ListenAndServe(":8080", nil))
}
