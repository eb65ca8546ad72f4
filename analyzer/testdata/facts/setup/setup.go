/* want package:`matters` */ // Package setup hands on what it knows of tools.
package setup

import (
	"example.com/facts/tools"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// SetUp passes its server on.
func SetUp(s *mcp.Server) { tools.Register(s) } // want SetUp:`^param0:mutates param0:keeps session in fresh$`

// ServerOf returns a server with the tools of an office.
func ServerOf(office *tools.Office) *mcp.Server { // want ServerOf:`^result0=new Server param0\.notebook\.writer:called result0:keeps session in param0$`
	s := mcp.NewServer(&mcp.Implementation{Name: "office"}, nil)
	office.Register(s)
	return s
}
