package effect

import (
	"go/ast"
	"go/token"
	"go/types"
)

// Stmts judges statements.
func (m *Mover) Stmts(list []ast.Stmt) bool {
	for _, s := range list {
		if !m.Stmt(s) {
			return false
		}
	}
	return true
}

// Stmt judges a statement.
func (m *Mover) Stmt(s ast.Stmt) bool {
	switch s := s.(type) {
	case nil:
		return true
	case *ast.EmptyStmt:
		return true
	case *ast.ExprStmt:
		return m.Expr(s.X)
	case *ast.BlockStmt:
		return m.Stmts(s.List)
	case *ast.IfStmt:
		return m.Stmt(s.Init) && m.Expr(s.Cond) && m.Stmt(s.Body) && m.Stmt(s.Else)
	case *ast.ReturnStmt:
		if !m.returns {
			return m.no("a return")
		}
		return m.exprs(s.Results)
	case *ast.DeclStmt:
		return m.decl(s.Decl.(*ast.GenDecl))
	case *ast.AssignStmt:
		return m.assign(s)
	case *ast.RangeStmt:
		if s.Tok == token.ASSIGN || !m.fixedContent(s.X) {
			return m.no("a loop over what may change")
		}
		return m.Stmt(s.Body)
	}
	return m.no("a statement that is more than configuration")
}

// fixedContent reports whether the elements of a container are always the same.
func (m *Mover) fixedContent(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return m.Expr(x)
	case *ast.BasicLit:
		return true
	}
	return false
}

func (m *Mover) decl(d *ast.GenDecl) bool {
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.ValueSpec:
			if d.Tok == token.CONST {
				continue
			}
			for i, name := range spec.Names {
				var value ast.Expr
				if len(spec.Values) == len(spec.Names) {
					value = spec.Values[i]
				} else if len(spec.Values) > 0 {
					return m.no("a declaration of several variables")
				}
				if !m.define(name, value) {
					return false
				}
			}
		case *ast.TypeSpec:
			return m.no("a declared type")
		}
	}
	return true
}

func (m *Mover) assign(s *ast.AssignStmt) bool {
	if len(s.Lhs) != len(s.Rhs) {
		return m.no("an assignment to several variables")
	}
	for i, lhs := range s.Lhs {
		lhs = ast.Unparen(lhs)
		if id, ok := lhs.(*ast.Ident); ok {
			if id.Name == "_" || s.Tok == token.DEFINE && m.p.Info.Defs[id] != nil {
				if !m.define(id, s.Rhs[i]) {
					return false
				}
				continue
			}
			v, ok := m.p.Info.Uses[id].(*types.Var)
			if !ok || !m.inner(v) || IsServer(v.Type()) {
				return m.no("an assignment to a variable outside")
			}
			if !m.Expr(s.Rhs[i]) {
				return false
			}
			continue
		}
		// A field of what was built here.
		sel, ok := lhs.(*ast.SelectorExpr)
		if !ok {
			return m.no("an assignment")
		}
		id, ok := ast.Unparen(sel.X).(*ast.Ident)
		if !ok {
			return m.no("an assignment to a field")
		}
		v, ok := m.p.Info.Uses[id].(*types.Var)
		if !ok || !m.inner(v) || m.param(v) || !IsSDK(v.Type(), "ServerOptions", "Implementation", "Tool") || len(m.p.writesWhole(v)) > 0 {
			return m.no("an assignment to a field")
		}
		if !m.Expr(s.Rhs[i]) {
			return false
		}
	}
	return true
}

// writesWhole returns the writes to a variable itself.
func (p *Package) writesWhole(v *types.Var) []write { return p.writes[v] }

// define judges the declaration of a variable.
func (m *Mover) define(name *ast.Ident, value ast.Expr) bool {
	v, _ := m.p.Info.Defs[name].(*types.Var)
	if value == nil {
		if v != nil && IsServer(v.Type()) {
			return m.no("a server that is declared first and built later")
		}
		return true
	}
	if v != nil && IsServer(v.Type()) {
		if !m.builds(value) {
			return m.no("a server from elsewhere")
		}
		m.own[v] = true
		return true
	}
	return m.Expr(value)
}
