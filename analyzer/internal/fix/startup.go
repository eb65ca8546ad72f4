package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// A part is a function that configures a server when the program starts.
type part struct {
	fn    *ast.FuncDecl
	moved []ast.Stmt
	whole bool // all that it does moves
}

// collect sorts the uses of the server: statements of init functions, and of
// main, that configure it move.
func (p *planner) collect(g *global) *Declined {
	var last token.Pos // of what main configures
	for _, id := range p.refs(g.v) {
		if !g.src.has(id) {
			return otherUse.of(g.v.Name() + " is used in another file")
		}
		u, why := p.serves(g.src, id)
		if why != nil {
			return why
		}
		if u != nil {
			g.uses = append(g.uses, u)
			continue
		}
		fn, ok := p.topLevel(id).(*ast.FuncDecl)
		if ok && p.starts(fn) {
			if !p.configures(g, fn, id) {
				return otherUse.of("the server is used for more than serving a session")
			}
			continue
		}
		if slices.ContainsFunc(g.registrars, func(r *registrar) bool { return r.decl == fn }) {
			continue
		}
		var r *registrar
		if ok {
			r = p.registrarOf(g, fn)
		}
		if r == nil {
			return otherUse.of("the server is used for more than serving a session")
		}
		if why := p.unknown(fn.Name.Name); why != nil {
			return why
		}
		g.registrars = append(g.registrars, r)
		for _, call := range r.calls {
			p.configures(g, p.topLevel(call).(*ast.FuncDecl), call)
		}
	}
	for _, pt := range g.parts {
		slices.SortFunc(pt.moved, func(a, b ast.Stmt) int { return int(a.Pos() - b.Pos()) })
		if pt.fn.Name.Name == "main" {
			last = pt.moved[len(pt.moved)-1].End()
		}
	}
	for _, u := range g.uses {
		if fn, ok := p.topLevel(u.expr).(*ast.FuncDecl); ok && fn.Name.Name == "main" && u.expr.Pos() < last {
			return otherUse.of("the server is configured after it is handed out")
		}
	}
	// Variables are initialized first, then come the init functions, then main.
	slices.SortStableFunc(g.parts, func(a, b *part) int {
		return strings.Compare(a.fn.Name.Name, b.fn.Name.Name)
	})
	return nil
}

// configures notes the statement around a use of the server, as one that moves
// out of a function that runs when the program starts.
func (p *planner) configures(g *global, fn *ast.FuncDecl, use ast.Node) bool {
	stmt := p.statementIn(use, fn.Body.List)
	if _, returns := stmt.(*ast.ReturnStmt); stmt == nil || returns {
		return false
	}
	i := slices.IndexFunc(g.parts, func(pt *part) bool { return pt.fn == fn })
	if i < 0 {
		i = len(g.parts)
		g.parts = append(g.parts, &part{fn: fn})
	}
	if !slices.Contains(g.parts[i].moved, stmt) {
		g.parts[i].moved = append(g.parts[i].moved, stmt)
	}
	return true
}

// starts reports whether a function runs once, when the program starts.
func (p *planner) starts(fn *ast.FuncDecl) bool {
	return fn.Recv == nil && fn.Body != nil && (fn.Name.Name == "init" || fn.Name.Name == "main" && p.pass.Pkg.Name() == "main")
}

// movable decides whether what builds and configures the server may move.
func (p *planner) movable(g *global) *Declined {
	for _, pt := range g.parts {
		if pt.fn.Name.Name == "init" && p.mayMove(g, pt.fn.Body.List) == nil {
			pt.moved, pt.whole = pt.fn.Body.List, true
		}
	}
	var all []ast.Stmt
	for _, pt := range g.parts {
		all = append(all, pt.moved...)
	}
	if why := p.mayMove(g, all); why != nil {
		return why
	}
	for _, pt := range g.parts {
		pt.whole = len(pt.moved) == len(pt.fn.Body.List) && pt.fn.Name.Name == "init"
	}
	return p.apart(g)
}

// mayMove says what is against moving the construction with some statements.
func (p *planner) mayMove(g *global, list []ast.Stmt) *Declined {
	nodes := []ast.Node{g.spec}
	for _, stmt := range list {
		nodes = append(nodes, stmt)
	}
	within := func(pos token.Pos) bool {
		return slices.ContainsFunc(nodes, func(n ast.Node) bool { return n.Pos() <= pos && pos < n.End() })
	}
	m := p.code.Mover(g.decl, nodes, g.v)
	if !m.Builds(g.call) {
		return effects.of(m.Why())
	}
	for _, stmt := range list {
		if r := g.registers(stmt); r != nil {
			if why := p.code.PureFor(r.fn, g.v); why != "" {
				return effects.of(why)
			}
			continue
		}
		if !m.Stmt(stmt) {
			return effects.of(m.Why())
		}
	}
	var why *Declined
	for _, n := range nodes {
		ast.Inspect(n, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok || why != nil {
				return why == nil
			}
			if obj := p.pass.TypesInfo.Uses[id]; obj != nil && p.local(obj) && !within(obj.Pos()) {
				why = naming.of(id.Name + " is not known where the server is built")
			}
			if v, ok := p.pass.TypesInfo.Defs[id].(*types.Var); ok && v != g.v {
				for _, use := range p.code.Uses(v) {
					if !within(use.Pos()) {
						why = otherUse.of(v.Name() + " is declared with the configuration and used elsewhere")
					}
				}
			}
			return why == nil
		})
	}
	return why
}

// local reports whether an object is declared in a function.
func (p *planner) local(obj types.Object) bool {
	if obj.Parent() == nil || obj.Parent() == p.pass.Pkg.Scope() || obj.Parent() == types.Universe {
		return false
	}
	_, imported := obj.(*types.PkgName)
	return !imported && obj.Pkg() == p.pass.Pkg
}

// apart makes sure that what one function declares is not meant by another, now
// that they become one.
func (p *planner) apart(g *global) *Declined {
	for _, a := range g.parts {
		declared := make(map[string]bool)
		for _, stmt := range a.moved {
			ast.Inspect(stmt, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && p.pass.TypesInfo.Defs[id] != nil {
					declared[id.Name] = true
				}
				return true
			})
		}
		if declared[g.v.Name()] {
			return naming.of(g.v.Name() + " has another meaning in what configures the server")
		}
		for _, b := range g.parts {
			if a == b {
				continue
			}
			for _, stmt := range b.moved {
				for name := range namesIn(stmt) {
					if declared[name] {
						return naming.of("the functions that configure the server use one name for different things")
					}
				}
			}
		}
	}
	return nil
}
