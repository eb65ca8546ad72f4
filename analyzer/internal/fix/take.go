package fix

import (
	"strings"

	"golang.org/x/tools/go/analysis"
)

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
