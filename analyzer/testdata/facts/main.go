// Command facts brings them together.
package main

import (
	"log"
	"net/http"

	"example.com/facts/app"
	"example.com/facts/build"
	"example.com/facts/shared"
	"example.com/facts/web"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	http.Handle("/app", web.Handler(app.New().Server()))              // want `\[server\]$`
	http.Handle("/whole", web.HandlerOfApp(app.New()))                // want `\[server\]$`
	http.Handle("/with", web.HandlerOfApp(app.With(build.Server())))  // want `\[server\]$`
	http.Handle("/shared", web.Handler(shared.Server))                // want `\[server\]$`
	http.Handle("/get", web.Handler(shared.Get()))                    // want `\[server\]$`
	http.Handle("/by", mcp.NewStreamableHTTPHandler(build.By(), nil)) // want `\[server\]$`
	one := build.Factory()                                            // want `\[server\]$`
	http.Handle("/one", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return one() }, nil))
	each := build.Each()
	http.Handle("/each", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return each() }, nil))
	http.Handle("/new", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return build.Server() }, nil))
	http.Handle("/deep", web.HandlerOfApp(app.NewDeep())) // deeper than facts reach: a named limit
	http.Handle("/connect", web.Connect(build.Server()))  // want `\[server\]$`

	t := build.Transport(&mcp.StreamableServerTransport{}) // want `\(mounted at main.go:\d+\).*\[transport\]$`
	web.Mount(http.DefaultServeMux, t)
	http.HandleFunc("/serve", func(w http.ResponseWriter, r *http.Request) {
		web.Serve(&mcp.StreamableServerTransport{Stateless: true}, w, r)
	})
	own := &mcp.StreamableServerTransport{} // want `ServeHTTP at web.go:\d+, called at main.go:\d+.*\[transport\]$`
	http.HandleFunc("/own", func(w http.ResponseWriter, r *http.Request) {
		web.Serve(own, w, r)
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
