/* want package:`matters` */ // Package build builds servers and transports.
package build

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server returns a new server at each call.
func Server() *mcp.Server { // want Server:`^result0=new Server$` Server:`^repeatable$`
	return mcp.NewServer(&mcp.Implementation{Name: "facts"}, nil)
}

// Checked does, too, or fails.
func Checked(name string) (*mcp.Server, error) { // want Checked:`^result0=new Server$` Checked:`^repeatable$`
	s := Server()
	mcp.AddTool(s, &mcp.Tool{Name: name}, tool)
	return s, nil
}

// Factory returns a function that returns one server.
func Factory() func() *mcp.Server { // want Factory:`^result0\.\(\)=new Server$`
	s := Server()
	return func() *mcp.Server { return s }
}

// By returns a factory of one server.
func By() func(*http.Request) *mcp.Server { // want By:`^result0\.\(\)=new Server$`
	s := Server()
	return func(*http.Request) *mcp.Server { return s }
}

// Each returns a function that returns a new server at each call: of that, callers need no fact.
func Each() func() *mcp.Server {
	return func() *mcp.Server { return Server() }
}

// Transport returns what it is given.
func Transport(t *mcp.StreamableServerTransport) *mcp.StreamableServerTransport { return t } // want Transport:`^result0=param0$`

// Name has nothing to do with it.
func Name() string { return "facts" }
