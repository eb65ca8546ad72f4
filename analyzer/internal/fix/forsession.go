package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// forSession cures a tool that code of one session adds for all clients of
// mcp-go, where the session is at hand.
//
//	s.AddTool(tool, handler)    if err := s.AddSessionTool(session.SessionID(), tool, handler); err != nil {
//	                                return nil, err
//	                            }
var forSession = &Shape{Name: "tool for the session", category: "mutation", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	c, why := p.serverCallOf(f, "AddTool", "AddTools")
	if c == nil {
		return nil, why
	}
	if why := p.keepsSessions(c); why != nil {
		return nil, why
	}
	session := p.sessionAt(c)
	if session == nil {
		return nil, lacking.of("no session that is known to be there can be named where the tool is added")
	}
	name := strings.Replace(c.sel.Sel.Name, "Add", "AddSession", 1)
	if !p.hasMethod(c, name) || len(c.call.Args) == 0 {
		return nil, lacking.of("this version of mcp-go has no such method")
	}
	edits := []analysis.TextEdit{
		edit(c.sel.Sel.Pos(), c.sel.Sel.End(), name),
		edit(c.call.Args[0].Pos(), c.call.Args[0].Pos(), session.Name()+".SessionID(), "),
	}
	return &plan{src: c.src, edits: append(edits, p.checked(c)...), message: "Add it for this session only"}, nil
}}

// keepsSessions says why the sessions of the package's server may not be ones
// that tools can be added to.
func (p *planner) keepsSessions(c *serverCall) *Declined {
	if p.usesServerFunc("WithStateLess", "WithStateful", "WithSessionIdManager", "WithSessionIdManagerResolver") {
		return lacking.of("sessions may have no id")
	}
	streamable := p.usesServerFunc("NewStreamableHTTPServer")
	if !streamable && !p.usesServerFunc("NewSSEServer") {
		return lacking.of("how the server is served is not seen here")
	}
	// Since v1, clients of newer versions of the protocol have no sessions.
	m := mcpGoVersion.FindStringSubmatch(p.pass.Fset.Position(p.callee(c.call).Pos()).Filename)
	if streamable && (len(m) < 2 || m[1] != "0") {
		return lacking.of("in this version of mcp-go, clients over streamable HTTP may have no session")
	}
	return nil
}

// sessionAt returns a variable that holds the session of the code around a call,
// and not nil, or nil.
func (p *planner) sessionAt(c *serverCall) *types.Var {
	for _, v := range p.params(c.typ) {
		if p.visible(v, c.call.Pos()) && symbol.IsType(v.Type(), mcpGoPath+"/server", "ClientSession") {
			return v // of a hook
		}
	}
	around := p.code.FuncAround(c.call)
	var found *types.Var
	ast.Inspect(around, func(n ast.Node) bool {
		as, ok := n.(*ast.AssignStmt)
		if !ok || as.Tok != token.DEFINE || len(as.Lhs) != 1 || len(as.Rhs) != 1 || p.code.FuncAround(as) != around {
			return true
		}
		from, ok := as.Rhs[0].(*ast.CallExpr)
		if !ok || !p.calls(from, "ClientSessionFromContext") {
			return true
		}
		v, ok := p.pass.TypesInfo.Defs[as.Lhs[0].(*ast.Ident)].(*types.Var)
		if ok && p.visible(v, c.call.Pos()) && p.usedBefore(v, c.call.Pos()) {
			found = v
		}
		return true
	})
	return found
}

// usedBefore reports whether a method of a value is called, or the value is
// compared, before a place: it is not nil there.
func (p *planner) usedBefore(v *types.Var, at token.Pos) bool {
	for _, id := range p.code.Uses(v) {
		switch p.code.Parent(id).(type) {
		case *ast.SelectorExpr, *ast.BinaryExpr:
			if id.Pos() < at {
				return true
			}
		}
	}
	return false
}

// checked makes the edits that return the error of a call, where the function
// can, and drop it otherwise.
func (p *planner) checked(c *serverCall) []analysis.TextEdit {
	var results []types.Type
	named := false
	if c.typ.Results != nil {
		for _, field := range c.typ.Results.List {
			named = named || len(field.Names) > 0
			for range max(1, len(field.Names)) {
				results = append(results, p.pass.TypesInfo.TypeOf(field.Type))
			}
		}
	}
	values, ok := errorOf(results)
	if !ok || named || !c.src.ownLines(c.call) || c.src.comments(c.call.End(), c.src.lineEnd(c.call.End())) {
		return []analysis.TextEdit{edit(c.call.Pos(), c.call.Pos(), "_ = ")}
	}
	indent := c.src.indent(c.call.Pos())
	return []analysis.TextEdit{
		edit(c.call.Pos(), c.call.Pos(), "if err := "),
		edit(c.call.End(), c.call.End(), "; err != nil {\n"+
			indent+"\treturn "+strings.Join(append(values, "err"), ", ")+"\n"+indent+"}"),
	}
}

// errorOf returns what a function returns beside its error, if that is its last
// result and the others can be nil.
func errorOf(results []types.Type) (values []string, ok bool) {
	if len(results) == 0 || !symbol.IsError(results[len(results)-1]) {
		return nil, false
	}
	for _, t := range results[:len(results)-1] {
		switch t.Underlying().(type) {
		case *types.Pointer, *types.Slice, *types.Map, *types.Interface, *types.Signature, *types.Chan:
			values = append(values, "nil")
		default:
			return nil, false
		}
	}
	return values, true
}
