package effect

import (
	"go/ast"
	"go/types"
)

func (m *Mover) call(call *ast.CallExpr) bool {
	fun := ast.Unparen(call.Fun)
	if tv := m.p.Info.Types[fun]; tv.IsType() {
		return m.exprs(call.Args)
	}
	switch ix := fun.(type) {
	case *ast.IndexExpr:
		fun = ast.Unparen(ix.X)
	case *ast.IndexListExpr:
		fun = ast.Unparen(ix.X)
	}
	var id *ast.Ident
	var recv ast.Expr
	switch f := fun.(type) {
	case *ast.Ident:
		id = f
	case *ast.SelectorExpr:
		id = f.Sel
		if m.p.Info.Selections[f] != nil {
			recv = f.X
		}
	default:
		return m.no("a call of a function value")
	}
	switch obj := m.p.Info.Uses[id].(type) {
	case *types.Builtin:
		switch obj.Name() {
		case "min", "max":
			return m.exprs(call.Args)
		case "len", "cap":
			if b, ok := under(m.p.Info.TypeOf(call.Args[0])).(*types.Basic); ok && b.Info()&types.IsString != 0 {
				return m.exprs(call.Args)
			}
		}
		return m.no("a call of " + obj.Name())
	case *types.Func:
		return m.callOf(obj, recv, call, fun)
	}
	return m.no("a call of a function value")
}

func (m *Mover) callOf(fn *types.Func, recv ast.Expr, call *ast.CallExpr, fun ast.Expr) bool {
	if fn.Pkg() == nil {
		return m.no("a call of " + fn.Name())
	}
	if fn.Pkg() == m.p.Types || m.p.known(fn) {
		if recv != nil && types.IsInterface(m.p.Info.TypeOf(recv)) {
			return m.no("a call through an interface")
		}
		if why := m.p.pureAt(fn, m.depth); why != "" {
			return m.no(why)
		}
		if recv != nil {
			if !m.selector(fun.(*ast.SelectorExpr), true) {
				return false
			}
		}
		for _, arg := range call.Args {
			if !m.lent(arg) || !m.expr(arg, true) {
				return false
			}
		}
		return true
	}
	if fn.Pkg().Path() == SDKPath {
		return m.sdkCall(fn, recv, call)
	}
	if recv == nil && isPureStd(fn) {
		for _, arg := range call.Args {
			typ := m.p.Info.TypeOf(arg)
			if _, ok := under(typ).(*types.Basic); !ok || types.NewMethodSet(typ).Len() > 0 {
				return m.no("an argument of " + fn.Name())
			}
		}
		return !call.Ellipsis.IsValid() && m.exprs(call.Args)
	}
	return m.no("a call of " + fn.FullName())
}

// lent judges an argument of a function of the package, which may keep it: it
// must not be a thing with state that is built with the server.
func (m *Mover) lent(arg ast.Expr) bool {
	typ := m.p.Info.TypeOf(arg)
	if tv := m.p.Info.Types[arg]; tv.IsNil() || plain(typ) || IsServer(typ) {
		return true
	}
	switch x := ast.Unparen(arg).(type) {
	case *ast.Ident:
		if v, ok := m.p.Info.Uses[x].(*types.Var); !ok || !m.inner(v) || m.param(v) {
			return true
		}
	case *ast.SelectorExpr:
		return true
	}
	return m.no("an argument is built with the server")
}

// named returns the function of the package that an expression names, or nil.
func (m *Mover) named(e ast.Expr) *types.Func {
	var id *ast.Ident
	switch e := e.(type) {
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr:
		id = e.Sel
	default:
		return nil
	}
	fn, _ := m.p.Info.Uses[id].(*types.Func)
	if fn == nil || fn.Pkg() != m.p.Types {
		return nil
	}
	return fn
}

// Lends judges an argument of a function of the package that builds the server.
func (m *Mover) Lends(arg ast.Expr) bool {
	return m.lent(arg) && !m.builtHere(arg) && m.expr(arg, true)
}

// builtHere reports whether an argument is something new that is no plain value.
func (m *Mover) builtHere(arg ast.Expr) bool {
	if plain(m.p.Info.TypeOf(arg)) || m.p.Info.Types[arg].IsNil() {
		return false
	}
	switch ast.Unparen(arg).(type) {
	case *ast.Ident, *ast.SelectorExpr:
		return false
	}
	return true
}
