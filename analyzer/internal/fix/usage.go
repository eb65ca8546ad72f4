package fix

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
)

// A usage is a place that uses the shared server and can build one instead.
type usage struct {
	expr ast.Expr // what names the server
	// ret is the return statement of a factory, nil where a session is served directly.
	ret *ast.ReturnStmt
	lit *ast.FuncLit    // the factory
	to  []*ast.CallExpr // that the factory is passed to
	// hand is what the server is passed on to, nil if it is used here.
	hand *handover
}

// usageOf says how an expression uses a server, or nil if it is something that
// a server of another session would do differently.
func (p *planner) usageOf(e ast.Expr) *usage {
	switch up := p.code.Parent(e).(type) {
	case *ast.ReturnStmt:
		if len(up.Results) != 1 {
			return nil
		}
		var lit *ast.FuncLit
		var to []*ast.CallExpr
		switch fn := p.code.FuncAround(up).(type) {
		case *ast.FuncLit:
			lit, to = fn, p.slotsOf(fn)
		case *ast.FuncDecl:
			lit, to = p.asLiteral(fn), p.slotsOfNamed(fn)
		}
		if len(to) > 0 {
			return &usage{expr: e, ret: up, lit: lit, to: to}
		}
	case *ast.SelectorExpr:
		call, ok := p.code.Parent(up).(*ast.CallExpr)
		if !ok || up.X != e || call.Fun != ast.Expr(up) {
			return nil
		}
		fn, ok := p.pass.TypesInfo.Uses[up.Sel].(*types.Func)
		if !ok {
			return nil
		}
		if c := p.set.Func(fn); c != nil && c.Connects && fn.Pkg().Path() == effect.SDKPath {
			return &usage{expr: e}
		}
	}
	return nil
}

// slotsOf returns the calls that get a function literal as a factory, if that
// is all that is done with it.
func (p *planner) slotsOf(lit *ast.FuncLit) []*ast.CallExpr {
	switch up := p.code.Parent(lit).(type) {
	case *ast.CallExpr:
		if p.isSlot(up, lit) {
			return []*ast.CallExpr{up}
		}
	case *ast.AssignStmt:
		if up.Tok != token.DEFINE || len(up.Lhs) != 1 || len(up.Rhs) != 1 {
			return nil
		}
		v, ok := p.pass.TypesInfo.Defs[up.Lhs[0].(*ast.Ident)].(*types.Var)
		if !ok || p.code.Assigned(v) {
			return nil
		}
		var to []*ast.CallExpr
		for _, id := range p.code.Uses(v) {
			call, ok := p.code.Parent(id).(*ast.CallExpr)
			if !ok || !p.isSlot(call, id) {
				return nil
			}
			to = append(to, call)
		}
		return to
	}
	return nil
}

// slotsOfNamed returns the calls that get a function or method of the package as
// a factory, if that is all that is done with it.
func (p *planner) slotsOfNamed(decl *ast.FuncDecl) []*ast.CallExpr {
	fn, ok := p.pass.TypesInfo.Defs[decl.Name].(*types.Func)
	if !ok || fn.Exported() {
		return nil
	}
	var to []*ast.CallExpr
	for _, id := range p.refs(fn) {
		var named ast.Expr = id
		if sel, ok := p.code.Parent(id).(*ast.SelectorExpr); ok && sel.Sel == id {
			named = sel
		}
		call, ok := p.code.Parent(named).(*ast.CallExpr)
		if !ok || !p.isSlot(call, named) {
			return nil
		}
		to = append(to, call)
	}
	return to
}

// asLiteral returns the function that a declaration gives a name, as a literal:
// the same one each time.
func (p *planner) asLiteral(decl *ast.FuncDecl) *ast.FuncLit {
	lit := p.literals[decl]
	if lit == nil {
		lit = &ast.FuncLit{Type: decl.Type, Body: decl.Body}
		p.literals[decl] = lit
	}
	return lit
}

// isSlot reports whether arg is a factory that call passes to go-sdk.
func (p *planner) isSlot(call *ast.CallExpr, arg ast.Expr) bool {
	fn := p.callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != effect.SDKPath {
		return false
	}
	c := p.set.Func(fn)
	if c == nil {
		return false
	}
	for _, i := range c.Slots {
		if i < len(call.Args) && call.Args[i] == arg {
			return true
		}
	}
	return false
}

// callee returns the function that a call names, or nil.
func (p *planner) callee(call *ast.CallExpr) *types.Func {
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		fn, _ := p.pass.TypesInfo.Uses[fun].(*types.Func)
		return fn
	case *ast.SelectorExpr:
		fn, _ := p.pass.TypesInfo.Uses[fun.Sel].(*types.Func)
		return fn
	}
	return nil
}
