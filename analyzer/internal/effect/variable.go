package effect

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

func (m *Mover) ident(id *ast.Ident, ref bool) bool {
	switch obj := m.p.Info.ObjectOf(id).(type) {
	case *types.Func, *types.Const, *types.Nil, *types.TypeName:
		return true
	case *types.Var:
		if IsServer(obj.Type()) {
			if m.own[obj] {
				return true
			}
			return m.no("another server")
		}
		if m.inner(obj) {
			return m.innerContent(obj, ref)
		}
		if !m.p.StableAt(obj, m.at) {
			return m.no("variable " + obj.Name() + " may change")
		}
		return m.content(obj, ref)
	}
	return m.no("a name")
}

// innerContent judges a variable that the code itself declares.
func (m *Mover) innerContent(v *types.Var, ref bool) bool {
	if !m.param(v) || ref {
		return true
	}
	return m.contentOf(v, func() bool { return false })
}

// content judges a variable outside: what it refers to must not change either,
// where that is read.
func (m *Mover) content(v *types.Var, ref bool) bool {
	if ref {
		return true
	}
	return m.contentOf(v, func() bool { return m.onlyHere(v) })
}

func (m *Mover) contentOf(v *types.Var, only func() bool) bool {
	switch t := under(v.Type()).(type) {
	case *types.Basic, *types.Signature, *types.Struct:
		return true
	case *types.Pointer:
		if IsSDK(v.Type(), "SchemaCache") || isLogger(v.Type()) {
			return true
		}
		if (IsSDK(v.Type(), "Implementation") || IsSDK(v.Type(), "ServerOptions") && copiesOptions(v.Type())) && only() {
			return true
		}
	case *types.Slice:
		switch under(t.Elem()).(type) {
		case *types.Basic, *types.Struct:
			if only() {
				return true
			}
		}
	}
	return m.no("what " + v.Name() + " refers to may change")
}

func isLogger(t types.Type) bool {
	return symbol.IsPointer(t, "log/slog", "Logger")
}

// onlyHere reports whether a variable is built by a literal, and nothing but
// what moves, and plain assignments to its fields before, name it.
func (m *Mover) onlyHere(v *types.Var) bool {
	if v.Parent() == m.p.Types.Scope() || !m.fromLiteral(v) {
		return false
	}
	fn := m.p.FuncAround(m.at)
	for _, id := range m.p.uses[v] {
		if m.within(id) {
			continue
		}
		sel, ok := m.p.parents[id].(*ast.SelectorExpr)
		if !ok || sel.X != ast.Expr(id) || id.Pos() > m.at.Pos() || m.p.FuncAround(id) != fn {
			return false
		}
		as, ok := m.p.parents[sel].(*ast.AssignStmt)
		if !ok || as.Tok != token.ASSIGN || len(as.Lhs) != 1 || as.Lhs[0] != ast.Expr(sel) {
			return false
		}
		if fn == nil || v.Pos() < fn.Pos() || v.Pos() >= fn.End() {
			return false
		}
	}
	return true
}

func (m *Mover) fromLiteral(v *types.Var) bool {
	lit := func(e ast.Expr) bool {
		if u, ok := ast.Unparen(e).(*ast.UnaryExpr); ok && u.Op == token.AND {
			e = u.X
		}
		_, ok := ast.Unparen(e).(*ast.CompositeLit)
		return ok
	}
	for id, obj := range m.p.Info.Defs {
		if obj != types.Object(v) {
			continue
		}
		switch d := m.p.parents[id].(type) {
		case *ast.AssignStmt:
			for i, lhs := range d.Lhs {
				if lhs == ast.Expr(id) && len(d.Lhs) == len(d.Rhs) {
					return lit(d.Rhs[i])
				}
			}
		case *ast.ValueSpec:
			for i, name := range d.Names {
				if name == id && len(d.Names) == len(d.Values) {
					return lit(d.Values[i])
				}
			}
		}
	}
	return false
}
