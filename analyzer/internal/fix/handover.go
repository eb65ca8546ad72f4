package fix

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// A handover passes a server on, to a parameter or a field that nothing else is
// done with than serving sessions. It can hold a function that builds servers
// instead.
type handover struct {
	to    holder
	edits []analysis.TextEdit // of what declares it
	uses  []*usage            // of what it holds
	build builder
}

// A holder is what a server is passed on to.
type holder int

const (
	aParameter holder = iota
	aField
)

// serves says how an expression uses a server: directly, or by passing it on.
// It returns nil if it does something else.
func (p *planner) serves(s *source, e ast.Expr) (*usage, *Declined) {
	if u := p.usageOf(e); u != nil {
		return u, nil
	}
	var h *handover
	var why *Declined
	switch up := p.code.Parent(e).(type) {
	case *ast.CallExpr:
		if v := p.parameterOf(up, e); v != nil {
			if p.onlyServes(v) {
				return &usage{expr: e}, nil
			}
			h, why = p.toParameter(s, v, up, e)
		}
	case *ast.KeyValueExpr:
		h, why = p.toField(s, up, e)
	}
	if h == nil || why != nil {
		return nil, why
	}
	return &usage{expr: e, hand: h}, nil
}

// farthest is how many parameters and fields a server may be passed on to, one
// after the other, until somebody serves it. Each of them would be changed.
const farthest = 16

// servesAll says how the expressions that read a parameter or field use its
// server, or returns nil if one does something else, or is in another file.
func (p *planner) servesAll(s *source, from *types.Var, list []ast.Expr) ([]*usage, *Declined) {
	if p.handing[from] {
		return nil, otherUse.of(from.Name() + " is passed on to itself")
	}
	if len(p.handing) == farthest {
		return nil, otherUse.of(fmt.Sprintf("the server is passed on more than %d times", farthest))
	}
	p.handing[from] = true
	defer delete(p.handing, from)
	var uses []*usage
	for _, e := range list {
		if !s.has(e) {
			return nil, nil
		}
		u, why := p.serves(s, e)
		if u == nil || why != nil {
			return nil, why
		}
		uses = append(uses, u)
	}
	return uses, nil
}

// has reports whether a node is in the file.
func (s *source) has(n ast.Node) bool { return s.file.FileStart <= n.Pos() && n.Pos() < s.file.FileEnd }

// refs returns where something is named, its declaration apart, in the order of the source.
func (p *planner) refs(obj types.Object) []*ast.Ident {
	var ids []*ast.Ident
	for id, used := range p.pass.TypesInfo.Uses {
		switch v := used.(type) {
		case *types.Var:
			used = v.Origin()
		case *types.Func:
			used = v.Origin()
		}
		if used == obj {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b *ast.Ident) int { return cmp.Compare(a.Pos(), b.Pos()) })
	return ids
}

// handsTo reports whether a server is passed on so.
func handsTo(uses []*usage, to holder) bool {
	return slices.ContainsFunc(uses, func(u *usage) bool { return u.hand != nil && u.hand.to == to })
}

// handsOn reports whether a server is passed on.
func handsOn(uses []*usage) bool {
	return slices.ContainsFunc(uses, func(u *usage) bool { return u.hand != nil })
}

// passedOn plans the edits for a server that is passed on so.
func (p *planner) passedOn(f *check.Finding, to holder) (*plan, *Declined) {
	if made, why := p.argument(f, to); why != notThisShape {
		return made, why
	}
	c, why := p.constructionOf(f)
	if c == nil {
		return nil, why
	}
	if why := p.gather(c); why != nil {
		return nil, why
	}
	if !handsTo(c.uses, to) {
		return nil, notThisShape
	}
	if made, why := p.moveCall(c); why != notThisShape {
		return made, why
	}
	return p.moveLocal(c)
}

// argument plans the edits for a server that is built where it is passed on.
func (p *planner) argument(f *check.Finding, to holder) (*plan, *Declined) {
	s := p.source(f.Pos)
	if s == nil {
		return nil, noSource.of(uneditable)
	}
	path := s.at(f.Pos)
	call, ok := path[0].(*ast.CallExpr)
	if !ok || call.Lparen != f.Pos || len(path) < 2 {
		return nil, notThisShape
	}
	if _, isArg := path[1].(*ast.CallExpr); isArg != (to == aParameter) {
		return nil, notThisShape
	}
	u, why := p.serves(s, call)
	if why != nil {
		return nil, why
	}
	if u == nil || u.hand == nil || u.hand.to != to {
		return nil, notThisShape
	}
	m := p.code.Mover(call, []ast.Node{call}, nil)
	if !m.Builds(call) {
		return nil, effects.of(m.Why())
	}
	value, why := p.functionOf(s, call, s.node(call))
	if why != nil {
		return nil, why
	}
	edits, when, why := p.serveBy(s, []*usage{u}, nil, always(value))
	if why != nil {
		return nil, why
	}
	return &plan{src: s, edits: edits, message: "Build the server " + when}, nil
}

// functionOf returns the text of a function that builds what a call does; text
// is that of the call.
func (p *planner) functionOf(s *source, call *ast.CallExpr, text string) (string, *Declined) {
	if fn := p.callee(call); len(call.Args) == 0 && fn.Signature().Recv() == nil && fn.Signature().Results().Len() == 1 {
		return s.node(call.Fun), nil
	}
	q := p.qualifier(s, call.Pos())
	if q == "" {
		return "", naming.of("the SDK's package has no name here")
	}
	if strings.Contains(text, "\n") {
		return "", layout.of("the construction has several lines")
	}
	return "func() *" + q + ".Server { return " + text + " }", nil
}
