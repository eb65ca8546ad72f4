package fix

import (
	"go/ast"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// call cures a server that a constructor of the package builds and nothing
// else configures: the call moves to where the server is used.
//
//	server := newServer(db)
//	… { return server } …      … { return newServer(db) } …
var call = &Shape{Name: "constructor call", category: "server", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	c, why := p.constructionOf(f)
	if c == nil {
		return nil, why
	}
	fn := p.callee(c.call)
	if fn == nil || fn.Pkg() != p.pass.Pkg {
		return nil, notThisShape
	}
	if why := p.gather(c); why != nil {
		return nil, why
	}
	if len(c.moved) > 1 {
		return nil, notThisShape
	}
	from, to := c.src.block(c.stmt)
	if c.src.comments(from, to) || !c.src.ownLines(c.stmt) || strings.Contains(c.src.node(c.stmt), "\n") {
		return nil, notThisShape
	}
	if why := p.judge(c); why != nil {
		return nil, why
	}
	for _, u := range c.uses {
		same := true
		ast.Inspect(c.call, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && !p.means(id, u.id.Pos()) {
				same = false
			}
			return same
		})
		if !same {
			return nil, notThisShape
		}
	}
	indent := c.src.indent(c.stmt.Pos())
	hoisted, names := p.stay(c, indent)
	text := c.src.slice(c.call.Pos(), c.call.Lparen+1)
	for i, arg := range c.call.Args {
		if i > 0 {
			text += ", "
		}
		if names[arg] != "" {
			text += names[arg]
		} else {
			text += c.src.node(arg)
		}
	}
	text += ")"
	var edits []analysis.TextEdit
	if hoisted != "" {
		edits = append(edits, edit(from, to-1, strings.TrimSuffix(hoisted, "\n")))
	} else {
		edits = append(edits, c.src.deletion(from, to))
	}
	more, when, why := p.serve(c.src, c.uses, text)
	if why != nil {
		return nil, why
	}
	return c.plan(edits, more, when), nil
}}
