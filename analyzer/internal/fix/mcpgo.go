package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// mcpGoPath is the module of mcp-go, whose server does for one session what it
// does for all by methods of other names.
const mcpGoPath = "github.com/mark3labs/mcp-go"

// A serverCall is a call of a method of mcp-go's server that stands alone as a
// statement.
type serverCall struct {
	src  *source
	call *ast.CallExpr
	sel  *ast.SelectorExpr
	typ  *ast.FuncType // of the function that it is in
}

// serverCallOf finds the call of one of several methods that a finding speaks of.
func (p *planner) serverCallOf(f *check.Finding, methods ...string) (*serverCall, *Declined) {
	s := p.source(f.Pos)
	if s == nil {
		return nil, noSource.of(uneditable)
	}
	call, ok := s.at(f.Pos)[0].(*ast.CallExpr)
	if !ok || call.Lparen != f.Pos {
		return nil, notThisShape
	}
	fn := p.callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != mcpGoPath+"/server" || fn.Signature().Recv() == nil {
		return nil, notThisShape
	}
	known := false
	for _, m := range methods {
		known = known || m == fn.Name()
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !known || !ok {
		return nil, notThisShape
	}
	if _, alone := p.code.Parent(call).(*ast.ExprStmt); !alone {
		return nil, lacking.of("the call is no statement of its own")
	}
	c := &serverCall{src: s, call: call, sel: sel}
	switch around := p.code.FuncAround(call).(type) {
	case *ast.FuncLit:
		c.typ = around.Type
	case *ast.FuncDecl:
		c.typ = around.Type
	}
	return c, nil
}

// hasMethod reports whether the server has a method, in this version.
func (p *planner) hasMethod(c *serverCall, name string) bool {
	obj, _, _ := types.LookupFieldOrMethod(p.pass.TypesInfo.TypeOf(c.sel.X), true, p.pass.Pkg, name)
	_, ok := obj.(*types.Func)
	return ok
}

// params returns the variables that a function is called with; nil for those
// without a name.
func (p *planner) params(typ *ast.FuncType) []*types.Var {
	var vars []*types.Var
	for _, field := range typ.Params.List {
		if len(field.Names) == 0 {
			vars = append(vars, nil)
		}
		for _, name := range field.Names {
			v, _ := p.pass.TypesInfo.Defs[name].(*types.Var)
			if name.Name == "_" {
				v = nil
			}
			vars = append(vars, v)
		}
	}
	return vars
}

// handlesRequest returns the context of a function that mcp-go calls for one
// request of a client, or nil.
func (p *planner) handlesRequest(typ *ast.FuncType) *types.Var {
	var list []types.Type
	for _, field := range typ.Params.List {
		for range max(1, len(field.Names)) {
			list = append(list, p.pass.TypesInfo.TypeOf(field.Type))
		}
	}
	if len(list) != 2 || !symbol.IsType(list[0], "context", "Context") {
		return nil
	}
	named, ok := types.Unalias(list[1]).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || named.Obj().Pkg().Path() != mcpGoPath+"/mcp" || !strings.HasSuffix(named.Obj().Name(), "Request") {
		return nil
	}
	return p.params(typ)[0]
}

// visible reports whether a variable can be named at a place, and keeps its value.
func (p *planner) visible(v *types.Var, at token.Pos) bool {
	if v == nil || p.code.Assigned(v) {
		return false
	}
	inner := p.pass.Pkg.Scope().Innermost(at)
	if inner == nil {
		return false
	}
	_, obj := inner.LookupParent(v.Name(), at)
	return obj == v
}

var mcpGoVersion = regexp.MustCompile(`mcp-go@v(\d+)\.\d+\.\d+[^/\\]*[/\\]`)

// usesServerFunc reports whether the package names a function of mcp-go's server.
func (p *planner) usesServerFunc(names ...string) bool {
	for _, obj := range p.pass.TypesInfo.Uses {
		fn, ok := obj.(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg().Path() != mcpGoPath+"/server" {
			continue
		}
		for _, name := range names {
			if fn.Name() == name {
				return true
			}
		}
	}
	return false
}
