package fix

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// parameter cures a server that is passed to an unexported function which
// serves it: the parameter becomes a function that builds servers.
//
//	func serve(server *mcp.Server) {      func serve(newServer func() *mcp.Server) {
//		… { return server } …                 … { return newServer() } …
//	}                                     }
//
//	serve(server)                         serve(newServer)
var parameter = &Shape{Name: "parameter", category: "server", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	return p.passedOn(f, aParameter)
}}

// parameterOf returns the parameter of a function of the package that gets an
// argument and keeps it, or nil.
func (p *planner) parameterOf(call *ast.CallExpr, arg ast.Expr) *types.Var {
	i := slices.Index(call.Args, arg)
	fn := p.callee(call)
	if i < 0 || fn == nil || p.code.Decl(fn) == nil || fn.Origin() != fn || fn.Signature().Variadic() || fn.Signature().Params().Len() != len(call.Args) {
		return nil
	}
	if v := fn.Signature().Params().At(i); !p.code.Assigned(v) {
		return v
	}
	return nil
}

// onlyServes reports whether a function does nothing with a parameter but serve
// sessions there and then, so that it can be given a server of its own.
func (p *planner) onlyServes(v *types.Var) bool {
	for _, id := range p.code.Uses(v) {
		u := p.usageOf(id)
		if u == nil || u.ret != nil {
			return false
		}
		if _, inside := p.code.FuncAround(id).(*ast.FuncDecl); !inside || p.inLoop(id) {
			return false
		}
	}
	return len(p.code.Uses(v)) == 1
}

// toParameter returns what a parameter that gets a server becomes, or nil.
func (p *planner) toParameter(s *source, v *types.Var, call *ast.CallExpr, arg ast.Expr) (*handover, *Declined) {
	i := slices.Index(call.Args, arg)
	fn := p.callee(call)
	decl := p.code.Decl(fn)
	if fn.Exported() || !s.has(decl) {
		return nil, nil
	}
	if h, known := p.hands[v]; known {
		return h, nil
	}
	var named []ast.Expr
	for _, id := range p.code.Uses(v) {
		named = append(named, id)
	}
	uses, why := p.servesAll(s, v, named)
	if len(uses) == 0 || why != nil {
		return nil, why
	}
	for _, id := range p.refs(fn) {
		if other := p.callOf(id); other == nil || !s.has(id) || !p.same(other.Args[i], arg) {
			return nil, otherUse.of(fn.Name() + " has other callers, or is used as a value")
		}
	}
	if why := p.unknown(fn.Name()); why != nil {
		return nil, why
	}
	name := freshIn(decl, builderName(v.Name())...)
	edits := s.retype(decl.Type.Params, v.Name(), name)
	if edits == nil {
		return nil, layout.of("there are comments between the parameters")
	}
	h := &handover{to: aParameter, edits: edits, uses: uses, build: always(name)}
	p.hands[v] = h
	return h, nil
}

// callOf returns the call of the function that id names, or nil if it is no call.
func (p *planner) callOf(id *ast.Ident) *ast.CallExpr {
	var fun ast.Expr = id
	if sel, ok := p.code.Parent(id).(*ast.SelectorExpr); ok && sel.Sel == id {
		fun = sel
	}
	if call, ok := p.code.Parent(fun).(*ast.CallExpr); ok && call.Fun == fun {
		return call
	}
	return nil
}

// same reports whether two arguments are one, or name one variable.
func (p *planner) same(a, b ast.Expr) bool {
	if a == b {
		return true
	}
	x, ok := a.(*ast.Ident)
	y, also := b.(*ast.Ident)
	if !ok || !also {
		return false
	}
	obj := p.pass.TypesInfo.Uses[x]
	_, isVar := obj.(*types.Var)
	return isVar && obj == p.pass.TypesInfo.Uses[y]
}

// retype makes one of several parameters a function that returns what it was.
func (s *source) retype(params *ast.FieldList, from, to string) []analysis.TextEdit {
	for _, field := range params.List {
		i := slices.IndexFunc(field.Names, func(id *ast.Ident) bool { return id.Name == from })
		if i < 0 {
			continue
		}
		if s.comments(field.Pos(), field.End()) {
			return nil
		}
		typ := s.node(field.Type)
		group := func(ids []*ast.Ident) []string {
			if len(ids) == 0 {
				return nil
			}
			return []string{s.slice(ids[0].Pos(), ids[len(ids)-1].End()) + " " + typ}
		}
		parts := slices.Concat(group(field.Names[:i]), []string{to + " func() " + typ}, group(field.Names[i+1:]))
		return []analysis.TextEdit{edit(field.Pos(), field.End(), strings.Join(parts, ", "))}
	}
	return nil
}
