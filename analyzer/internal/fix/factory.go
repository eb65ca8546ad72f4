package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
)

// A usage is a place that uses the shared server and can build one instead.
type usage struct {
	expr ast.Expr // what names the server
	// ret is the return statement of a factory, nil where a session is served directly.
	ret *ast.ReturnStmt
	lit *ast.FuncLit    // the factory
	to  []*ast.CallExpr // that the factory is passed to
	// hand is what the server is passed on to, nil if it is used here.
	hand *handover
}

// usageOf says how an expression uses a server, or nil if it is something that
// a server of another session would do differently.
func (p *planner) usageOf(e ast.Expr) *usage {
	switch up := p.code.Parent(e).(type) {
	case *ast.ReturnStmt:
		if len(up.Results) != 1 {
			return nil
		}
		var lit *ast.FuncLit
		var to []*ast.CallExpr
		switch fn := p.code.FuncAround(up).(type) {
		case *ast.FuncLit:
			lit, to = fn, p.slotsOf(fn)
		case *ast.FuncDecl:
			lit, to = p.asLiteral(fn), p.slotsOfNamed(fn)
		}
		if len(to) > 0 {
			return &usage{expr: e, ret: up, lit: lit, to: to}
		}
	case *ast.SelectorExpr:
		call, ok := p.code.Parent(up).(*ast.CallExpr)
		if !ok || up.X != e || call.Fun != ast.Expr(up) {
			return nil
		}
		fn, ok := p.pass.TypesInfo.Uses[up.Sel].(*types.Func)
		if !ok {
			return nil
		}
		if c := p.set.Func(fn); c != nil && c.Connects && fn.Pkg().Path() == effect.SDKPath {
			return &usage{expr: e}
		}
	}
	return nil
}

// slotsOf returns the calls that get a function literal as a factory, if that
// is all that is done with it.
func (p *planner) slotsOf(lit *ast.FuncLit) []*ast.CallExpr {
	switch up := p.code.Parent(lit).(type) {
	case *ast.CallExpr:
		if p.isSlot(up, lit) {
			return []*ast.CallExpr{up}
		}
	case *ast.AssignStmt:
		if up.Tok != token.DEFINE || len(up.Lhs) != 1 || len(up.Rhs) != 1 {
			return nil
		}
		v, ok := p.pass.TypesInfo.Defs[up.Lhs[0].(*ast.Ident)].(*types.Var)
		if !ok || p.code.Assigned(v) {
			return nil
		}
		var to []*ast.CallExpr
		for _, id := range p.code.Uses(v) {
			call, ok := p.code.Parent(id).(*ast.CallExpr)
			if !ok || !p.isSlot(call, id) {
				return nil
			}
			to = append(to, call)
		}
		return to
	}
	return nil
}

// slotsOfNamed returns the calls that get a function or method of the package as
// a factory, if that is all that is done with it.
func (p *planner) slotsOfNamed(decl *ast.FuncDecl) []*ast.CallExpr {
	fn, ok := p.pass.TypesInfo.Defs[decl.Name].(*types.Func)
	if !ok || fn.Exported() {
		return nil
	}
	var to []*ast.CallExpr
	for _, id := range p.refs(fn) {
		var named ast.Expr = id
		if sel, ok := p.code.Parent(id).(*ast.SelectorExpr); ok && sel.Sel == id {
			named = sel
		}
		call, ok := p.code.Parent(named).(*ast.CallExpr)
		if !ok || !p.isSlot(call, named) {
			return nil
		}
		to = append(to, call)
	}
	return to
}

// asLiteral returns the function that a declaration gives a name, as a literal:
// the same one each time.
func (p *planner) asLiteral(decl *ast.FuncDecl) *ast.FuncLit {
	lit := p.literals[decl]
	if lit == nil {
		lit = &ast.FuncLit{Type: decl.Type, Body: decl.Body}
		p.literals[decl] = lit
	}
	return lit
}

// isSlot reports whether arg is a factory that call passes to go-sdk.
func (p *planner) isSlot(call *ast.CallExpr, arg ast.Expr) bool {
	fn := p.callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != effect.SDKPath {
		return false
	}
	c := p.set.Func(fn)
	if c == nil {
		return false
	}
	for _, i := range c.Slots {
		if i < len(call.Args) && call.Args[i] == arg {
			return true
		}
	}
	return false
}

// callee returns the function that a call names, or nil.
func (p *planner) callee(call *ast.CallExpr) *types.Func {
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		fn, _ := p.pass.TypesInfo.Uses[fun].(*types.Func)
		return fn
	case *ast.SelectorExpr:
		fn, _ := p.pass.TypesInfo.Uses[fun.Sel].(*types.Func)
		return fn
	}
	return nil
}

var sdkVersion = regexp.MustCompile(`go-sdk@(v[0-9]+\.[0-9]+)\.[0-9]+[^/\\]*[/\\]mcp[/\\]`)

// asks tells when a handler of go-sdk asks its factory for a server.
type asks int

const (
	perSession asks = iota
	// perRequest: on each request, and it needs the answer.
	perRequest
	// guardable: on each request, but one of a session that exists needs no answer.
	guardable
	// unknown: the version of the SDK, or what the handler is told, is not known.
	unknown
)

// asksOf tells when a handler asks the factory that it is made with.
func (p *planner) asksOf(call *ast.CallExpr) asks {
	fn := p.callee(call)
	if fn.Name() == "NewSSEHandler" {
		return perSession
	}
	stateless := unknown
	if len(call.Args) > 1 {
		switch opts := ast.Unparen(call.Args[1]).(type) {
		case *ast.Ident:
			if p.pass.TypesInfo.Types[opts].IsNil() {
				stateless = perSession
			}
		case *ast.UnaryExpr:
			if lit, ok := opts.X.(*ast.CompositeLit); ok && opts.Op == token.AND {
				stateless = perSession
				for _, el := range lit.Elts {
					kv, ok := el.(*ast.KeyValueExpr)
					if !ok {
						stateless = unknown
						break
					}
					if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "Stateless" {
						stateless = perRequest
					}
				}
			}
		}
	}
	if stateless != perSession {
		return stateless
	}
	m := sdkVersion.FindStringSubmatch(p.pass.Fset.Position(fn.Pos()).Filename)
	if m == nil {
		return unknown
	}
	switch m[1] {
	case "v0.2", "v0.3", "v0.4", "v0.5", "v0.6", "v0.7", "v0.8", "v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6", "v1.7":
		return perSession
	case "v1.8":
		if !p.narrowsVersions() {
			return guardable
		}
		return perRequest
	}
	return unknown
}

// narrowsVersions reports whether the package says which versions of the
// protocol a server supports.
func (p *planner) narrowsVersions() bool {
	for id, obj := range p.pass.TypesInfo.Uses {
		if id.Name == "SupportedProtocolVersions" {
			if v, ok := obj.(*types.Var); ok && v.IsField() {
				return true
			}
		}
	}
	return false
}

// A builder gives the text of a function that builds a server, for one usage.
type builder func(*usage) string

// always is the builder of a function that has the same name everywhere.
func always(name string) builder { return func(*usage) string { return name } }

// serve makes the edits by which uses of a shared server get one that is built
// for them.
func (p *planner) serve(s *source, uses []*usage, build builder) (edits []analysis.TextEdit, when string, why *Declined) {
	return p.serveBy(s, uses, func(u *usage) string { return build(u) + "()" }, build)
}

// serveBy does so with the texts of a call that builds a server, and of a
// function that does.
func (p *planner) serveBy(s *source, uses []*usage, call, value builder) (edits []analysis.TextEdit, when string, why *Declined) {
	when = "for each session"
	named := make(map[*ast.FuncLit]string)
	passed := make(map[*handover]bool)
	for _, u := range uses {
		if u.hand != nil {
			edits = append(edits, edit(u.expr.Pos(), u.expr.End(), value(u)))
			if passed[u.hand] {
				continue
			}
			passed[u.hand] = true
			more, later, why := p.serve(s, u.hand.uses, u.hand.build)
			if why != nil {
				return nil, "", why
			}
			edits = append(append(edits, u.hand.edits...), more...)
			if later != "for each session" {
				when = later
			}
			continue
		}
		expr := call(u)
		if u.ret == nil {
			edits = append(edits, edit(u.expr.Pos(), u.expr.End(), expr))
			continue
		}
		guard := true
		for _, call := range u.to {
			guard = guard && p.asksOf(call) == guardable
		}
		if !guard {
			for _, call := range u.to {
				switch p.asksOf(call) {
				case perRequest, guardable:
					when = "for each request, since its handler asks for it each time"
				case unknown:
					when = "whenever its handler asks for it, which may be on each request"
				}
			}
			edits = append(edits, edit(u.expr.Pos(), u.expr.End(), expr))
			continue
		}
		param, seen := named[u.lit]
		if !seen {
			var e *analysis.TextEdit
			param, e = p.nameRequest(u.lit)
			if param == "" {
				return nil, "", naming.of("the factory's parameter cannot be named")
			}
			if e != nil {
				edits = append(edits, *e)
			}
			named[u.lit] = param
		}
		more, why := p.guarded(s, u, param, expr)
		if why != nil {
			return nil, "", why
		}
		edits = append(edits, more...)
	}
	return edits, when, nil
}

// nameRequest returns the name of a factory's parameter, and the edit that gives it one.
func (p *planner) nameRequest(lit *ast.FuncLit) (string, *analysis.TextEdit) {
	if lit.Type.Params.NumFields() != 1 {
		return "", nil
	}
	field := lit.Type.Params.List[0]
	if len(field.Names) == 1 && field.Names[0].Name != "_" {
		return field.Names[0].Name, nil
	}
	for _, name := range []string{"r", "req", "request"} {
		used := false
		ast.Inspect(lit, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.Name == name {
				used = true
			}
			return !used
		})
		if used {
			continue
		}
		if len(field.Names) == 1 {
			e := edit(field.Names[0].Pos(), field.Names[0].End(), name)
			return name, &e
		}
		e := edit(field.Type.Pos(), field.Type.Pos(), name+" ")
		return name, &e
	}
	return "", nil
}

// guarded replaces the return of a server by one that builds it, but not for
// requests of a session that exists.
func (p *planner) guarded(s *source, u *usage, param, expr string) ([]analysis.TextEdit, *Declined) {
	inner := p.pass.Pkg.Scope().Innermost(u.ret.Pos())
	if inner == nil {
		return nil, naming.of("the factory cannot be read")
	}
	if _, obj := inner.LookupParent(param, u.ret.Pos()); obj != nil && (obj.Pos() < u.lit.Type.Pos() || obj.Pos() >= u.lit.Body.Pos()) && obj.Pos() >= u.lit.Pos() {
		return nil, naming.of("the factory's parameter is shadowed")
	}
	lines := func(indent string) string {
		return indent + "if " + param + ".Header.Get(\"Mcp-Session-Id\") != \"\" {\n" +
			indent + "\treturn nil // the session has its server\n" +
			indent + "}\n"
	}
	if s.tok.Line(u.lit.Body.Lbrace) == s.tok.Line(u.lit.Body.Rbrace) {
		if len(u.lit.Body.List) != 1 || s.comments(u.lit.Body.Lbrace, u.lit.Body.Rbrace) {
			return nil, layout.of("the factory has several statements in one line")
		}
		indent := s.indent(u.lit.Pos())
		text := "\n" + lines(indent+"\t") + indent + "\treturn " + expr + "\n" + indent
		return []analysis.TextEdit{edit(u.lit.Body.Lbrace+1, u.lit.Body.Rbrace, text)}, nil
	}
	start := s.lineStart(u.ret.Pos())
	indent := s.slice(start, u.ret.Pos())
	if strings.Trim(indent, "\t") != "" {
		return nil, layout.of("the return of the factory does not begin its line")
	}
	return []analysis.TextEdit{
		edit(u.ret.Pos(), u.expr.End(), strings.TrimPrefix(lines(indent), indent)+indent+"return "+expr),
	}, nil
}

func edit(from, to token.Pos, text string) analysis.TextEdit {
	return analysis.TextEdit{Pos: from, End: to, NewText: []byte(text)}
}
