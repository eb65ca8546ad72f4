package fix

import (
	"go/ast"
	"go/format"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
)

// variable cures a server in a package variable: the variable becomes a function
// that builds and configures servers.
//
//	var server = mcp.NewServer(impl, nil)       func newServer() *mcp.Server {
//	                                                server := mcp.NewServer(impl, nil)
//	func init() {                                   mcp.AddTool(server, tool, handler)
//		mcp.AddTool(server, tool, handler)          return server
//	}                                           }
//
//	… { return server } …                       … { return newServer() } …
var variable = &Shape{Name: "package variable", category: "server", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	g, why := p.globalOf(f)
	if g == nil {
		return nil, why
	}
	if why := p.collect(g); why != nil {
		return nil, why
	}
	if why := p.movable(g); why != nil {
		return nil, why
	}
	if made, why := p.inline(g); why != notThisShape {
		return made, why
	}
	q := p.qualifier(g.src, g.call.Pos())
	if q == "" {
		return nil, naming.of("the SDK's package has no name here")
	}
	name := p.packageName(builderName(g.v.Name()))
	if why := p.unknown(g.v.Name(), name); why != nil {
		return nil, why
	}
	body, edits, why := g.take()
	if why != nil {
		return nil, why
	}
	function, err := format.Source([]byte("func " + name + "() *" + q + ".Server {\n" + body + "}"))
	if err != nil {
		return nil, layout.of("the statements do not make a function")
	}
	more, when, why := p.serve(g.src, g.uses, always(name))
	if why != nil {
		return nil, why
	}
	edits = append(append(edits, g.parameters(q)...), g.place(string(function))...)
	return &plan{src: g.src, edits: append(edits, more...), message: "Build the server " + when}, nil
}}

// A global is a server in a package variable: its declaration, the functions
// that configure it, and what uses it.
type global struct {
	src        *source
	decl       *ast.GenDecl
	spec       *ast.ValueSpec
	v          *types.Var
	call       *ast.CallExpr
	parts      []*part
	registrars []*registrar
	uses       []*usage
}

// A part is a function that configures a server when the program starts.
type part struct {
	fn    *ast.FuncDecl
	moved []ast.Stmt
	whole bool // all that it does moves
}

// globalOf finds the package variable that a finding speaks of.
func (p *planner) globalOf(f *check.Finding) (*global, *Declined) {
	s := p.source(f.Pos)
	if s == nil {
		return nil, noSource.of(uneditable)
	}
	path := s.at(f.Pos)
	if len(path) < 4 {
		return nil, notThisShape
	}
	call, isCall := path[0].(*ast.CallExpr)
	spec, isSpec := path[1].(*ast.ValueSpec)
	if !isCall || !isSpec || call.Lparen != f.Pos {
		return nil, notThisShape
	}
	decl, isDecl := path[2].(*ast.GenDecl)
	if _, top := path[3].(*ast.File); !isDecl || !top {
		return nil, notThisShape
	}
	if len(spec.Names) != 1 {
		return nil, layout.of("several variables are declared at once")
	}
	v, ok := p.pass.TypesInfo.Defs[spec.Names[0]].(*types.Var)
	if !ok || !effect.IsServer(v.Type()) {
		return nil, notThisShape
	}
	if v.Exported() {
		return nil, otherUse.of(v.Name() + " is exported")
	}
	if p.code.Assigned(v) {
		return nil, reassigned.of("the variable gets another server later")
	}
	return &global{src: s, decl: decl, spec: spec, v: v, call: call}, nil
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

// inline plans the edits for a server that a constructor builds and nothing else
// configures: the call moves to where the server is used.
func (p *planner) inline(g *global) (*plan, *Declined) {
	s := g.src
	text := s.node(g.call)
	if len(g.parts) > 0 || !p.isConstructor(p.callee(g.call)) || strings.Contains(text, "\n") || g.decl.Lparen.IsValid() {
		return nil, notThisShape
	}
	from, to := s.block(g.decl)
	if s.comments(from, to) || !s.ownLines(g.decl) {
		return nil, notThisShape
	}
	for _, u := range g.uses {
		if !p.meansAll(g.call, u.expr.Pos()) {
			return nil, notThisShape
		}
	}
	value := ""
	if handsOn(g.uses) {
		var why *Declined
		if value, why = p.functionOf(s, g.call, text); why != nil {
			return nil, notThisShape
		}
	}
	if why := p.unknown(g.v.Name()); why != nil {
		return nil, why
	}
	edits, when, why := p.serveBy(s, g.uses, always(text), always(value))
	if why != nil {
		return nil, why
	}
	return &plan{src: s, edits: append(edits, s.deletion(from, to)), message: "Build the server " + when}, nil
}

// take returns the body of the function that builds servers, and the edits that
// remove from the init functions and main what is in it.
func (g *global) take() (body string, edits []analysis.TextEdit, why *Declined) {
	s := g.src
	if !s.ownLines(g.spec) && !s.ownLines(g.decl) || s.blockComment(g.spec.Pos(), s.lineEnd(g.spec.End())) {
		return "", nil, layout.of("the construction does not have lines of its own")
	}
	if g.decl.Lparen.IsValid() {
		from, to := s.block(g.spec)
		body = s.slice(from, s.lineStart(g.spec.Pos())) + "\t" + g.intro() + s.slice(g.call.Pos(), to)
	} else {
		from, to := s.block(g.decl)
		line := s.lineEnd(g.call.Pos())
		body = s.shifted(from, s.lineStart(g.decl.Pos())) + "\t" + g.intro() + s.slice(g.call.Pos(), line)
		if line < to {
			body += s.shifted(line, to)
		}
	}
	for _, pt := range g.parts {
		text, more, why := g.takePart(pt)
		if why != nil {
			return "", nil, why
		}
		body += text
		edits = append(edits, more...)
	}
	if len(g.parts) > 0 {
		body += "\treturn " + g.v.Name() + "\n"
	}
	return body, edits, nil
}

// intro returns what stands before the call that builds the server.
func (g *global) intro() string {
	if len(g.parts) == 0 {
		return "return "
	}
	return g.v.Name() + " := "
}

func (g *global) takePart(pt *part) (text string, edits []analysis.TextEdit, why *Declined) {
	s := g.src
	if pt.whole {
		from, to := s.block(pt.fn)
		start, end := s.lineEnd(pt.fn.Body.Lbrace), s.lineStart(pt.fn.Body.Rbrace)
		if s.comments(pt.fn.Pos(), start) || s.comments(pt.fn.End(), to) || pt.fn.Doc != nil && strings.Contains(s.node(pt.fn.Doc), "//go:") {
			return "", nil, layout.of("there are comments on the lines of func init")
		}
		text = s.shifted(from, s.lineStart(pt.fn.Pos()))
		if start <= end {
			text += s.within(start, end, g.between(start, end))
		} else {
			text += "\t" + strings.TrimSpace(s.within(pt.fn.Body.Lbrace+1, pt.fn.Body.Rbrace, g.between(pt.fn.Body.Lbrace+1, pt.fn.Body.Rbrace))) + "\n"
		}
		return text, []analysis.TextEdit{s.deletion(from, to)}, nil
	}
	for _, stmt := range pt.moved {
		if !s.ownLines(stmt) || s.blockComment(stmt.Pos(), s.lineEnd(stmt.End())) {
			return "", nil, layout.of("the configuration does not have lines of its own")
		}
		from, to := s.block(stmt)
		text += s.within(from, to, g.between(from, to))
		edits = append(edits, s.deletion(from, to))
	}
	return text, edits, nil
}

// place puts the function where the variable was, or behind its group.
func (g *global) place(function string) []analysis.TextEdit {
	s := g.src
	if g.decl.Lparen.IsValid() && len(g.decl.Specs) > 1 {
		from, to := s.block(g.spec)
		after := s.lineEnd(g.decl.End())
		return []analysis.TextEdit{s.deletion(from, to), edit(after, after, "\n"+function+"\n")}
	}
	from, to := s.block(g.decl)
	if before := s.slice(s.lineStart(from-1), from); strings.TrimSpace(before) != "" {
		function = "\n" + function
	}
	if after := s.slice(to, s.lineEnd(to)); strings.TrimSpace(after) != "" {
		function += "\n"
	}
	return []analysis.TextEdit{edit(from, to-1, function)}
}
