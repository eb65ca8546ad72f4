package effect

import (
	"go/ast"
	"go/token"
	"go/types"
)

// Builds judges an expression that must be a call which builds a server.
func (m *Mover) Builds(e ast.Expr) bool { return m.builds(e) }

func (m *Mover) builds(e ast.Expr) bool {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return m.no("a server from elsewhere")
	}
	return m.Expr(call)
}

func (m *Mover) exprs(list []ast.Expr) bool {
	for _, e := range list {
		if !m.expr(e, false) {
			return false
		}
	}
	return true
}

// Expr judges an expression.
func (m *Mover) Expr(e ast.Expr) bool { return m.expr(e, false) }

// expr judges an expression; with ref set, only the reference in a variable
// matters, not what it refers to.
func (m *Mover) expr(e ast.Expr, ref bool) bool {
	if e == nil {
		return true
	}
	if tv, ok := m.p.Info.Types[e]; ok && (tv.Value != nil || tv.IsType() || tv.IsNil()) {
		return true
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return m.expr(e.X, ref)
	case *ast.BasicLit:
		return true
	case *ast.Ident:
		return m.ident(e, ref)
	case *ast.FuncLit:
		return m.captures(e)
	case *ast.CompositeLit:
		return m.literal(e, false)
	case *ast.UnaryExpr:
		switch e.Op {
		case token.AND:
			if lit, ok := ast.Unparen(e.X).(*ast.CompositeLit); ok {
				return m.literal(lit, true)
			}
			return m.no("the address of a variable")
		case token.ARROW:
			return m.no("a receive")
		}
		return m.expr(e.X, false)
	case *ast.BinaryExpr:
		return m.expr(e.X, true) && m.expr(e.Y, true) && m.comparable(e)
	case *ast.SelectorExpr:
		return m.selector(e, ref)
	case *ast.CallExpr:
		return m.call(e)
	}
	return m.no("an expression that may read what changes")
}

// comparable keeps operands apart whose comparison looks into what they refer to.
func (m *Mover) comparable(e *ast.BinaryExpr) bool {
	for _, x := range []ast.Expr{e.X, e.Y} {
		switch under(m.p.Info.TypeOf(x)).(type) {
		case *types.Interface, *types.Struct, *types.Array:
			return m.no("a comparison")
		}
	}
	return true
}

func (m *Mover) selector(e *ast.SelectorExpr, ref bool) bool {
	sel := m.p.Info.Selections[e]
	if sel == nil { // qualified by a package
		if _, ok := m.p.Info.Uses[e.Sel].(*types.Var); ok {
			return m.no("a variable of another package")
		}
		return true
	}
	switch sel.Kind() {
	case types.FieldVal:
		f := sel.Obj().(*types.Var)
		if len(sel.Index()) != 1 {
			return m.no("a promoted field")
		}
		if isPointer(sel.Recv()) && !m.p.constantField(sel.Recv(), f) {
			return m.no("field " + f.Name() + " may change")
		}
		if !m.expr(e.X, true) {
			return false
		}
		if ref {
			return true
		}
		switch under(f.Type()).(type) {
		case *types.Basic, *types.Signature:
			return true
		case *types.Pointer:
			if IsSDK(f.Type(), "SchemaCache") || isLogger(f.Type()) {
				return true
			}
		}
		return m.no("what field " + f.Name() + " refers to may change")
	case types.MethodVal:
		if len(sel.Index()) != 1 {
			return m.no("a promoted method")
		}
		if types.IsInterface(sel.Recv()) {
			return m.expr(e.X, true)
		}
		byPointer := isPointer(sel.Obj().(*types.Func).Signature().Recv().Type())
		if !byPointer && isPointer(sel.Recv()) {
			return m.no("a copy of what a method has as receiver")
		}
		if byPointer && !isPointer(sel.Recv()) {
			id, ok := ast.Unparen(e.X).(*ast.Ident)
			if !ok {
				return m.no("the address of a part")
			}
			v, ok := m.p.Info.Uses[id].(*types.Var)
			if !ok || m.inner(v) {
				return m.no("a handler keeps " + id.Name + ", which is built with the server")
			}
			return true // the address of a variable outside
		}
		if id, ok := ast.Unparen(e.X).(*ast.Ident); ok {
			if v, ok := m.p.Info.Uses[id].(*types.Var); ok && m.inner(v) && !m.param(v) && !plain(v.Type()) {
				return m.no("a handler keeps " + v.Name() + ", which is built with the server")
			}
		}
		return m.expr(e.X, true)
	}
	return true // a method expression
}
