package symbol

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const source = `package p

import ctx "context"

type Request = ctx.Context

type Context interface{}

type Failure = error

func WithValue() {}

var (
	own     Context
	alias   Request
	pointer *ctx.Context
	failure Failure
	with    = ctx.WithValue
	value   = alias.Value
)
`

func TestSymbols(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", source, 0)
	require.NoError(t, err)
	info := &types.Info{Uses: make(map[*ast.Ident]types.Object)}
	conf := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	pkg, err := conf.Check("p", fset, []*ast.File{file}, info)
	require.NoError(t, err)
	typ := func(name string) types.Type { return pkg.Scope().Lookup(name).Type() }

	assert.True(t, IsType(typ("alias"), "context", "CancelFunc", "Context"), "by an alias")
	assert.False(t, IsType(typ("own"), "context", "Context"), "a type of that name elsewhere")
	assert.False(t, IsType(typ("pointer"), "context", "Context"), "a pointer is not what it points to")
	assert.False(t, IsType(typ("failure"), "context", "error"), "a type without a package")
	assert.True(t, IsPointer(typ("pointer"), "context", "Context"))
	assert.False(t, IsPointer(typ("alias"), "context", "Context"))
	assert.True(t, IsError(typ("failure")))
	assert.False(t, IsError(typ("own")))

	used := make(map[string]types.Object)
	for id, obj := range info.Uses {
		used[id.Name] = obj
	}
	assert.True(t, IsFunc(used["WithValue"], "context", "WithValue"), "whatever the package is called")
	assert.False(t, IsFunc(used["Value"], "context", "Value"), "a method is no function of a package")
	assert.False(t, IsFunc(pkg.Scope().Lookup("WithValue"), "context", "WithValue"), "a function of that name elsewhere")
	assert.False(t, IsFunc(nil, "context", "WithValue"), "nothing")
}
