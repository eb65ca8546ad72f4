package fix

import (
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
)

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
