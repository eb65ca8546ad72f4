package fix

import (
	"go/ast"
	"go/format"
	"go/types"
	"strings"

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
