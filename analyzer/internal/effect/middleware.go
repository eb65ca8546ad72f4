package effect

import (
	"go/ast"
	"go/types"
)

// wraps judges a middleware, which runs when it is registered: what it keeps
// would be kept for one session instead of all.
func (m *Mover) wraps(arg ast.Expr) bool {
	switch x := ast.Unparen(arg).(type) {
	case *ast.FuncLit:
		return m.runs(x)
	case *ast.Ident, *ast.SelectorExpr:
		if fn := m.named(x); fn != nil {
			if why := m.p.pureAt(fn, m.depth); why != "" {
				return m.no(why)
			}
			return m.expr(x, true)
		}
	case *ast.CallExpr:
		fn := m.named(ast.Unparen(x.Fun))
		if fn == nil || m.p.decls[fn.Origin()] == nil || !m.expr(x, true) {
			return m.no("a middleware from elsewhere")
		}
		decl := m.p.decls[fn.Origin()]
		inside := &Mover{p: m.p, at: decl.Body, fn: decl, moved: []ast.Node{decl}, own: make(map[*types.Var]bool), depth: m.depth + 1}
		ok := true
		ast.Inspect(decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ReturnStmt:
				if len(n.Results) != 1 {
					ok = false
				} else if lit, isLit := ast.Unparen(n.Results[0]).(*ast.FuncLit); !isLit || !inside.runs(lit) {
					ok = false
				}
			}
			return ok
		})
		if !ok {
			return m.no("a middleware does more than wrap")
		}
		return true
	}
	return m.no("a middleware from elsewhere")
}

// runs judges the body of a function literal that runs at once.
func (m *Mover) runs(lit *ast.FuncLit) bool {
	inside := &Mover{p: m.p, at: m.at, fn: m.fn, moved: append([]ast.Node{lit}, m.moved...), returns: true, own: make(map[*types.Var]bool), depth: m.depth}
	if !inside.Stmts(lit.Body.List) {
		return m.no(inside.why)
	}
	return m.captures(lit)
}
