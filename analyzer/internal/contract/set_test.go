package contract_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

const boundContract = `{
  "module": "example.com/sdk",
  "packages": {
    "example.com/sdk": {
      "types": {
        "Server": {"role": "many-sessions", "promise": "a server serves many sessions"},
        "Request": {"request": true},
        "Transport": {"role": "one-session", "promise": "a transport belongs to one session"}
      },
      "functions": {
        "NewServer": {"builds": true},
        "AddTool": {"mutates": 0, "what": "tools", "handlers": [1]},
        "Server.Connect": {"connects": {"server": "receiver", "transport": 0}},
        "Request.Reply": {"fan-out": true},
        "Transport.Open": {"fan-out": true},
        "Moved": {"slots": [3]},
        "Swapped": {"slots": [0]}
      }
    }
  }
}`

const boundSource = `package sdk

type Server struct{ base }
type base struct{}
type Request[P any] struct{ params P }
type Transport interface{ Open() }
type Call = Request[int]
type Unlisted struct{}

func NewServer() *Server { return nil }
func AddTool[In any](s *Server, h func(In)) {}
func (s *Server) Connect(t Transport) {}
func (r *Request[P]) Reply() {}
func (b base) Inherited() {}
func Moved(f func() *Server) {}
func Swapped(name string, f func() *Server) {}
func unlisted() {
	type Server struct{}
	var local Server
	_ = local
}

var (
	pointer  *Server
	instance *Request[string]
	alias    Call
	plain    Unlisted
	number   int
)

func use(t Transport) {
	AddTool(pointer, func(int) {})
	instance.Reply()
	t.Open()
	pointer.Inherited()
}
`

// TestSet: types and functions are found through pointers, aliases, instances and interfaces, and nothing else is.
func TestSet(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "sdk.go", boundSource, 0)
	require.NoError(t, err)
	info := &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	pkg, err := (&types.Config{}).Check("example.com/sdk", fset, []*ast.File{file}, info)
	require.NoError(t, err)

	sdk, err := contract.Read("sdk.json", []byte(boundContract))
	require.NoError(t, err)
	table, err := contract.Default().With(sdk)
	require.NoError(t, err)
	set := table.Bind()

	for name, want := range map[string]string{
		"pointer": "sdk.Server", "instance": "sdk.Request", "alias": "sdk.Request", "plain": "", "number": "",
	} {
		got := ""
		if typ := set.Type(pkg.Scope().Lookup(name).Type()); typ != nil {
			got = typ.String()
		}
		assert.Equal(t, want, got, name)
	}
	for ident, obj := range info.Defs {
		if ident.Name == "local" {
			assert.Nil(t, set.Type(obj.Type()), "a type of a function's own has no contract")
		}
	}

	found := map[string]bool{}
	for _, obj := range info.Uses {
		if fn, ok := obj.(*types.Func); ok {
			found[fn.Name()] = set.Func(fn) != nil
		}
	}
	assert.Equal(t, map[string]bool{"AddTool": true, "Reply": true, "Open": true, "Inherited": false}, found)
	assert.NotNil(t, set.Func(pkg.Scope().Lookup("NewServer").(*types.Func)))
	assert.Nil(t, set.Func(pkg.Scope().Lookup("Moved").(*types.Func)), "its signature has no argument 3")
	assert.Nil(t, set.Func(pkg.Scope().Lookup("Swapped").(*types.Func)), "its argument 0 is no factory")
	assert.Nil(t, set.Func(nil))
	assert.Nil(t, set.Type(types.Universe.Lookup("error").Type()))
	errorMethod, _, _ := types.LookupFieldOrMethod(types.Universe.Lookup("error").Type(), true, nil, "Error")
	assert.Nil(t, set.Func(errorMethod.(*types.Func)))
}
