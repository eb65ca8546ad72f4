package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
)

// A construction is a local server: the statement that builds it, those that
// configure it, and what uses it.
type construction struct {
	src   *source
	stmt  ast.Stmt
	list  []ast.Stmt // the block of stmt
	v     *types.Var
	call  *ast.CallExpr
	first int        // index of stmt in list
	moved []ast.Stmt // stmt and the statements that only configure
	uses  []*usage
	hoist []ast.Expr // arguments that stay
}

// constructionOf finds the local server that a finding speaks of.
func (p *planner) constructionOf(f *check.Finding) (*construction, *Declined) {
	s := p.source(f.Pos)
	if s == nil {
		return nil, noSource.of(uneditable)
	}
	path := s.at(f.Pos)
	if len(path) < 2 {
		return nil, notThisShape
	}
	call, ok := path[0].(*ast.CallExpr)
	if !ok || call.Lparen != f.Pos {
		return nil, notThisShape
	}
	c := &construction{src: s, call: call}
	var name *ast.Ident
	switch up := path[1].(type) {
	case *ast.AssignStmt:
		if up.Tok != token.DEFINE {
			return nil, notThisShape
		}
		if len(up.Lhs) != 1 || len(up.Rhs) != 1 {
			return nil, fallible.of("the construction can fail, or gives more than the server")
		}
		c.stmt, name = up, up.Lhs[0].(*ast.Ident)
	case *ast.ValueSpec:
		decl, ok := p.code.Parent(up).(*ast.GenDecl)
		if !ok || len(up.Names) != 1 || len(up.Values) != 1 {
			return nil, notThisShape
		}
		stmt, ok := p.code.Parent(decl).(*ast.DeclStmt)
		if !ok {
			return nil, notThisShape
		}
		if decl.Lparen.IsValid() {
			return nil, layout.of("the server is declared in a group")
		}
		c.stmt, name = stmt, up.Names[0]
	default:
		return nil, notThisShape
	}
	c.v, ok = p.pass.TypesInfo.Defs[name].(*types.Var)
	if !ok || !effect.IsServer(c.v.Type()) {
		return nil, notThisShape
	}
	if p.code.Assigned(c.v) {
		return nil, reassigned.of("the variable gets another server later")
	}
	c.list = p.listOf(c.stmt)
	for i, stmt := range c.list {
		if stmt == c.stmt {
			c.first = i
		}
	}
	if len(c.list) == 0 || p.inLoop(c.stmt) {
		return nil, reassigned.of("the server is built in a loop, or not in a block")
	}
	return c, nil
}

// listOf returns the statements that a statement is one of.
func (p *planner) listOf(stmt ast.Stmt) []ast.Stmt {
	switch up := p.code.Parent(stmt).(type) {
	case *ast.BlockStmt:
		return up.List
	case *ast.CaseClause:
		return up.Body
	}
	return nil
}

// inLoop reports whether control may come back to n within its function.
func (p *planner) inLoop(n ast.Node) bool {
	fn := p.code.FuncAround(n)
	for up := p.code.Parent(n); up != nil && up != fn; up = p.code.Parent(up) {
		switch up.(type) {
		case *ast.ForStmt, *ast.RangeStmt, *ast.LabeledStmt:
			return true
		}
	}
	jumps := false
	if fn != nil {
		ast.Inspect(fn, func(n ast.Node) bool {
			if b, ok := n.(*ast.BranchStmt); ok && b.Tok == token.GOTO {
				jumps = true
			}
			return !jumps
		})
	}
	return jumps
}

// gather sorts the uses of the server: statements that configure it move, the
// others must be such that they can have a server of their own.
func (p *planner) gather(c *construction) *Declined {
	configures := make(map[ast.Stmt]bool)
	var uses []*usage
	for _, id := range p.code.Uses(c.v) {
		u, why := p.serves(c.src, id)
		if why != nil {
			return why
		}
		if u != nil {
			uses = append(uses, u)
			continue
		}
		stmt := p.statementIn(id, c.list)
		if _, returns := stmt.(*ast.ReturnStmt); stmt == nil || returns {
			return otherUse.of("the server is used for more than serving a session")
		}
		configures[stmt] = true
	}
	c.moved = []ast.Stmt{c.stmt}
	for _, stmt := range c.list[c.first+1:] {
		if configures[stmt] {
			c.moved = append(c.moved, stmt)
			delete(configures, stmt)
		}
	}
	if len(configures) > 0 {
		return otherUse.of("the server is used before it is built")
	}
	last := c.moved[len(c.moved)-1]
	for _, u := range uses {
		if u.expr.Pos() < last.End() {
			return otherUse.of("the server is configured after it is handed out")
		}
	}
	c.uses = uses
	return nil
}

// statementIn returns the statement of a list that n is in, or nil.
func (p *planner) statementIn(n ast.Node, list []ast.Stmt) ast.Stmt {
	for _, stmt := range list {
		if stmt.Pos() <= n.Pos() && n.End() <= stmt.End() {
			return stmt
		}
	}
	return nil
}

// judge decides whether what builds and configures the server may move, but
// for arguments that stay.
func (p *planner) judge(c *construction) *Declined {
	var nodes []ast.Node
	for _, stmt := range c.moved {
		nodes = append(nodes, stmt)
	}
	c.hoist = nil
	m := p.code.Mover(c.stmt, nodes, c.v)
	if !m.Builds(c.call) {
		fn := p.callee(c.call)
		if !p.isConstructor(fn) || fn.Signature().Recv() != nil || fn.Signature().Variadic() ||
			p.code.Pure(fn) != "" || len(c.call.Args) != fn.Signature().Params().Len() {
			return effects.of(m.Why())
		}
		for _, arg := range c.call.Args {
			if !p.code.Mover(c.stmt, nil, nil).Lends(arg) {
				c.hoist = append(c.hoist, arg)
			}
		}
		m = p.code.Mover(c.stmt, nodes, c.v)
	}
	for _, stmt := range c.moved[1:] {
		if !m.Stmt(stmt) {
			return effects.of(m.Why())
		}
	}
	return nil
}

// isConstructor reports whether a function is one of the package, or one of
// another that may run once for each session.
func (p *planner) isConstructor(fn *types.Func) bool {
	return fn != nil && (fn.Pkg() == p.pass.Pkg || p.host.Repeatable(fn))
}

// qualifier returns the name of the SDK's package where a server is built.
func (p *planner) qualifier(s *source, at token.Pos) string {
	inner := p.pass.Pkg.Scope().Innermost(at)
	for _, spec := range s.file.Imports {
		name := p.pass.TypesInfo.PkgNameOf(spec)
		if name == nil || name.Imported().Path() != effect.SDKPath || name.Name() == "." || name.Name() == "_" || inner == nil {
			continue
		}
		if _, obj := inner.LookupParent(name.Name(), at); obj == name {
			return name.Name()
		}
	}
	return ""
}

// stay makes the statements that keep arguments outside, and returns the names.
func (p *planner) stay(c *construction, indent string) (lines string, names map[ast.Expr]string) {
	names = make(map[ast.Expr]string)
	fn := p.callee(c.call)
	for i, arg := range c.call.Args {
		for _, h := range c.hoist {
			if h != arg {
				continue
			}
			name := fn.Signature().Params().At(i).Name()
			if name == "" || name == "_" {
				name = "arg"
			}
			names[arg] = p.fresh(c.stmt, name, name+"Arg")
			lines += indent + names[arg] + " := " + c.src.node(arg) + "\n"
		}
	}
	return lines, names
}

// plan puts together the edits and what is said of them.
func (c *construction) plan(edits, more []analysis.TextEdit, when string) *plan {
	return &plan{
		src:     c.src,
		edits:   append(edits, more...),
		message: "Build the server " + strings.TrimSpace(when),
	}
}
