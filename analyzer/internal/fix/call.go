package fix

import (
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
	if !p.isConstructor(p.callee(c.call)) {
		return nil, notThisShape
	}
	if why := p.gather(c); why != nil {
		return nil, why
	}
	if handsOn(c.uses) {
		return nil, notThisShape
	}
	return p.moveCall(c)
}}

// moveCall plans the edits that move the call of a constructor.
func (p *planner) moveCall(c *construction) (*plan, *Declined) {
	if !p.isConstructor(p.callee(c.call)) || len(c.moved) > 1 {
		return nil, notThisShape
	}
	if handsOn(c.uses) && len(c.uses) > 1 && len(c.call.Args) > 0 {
		return nil, notThisShape // a function that has a name is better
	}
	from, to := c.src.block(c.stmt)
	if c.src.comments(from, to) || !c.src.ownLines(c.stmt) || strings.Contains(c.src.node(c.stmt), "\n") {
		return nil, notThisShape
	}
	if why := p.judge(c); why != nil {
		return nil, why
	}
	for _, u := range c.uses {
		if !p.meansAll(c.call, u.expr.Pos()) {
			return nil, notThisShape
		}
	}
	indent := c.src.indent(c.stmt.Pos())
	hoisted, names := p.stay(c, indent)
	text := c.callWith(names)
	value := ""
	if handsOn(c.uses) {
		var why *Declined
		value, why = p.functionOf(c.src, c.call, text)
		if why != nil {
			return nil, notThisShape
		}
	}
	var edits []analysis.TextEdit
	if hoisted != "" {
		edits = append(edits, edit(from, to-1, strings.TrimSuffix(hoisted, "\n")))
	} else {
		edits = append(edits, c.src.deletion(from, to))
	}
	more, when, why := p.serveBy(c.src, c.uses, always(text), always(value))
	if why != nil {
		return nil, why
	}
	return c.plan(edits, more, when), nil
}
