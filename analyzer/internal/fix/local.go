package fix

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// local cures a local server that a factory returns or request code connects:
// its construction and configuration move into a function.
//
//	server := mcp.NewServer(impl, nil)      newServer := func() *mcp.Server {
//	mcp.AddTool(server, tool, handler)          server := mcp.NewServer(impl, nil)
//	                                            mcp.AddTool(server, tool, handler)
//	                                            return server
//	                                        }
//	… { return server } …                   … { return newServer() } …
var local = &Shape{Name: "local server", category: "server", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	c, why := p.constructionOf(f)
	if c == nil {
		return nil, why
	}
	if why := p.gather(c); why != nil {
		return nil, why
	}
	if handsOn(c.uses) {
		return nil, notThisShape
	}
	return p.moveLocal(c)
}}

// moveLocal plans the edits that move construction and configuration.
func (p *planner) moveLocal(c *construction) (*plan, *Declined) {
	if why := p.judge(c); why != nil {
		return nil, why
	}
	q := p.qualifier(c.src, c.stmt.Pos())
	if q == "" {
		return nil, naming.of("the SDK's package has no name here")
	}
	for _, stmt := range c.moved {
		if !c.src.ownLines(stmt) || c.src.blockComment(stmt.Pos(), c.src.lineEnd(stmt.End())) {
			return nil, layout.of("the construction does not have lines of its own")
		}
	}
	if why := p.closed(c); why != nil {
		return nil, why
	}
	name := p.fresh(c.stmt, builderName(c.v.Name())...)
	indent := c.src.indent(c.stmt.Pos())
	hoisted, names := p.stay(c, indent)
	if len(names) > 0 && (len(c.moved) == 0 || c.src.comments(c.call.Lparen, c.call.Rparen)) {
		return nil, layout.of("there are comments between the arguments")
	}
	edits := c.move(name, q, indent, hoisted, names)
	more, when, why := p.serve(c.src, c.uses, always(name))
	if why != nil {
		return nil, why
	}
	return c.plan(edits, more, when), nil
}

// closed says what else depends on names in what moves.
func (p *planner) closed(c *construction) *Declined {
	last := c.moved[len(c.moved)-1]
	within := func(n token.Pos) bool {
		return slices.ContainsFunc(c.moved, func(stmt ast.Stmt) bool { return stmt.Pos() <= n && n < stmt.End() })
	}
	var why *Declined
	for _, stmt := range c.moved {
		ast.Inspect(stmt, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok || why != nil {
				return why == nil
			}
			if v, ok := p.pass.TypesInfo.Defs[id].(*types.Var); ok && v != c.v {
				for _, use := range p.code.Uses(v) {
					if !within(use.Pos()) {
						why = otherUse.of(v.Name() + " is declared with the configuration and used elsewhere")
					}
				}
			}
			if obj := p.pass.TypesInfo.Uses[id]; obj != nil && !within(obj.Pos()) && !p.means(id, last.Pos()) {
				why = naming.of(id.Name + " has another meaning further down")
			}
			return true
		})
	}
	return why
}

// move makes the edits that move construction and configuration into a function.
func (c *construction) move(name, qualifier, indent, hoisted string, names map[ast.Expr]string) []analysis.TextEdit {
	s := c.src
	var runs [][]ast.Stmt // statements that follow each other
	last := -1
	for i, stmt := range c.list {
		if !slices.Contains(c.moved, stmt) {
			continue
		}
		if n := len(runs); n > 0 && last == i-1 {
			runs[n-1] = append(runs[n-1], stmt)
		} else {
			runs = append(runs, []ast.Stmt{stmt})
		}
		last = i
	}
	var edits []analysis.TextEdit
	var body strings.Builder
	for i, run := range runs {
		from, _ := s.block(run[0])
		_, to := s.block(run[len(run)-1])
		text := s.shifted(from, to)
		if i == 0 {
			text = c.start(from, indent, names)
			if end := s.lineEnd(c.stmt.End()); end < to {
				text += s.shifted(end, to)
			}
		}
		if !strings.HasSuffix(text, "\n") {
			text += "\n"
		}
		body.WriteString(text)
		if i < len(runs)-1 {
			if i == 0 && hoisted != "" {
				edits = append(edits, edit(from, to-1, strings.TrimSuffix(hoisted, "\n")))
				hoisted = ""
				continue
			}
			edits = append(edits, s.deletion(from, to))
			continue
		}
		edits = append(edits, edit(from, to-1, hoisted+indent+name+" := func() *"+qualifier+".Server {\n"+
			body.String()+c.end(indent)+indent+"}"))
	}
	return edits
}

// start returns the lines that build the server, as they are in a function.
func (c *construction) start(from token.Pos, indent string, names map[ast.Expr]string) string {
	s := c.src
	text := s.shifted(from, s.lineStart(c.stmt.Pos())) + indent + "\t"
	if len(c.moved) == 1 {
		text += "return "
	} else {
		text += s.slice(c.stmt.Pos(), c.call.Pos())
	}
	to := s.lineEnd(c.stmt.End())
	if len(names) == 0 {
		line := s.lineEnd(c.call.Pos())
		text += s.slice(c.call.Pos(), line)
		if line < to {
			text += s.shifted(line, to)
		}
		return text
	}
	return text + c.callWith(names) + s.slice(c.call.End(), to)
}

// end returns the line that hands out the server.
func (c *construction) end(indent string) string {
	if len(c.moved) == 1 {
		return "" // it is returned where it is built
	}
	return indent + "\treturn " + c.v.Name() + "\n"
}

// callWith returns the call that builds the server, with other arguments.
func (c *construction) callWith(names map[ast.Expr]string) string {
	var args []string
	for _, arg := range c.call.Args {
		args = append(args, cmp.Or(names[arg], c.src.node(arg)))
	}
	return c.src.slice(c.call.Pos(), c.call.Lparen+1) + strings.Join(args, ", ") + ")"
}
