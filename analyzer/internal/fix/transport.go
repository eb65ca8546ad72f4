package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// mounted cures a local streamable transport that is connected once and serves
// every request: the SDK's handler makes one for each session instead.
//
//	t := &mcp.StreamableServerTransport{}                  t := mcp.NewStreamableHTTPHandler(
//	if _, err := server.Connect(ctx, t, nil); err != nil {     func(*http.Request) *mcp.Server { return server }, nil)
//		return err
//	}
//	http.Handle("/mcp", t)                                 http.Handle("/mcp", t)
var mounted = &Shape{Name: "mounted transport", category: "transport", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	s := p.source(f.Pos)
	if s == nil {
		return nil, noSource.of(uneditable)
	}
	lit, v, stmt := p.localTransport(s, f.Pos)
	if lit == nil {
		return nil, otherShape.of("the transport is not a local variable built by a literal")
	}
	if p.code.Assigned(v) || p.inLoop(stmt) {
		return nil, reassigned.of("the variable gets another transport later")
	}
	options, why := transportOptions(s, lit)
	if why != nil {
		return nil, why
	}
	var connect *ast.CallExpr
	for _, id := range p.code.Uses(v) {
		call := p.connects(id)
		switch {
		case call != nil && connect != nil:
			return nil, otherUse.of("the transport is connected twice")
		case call != nil:
			connect = call
		case !p.servesHTTP(id):
			return nil, otherUse.of("the transport is used for more than serving HTTP")
		}
	}
	if connect == nil {
		return nil, otherUse.of("the transport is not connected here")
	}
	list := p.listOf(stmt)
	gone := p.connecting(connect, list)
	if len(gone) == 0 {
		return nil, otherUse.of("the session or its end is used, or its start is mixed with other work")
	}
	last := gone[len(gone)-1]
	from, to := s.lineStart(gone[0].Pos()), s.lineEnd(last.End())
	if blockFrom, _ := s.block(gone[0]); blockFrom != from || s.comments(from, to) || !s.ownLines(gone[0]) || !s.ownLines(last) {
		return nil, layout.of("there are comments where the transport is connected")
	}
	if !p.plainContext(connect.Args[0]) {
		return nil, effects.of("the context is made where the transport is connected")
	}
	server := ast.Unparen(connect.Fun).(*ast.SelectorExpr).X
	q := p.qualifier(s, lit.Pos())
	if q == "" {
		return nil, naming.of("the SDK's package has no name here")
	}
	web := p.httpName(s, lit.Pos())
	if web == "" {
		return nil, naming.of("the file does not import net/http")
	}
	body, uncovers, why := p.factoryBody(s, server, stmt)
	if why != nil {
		return nil, why
	}
	indent := s.indent(stmt.Pos())
	text := q + ".NewStreamableHTTPHandler(func(*" + web + ".Request) *" + q + ".Server { return " + body + " }, "
	if !uncovers && !strings.Contains(options, "Stateless") && p.guards(lit) {
		text = q + ".NewStreamableHTTPHandler(func(r *" + web + ".Request) *" + q + ".Server {\n" +
			indent + "\tif r.Header.Get(\"Mcp-Session-Id\") != \"\" {\n" +
			indent + "\t\treturn nil // the session has its server\n" +
			indent + "\t}\n" +
			indent + "\treturn " + body + "\n" +
			indent + "}, "
	}
	if options == "" {
		text += "nil)"
	} else {
		text += "&" + q + ".StreamableHTTPOptions{" + options + "})"
	}
	start := lit.Pos()
	if u, ok := p.code.Parent(lit).(*ast.UnaryExpr); ok {
		start = u.Pos()
	}
	message := "Serve with mcp.NewStreamableHTTPHandler, which makes a transport for each session"
	if uncovers {
		message += "; they still have one server, which is advised against as [server]"
	}
	return &plan{
		src:      s,
		edits:    []analysis.TextEdit{edit(start, lit.End(), text), s.deletion(from, to)},
		message:  message,
		uncovers: uncovers,
	}, nil
}}

// localTransport returns the literal, the variable and the statement at pos.
func (p *planner) localTransport(s *source, pos token.Pos) (*ast.CompositeLit, *types.Var, ast.Stmt) {
	for _, n := range s.at(pos) {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			continue
		}
		u, ok := p.code.Parent(lit).(*ast.UnaryExpr)
		if !ok || u.Op != token.AND || !effect.IsSDK(p.pass.TypesInfo.TypeOf(u), "StreamableServerTransport") {
			return nil, nil, nil
		}
		as, ok := p.code.Parent(u).(*ast.AssignStmt)
		if !ok || as.Tok != token.DEFINE || len(as.Lhs) != 1 || len(as.Rhs) != 1 {
			return nil, nil, nil
		}
		v, ok := p.pass.TypesInfo.Defs[as.Lhs[0].(*ast.Ident)].(*types.Var)
		if !ok || s.comments(u.Pos(), u.End()) {
			return nil, nil, nil
		}
		return lit, v, as
	}
	return nil, nil, nil
}

// transportOptions returns what a transport was told, as options of a handler.
func transportOptions(s *source, lit *ast.CompositeLit) (string, *Declined) {
	var kept []string
	for _, el := range lit.Elts {
		kv, ok := el.(*ast.KeyValueExpr)
		if !ok {
			return "", lacking.of("the transport's literal has no keys")
		}
		switch key := kv.Key.(*ast.Ident); key.Name {
		case "SessionID":
			switch ast.Unparen(kv.Value).(type) {
			case *ast.BasicLit, *ast.Ident:
			default:
				return "", lacking.of("the session id is computed")
			}
		case "Stateless", "EventStore":
			kept = append(kept, s.node(kv))
		default:
			return "", lacking.of("the transport has an option that the handler lacks")
		}
	}
	return strings.Join(kept, ", "), nil
}

// connects returns the call that connects a server to what id names, or nil.
func (p *planner) connects(id *ast.Ident) *ast.CallExpr {
	call, ok := p.code.Parent(id).(*ast.CallExpr)
	if !ok || len(call.Args) < 2 || call.Args[1] != ast.Expr(id) {
		return nil
	}
	fn := p.callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != effect.SDKPath {
		return nil
	}
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || !effect.IsServer(p.pass.TypesInfo.TypeOf(sel.X)) {
		return nil
	}
	return call
}

// servesHTTP reports whether id is mounted or called as an http.Handler.
func (p *planner) servesHTTP(id *ast.Ident) bool {
	switch up := p.code.Parent(id).(type) {
	case *ast.SelectorExpr:
		return up.X == ast.Expr(id) && up.Sel.Name == "ServeHTTP"
	case *ast.CallExpr:
		sig, ok := p.pass.TypesInfo.TypeOf(up.Fun).(*types.Signature)
		if !ok {
			return false
		}
		for i, arg := range up.Args {
			if arg == ast.Expr(id) && i < sig.Params().Len() && isHandler(sig.Params().At(i).Type()) {
				return true
			}
		}
	}
	return false
}

func isHandler(t types.Type) bool {
	return symbol.IsType(t, "net/http", "Handler")
}

// connecting returns the statements of a list that do nothing but connect, and handle that it failed: one, or
// two that follow each other.
func (p *planner) connecting(call *ast.CallExpr, list []ast.Stmt) []ast.Stmt {
	stmt := p.statementIn(call, list)
	if stmt == nil {
		return nil
	}
	i := slices.Index(list, stmt)
	switch {
	case p.onlyConnects(stmt, call):
		return list[i : i+1]
	case i+1 < len(list) && !p.calls(call, "Run") && p.handles(list[i+1], stmt, call):
		return list[i : i+2]
	}
	return nil
}

// handles reports whether a statement handles the error that the call in the one before it has returned, which
// nothing else looks at:
//
//	_, err := server.Connect(ctx, t, nil)
//	if err != nil {
//		return err
//	}
func (p *planner) handles(test, stmt ast.Stmt, call *ast.CallExpr) bool {
	as, ok := stmt.(*ast.AssignStmt)
	if !ok || as.Tok != token.DEFINE || len(as.Lhs) != 2 || len(as.Rhs) != 1 || as.Rhs[0] != ast.Expr(call) || !isBlank(as.Lhs[0]) {
		return false
	}
	id, ok := as.Lhs[1].(*ast.Ident)
	if !ok {
		return false
	}
	err, ok := p.pass.TypesInfo.Defs[id].(*types.Var)
	branch, isIf := test.(*ast.IfStmt)
	if !ok || !isIf || branch.Init != nil || branch.Else != nil {
		return false
	}
	if tested := p.testsForNil(branch.Cond); tested == nil || p.pass.TypesInfo.Uses[tested] != err {
		return false
	}
	for _, use := range p.code.Uses(err) {
		if use.Pos() < branch.Pos() || branch.End() <= use.Pos() {
			return false
		}
	}
	return true
}

// testsForNil returns the name in a condition of the form "name != nil", or nil for others.
func (p *planner) testsForNil(cond ast.Expr) *ast.Ident {
	test, ok := cond.(*ast.BinaryExpr)
	if !ok || test.Op != token.NEQ || !p.pass.TypesInfo.Types[test.Y].IsNil() {
		return nil
	}
	id, _ := test.X.(*ast.Ident)
	return id
}

func isBlank(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

// onlyConnects reports whether a statement does nothing but connect, and handle
// that it failed.
func (p *planner) onlyConnects(stmt ast.Stmt, call *ast.CallExpr) bool {
	switch stmt := stmt.(type) {
	case *ast.GoStmt:
		if stmt.Call == call {
			return true
		}
		lit, ok := stmt.Call.Fun.(*ast.FuncLit)
		if !ok || len(stmt.Call.Args) > 0 || len(lit.Body.List) != 1 {
			return false
		}
		return p.onlyRuns(lit.Body.List[0], call)
	case *ast.IfStmt: // if _, err := server.Connect(ctx, t, nil); err != nil
		return stmt.Else == nil && p.onlyRuns(stmt, call) && !p.calls(call, "Run")
	case *ast.ExprStmt:
		return p.onlyRuns(stmt, call) && !p.calls(call, "Run")
	case *ast.AssignStmt:
		return p.onlyRuns(stmt, call) && !p.calls(call, "Run") && !slices.ContainsFunc(stmt.Lhs, func(e ast.Expr) bool { return !isBlank(e) })
	}
	return false
}

// plainContext reports whether nothing happens where a context is named.
func (p *planner) plainContext(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return true
	case *ast.CallExpr:
		fn := p.callee(e)
		return fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "context" && len(e.Args) == 0
	}
	return false
}

func (p *planner) calls(call *ast.CallExpr, name string) bool {
	fn := p.callee(call)
	return fn != nil && fn.Name() == name
}

// onlyRuns reports whether a statement is the call, alone, with its results
// dropped, or with a test of its error.
func (p *planner) onlyRuns(stmt ast.Stmt, call *ast.CallExpr) bool {
	dropped := func(stmt ast.Stmt) bool {
		as, ok := stmt.(*ast.AssignStmt)
		if !ok || len(as.Rhs) != 1 || as.Rhs[0] != ast.Expr(call) {
			return false
		}
		for i, lhs := range as.Lhs {
			id, ok := lhs.(*ast.Ident)
			if !ok || id.Name != "_" && (as.Tok != token.DEFINE || i != len(as.Lhs)-1) {
				return false
			}
		}
		return true
	}
	switch stmt := stmt.(type) {
	case *ast.ExprStmt:
		return stmt.X == ast.Expr(call)
	case *ast.AssignStmt:
		return dropped(stmt)
	case *ast.IfStmt:
		if stmt.Init == nil || stmt.Else != nil || !dropped(stmt.Init) {
			return false
		}
		return p.testsForNil(stmt.Cond) != nil
	}
	return false
}

// httpName returns the name of net/http where pos is.
func (p *planner) httpName(s *source, at token.Pos) string {
	inner := p.pass.Pkg.Scope().Innermost(at)
	for _, spec := range s.file.Imports {
		name := p.pass.TypesInfo.PkgNameOf(spec)
		if name == nil || name.Imported().Path() != "net/http" || inner == nil {
			continue
		}
		if _, obj := inner.LookupParent(name.Name(), at); obj == name {
			return name.Name()
		}
	}
	return ""
}

// factoryBody returns the server that the handler's factory returns: a new one
// if the expression builds it and may move, the one that there is otherwise.
func (p *planner) factoryBody(s *source, server ast.Expr, stmt ast.Stmt) (body string, uncovers bool, why *Declined) {
	if !p.meansAll(server, stmt.Pos()) || strings.Contains(s.node(server), "\n") {
		return "", false, naming.of("the server cannot be named where the transport is built")
	}
	switch x := ast.Unparen(server).(type) {
	case *ast.Ident:
		v, ok := p.pass.TypesInfo.Uses[x].(*types.Var)
		if !ok || v.Pos() > stmt.Pos() && v.Parent() != p.pass.Pkg.Scope() || !p.code.StableAt(v, stmt) {
			return "", false, reassigned.of("the server may change")
		}
		return s.node(x), true, nil
	case *ast.CallExpr:
		m := p.code.Mover(stmt, []ast.Node{x}, nil)
		if !m.Builds(x) {
			return "", false, effects.of(m.Why())
		}
		return s.node(x), false, nil
	}
	return "", false, reassigned.of("the server may change")
}

// guards reports whether the factory of a stateful handler is asked on each request.
func (p *planner) guards(lit *ast.CompositeLit) bool {
	sel, ok := lit.Type.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	obj := p.pass.TypesInfo.Uses[sel.Sel]
	m := sdkVersion.FindStringSubmatch(p.pass.Fset.Position(obj.Pos()).Filename)
	return len(m) > 1 && m[1] == "v1.8" && !p.narrowsVersions()
}
