package fix

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// A registrar is a function without parameters that configures the server in a
// package variable when the program starts. It gets the server as a parameter
// of the variable's name, so that its body stays as it is:
//
//	func addTools() {                        func addTools(server *mcp.Server) {
//		mcp.AddTool(server, tool, handler)       mcp.AddTool(server, tool, handler)
//	}                                        }
type registrar struct {
	decl  *ast.FuncDecl
	fn    *types.Func
	calls []*ast.CallExpr
}

// registrarOf returns the registrar that a declaration is, or nil.
func (p *planner) registrarOf(g *global, decl *ast.FuncDecl) *registrar {
	fn, ok := p.pass.TypesInfo.Defs[decl.Name].(*types.Func)
	if !ok || fn.Exported() || decl.Recv != nil || decl.Type.TypeParams != nil || decl.Type.Params.NumFields() > 0 || decl.Type.Results != nil {
		return nil
	}
	r := &registrar{decl: decl, fn: fn}
	for _, id := range p.refs(fn) {
		call := p.callOf(id)
		around, ok := p.topLevel(id).(*ast.FuncDecl)
		if call == nil || !ok || !g.src.has(id) || !p.starts(around) {
			return nil
		}
		stmt, alone := p.code.Parent(call).(*ast.ExprStmt)
		if !alone || p.code.Parent(stmt) != ast.Node(around.Body) {
			return nil
		}
		r.calls = append(r.calls, call)
	}
	if len(r.calls) == 0 || g.src.comments(decl.Type.Params.Opening, decl.Type.Params.Closing) {
		return nil
	}
	return r
}

// registers returns the registrar that a statement calls, or nil.
func (g *global) registers(stmt ast.Stmt) *registrar {
	for _, r := range g.registrars {
		for _, call := range r.calls {
			if e, ok := stmt.(*ast.ExprStmt); ok && e.X == ast.Expr(call) {
				return r
			}
		}
	}
	return nil
}

// between returns the edits that pass the server to the registrars which are
// called between two positions, in the order of the source.
func (g *global) between(from, to token.Pos) []analysis.TextEdit {
	passed := new(plan)
	for _, r := range g.registrars {
		for _, call := range r.calls {
			if at := call.Lparen + 1; from <= at && at < to {
				passed.edits = append(passed.edits, edit(at, at, g.v.Name()))
			}
		}
	}
	passed.sort()
	return passed.edits
}

// parameters returns the edits that give registrars their parameter.
func (g *global) parameters(qualifier string) []analysis.TextEdit {
	var edits []analysis.TextEdit
	for _, r := range g.registrars {
		at := r.decl.Type.Params.Opening + 1
		edits = append(edits, edit(at, at, g.v.Name()+" *"+qualifier+".Server"))
	}
	return edits
}
