package effect

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// SDKPath is the import path of the package whose servers may be built anew.
const SDKPath = "github.com/modelcontextprotocol/go-sdk/mcp"

// A Mover decides whether pieces of one function may move into a function that
// runs once for each session.
type Mover struct {
	p *Package
	// at is where the code runs before it moves.
	at ast.Node
	// own are the servers that the code may change: those that it builds.
	own map[*types.Var]bool
	// fn is the function whose whole body is judged, if it is one.
	fn *ast.FuncDecl
	// moved are the pieces.
	moved []ast.Node
	// returns permits return statements.
	returns bool

	why   string
	depth int
}

// Mover returns a judge of code that runs at a node. The server, if any, is
// built by the code.
func (p *Package) Mover(at ast.Node, moved []ast.Node, server *types.Var) *Mover {
	m := &Mover{p: p, at: at, moved: moved, own: make(map[*types.Var]bool)}
	if server != nil {
		m.own[server] = true
	}
	return m
}

// Why says what is against it.
func (m *Mover) Why() string { return m.why }

func (m *Mover) no(why string) bool {
	if m.why == "" {
		m.why = why
	}
	return false
}

// Pure says what is against running a function of the package per session,
// and nothing if it can be.
func (p *Package) Pure(fn *types.Func) string { return p.pureAt(fn, 0) }

func (p *Package) pureAt(fn *types.Func, depth int) string {
	fn = fn.Origin()
	if why, known := p.pure[fn]; known {
		return why
	}
	decl := p.decls[fn]
	if decl == nil {
		return fn.Name() + " is not in this package"
	}
	if depth > 8 {
		return "too deep"
	}
	p.pure[fn] = fn.Name() + " calls itself"
	m := &Mover{p: p, at: decl.Body, fn: decl, moved: []ast.Node{decl}, returns: true, own: make(map[*types.Var]bool), depth: depth + 1}
	for _, field := range decl.Type.Params.List {
		for _, name := range field.Names {
			if v, ok := p.Info.Defs[name].(*types.Var); ok && IsServer(v.Type()) {
				m.own[v] = true
			}
		}
	}
	m.Stmts(decl.Body.List)
	p.pure[fn] = m.why
	return m.why
}

// IsServer reports whether t is a pointer to a server of go-sdk.
func IsServer(t types.Type) bool { return IsSDK(t, "Server") }

// IsSDK reports whether t is a pointer to one of these types of go-sdk.
func IsSDK(t types.Type, names ...string) bool {
	ptr, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(ptr.Elem()).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || named.Obj().Pkg().Path() != SDKPath {
		return false
	}
	for _, name := range names {
		if named.Obj().Name() == name {
			return true
		}
	}
	return false
}

// inner reports whether a variable is declared by what moves.
func (m *Mover) inner(v *types.Var) bool {
	for _, n := range m.moved {
		if n.Pos() <= v.Pos() && v.Pos() < n.End() {
			return true
		}
	}
	return false
}

// param reports whether v is a parameter or receiver of the function judged.
func (m *Mover) param(v *types.Var) bool {
	return m.fn != nil && m.fn.Pos() <= v.Pos() && v.Pos() < m.fn.Body.Pos()
}

// Stmts judges statements.
func (m *Mover) Stmts(list []ast.Stmt) bool {
	for _, s := range list {
		if !m.Stmt(s) {
			return false
		}
	}
	return true
}

// Stmt judges a statement.
func (m *Mover) Stmt(s ast.Stmt) bool {
	switch s := s.(type) {
	case nil:
		return true
	case *ast.EmptyStmt:
		return true
	case *ast.ExprStmt:
		return m.Expr(s.X)
	case *ast.BlockStmt:
		return m.Stmts(s.List)
	case *ast.IfStmt:
		return m.Stmt(s.Init) && m.Expr(s.Cond) && m.Stmt(s.Body) && m.Stmt(s.Else)
	case *ast.ReturnStmt:
		if !m.returns {
			return m.no("a return")
		}
		return m.exprs(s.Results)
	case *ast.DeclStmt:
		return m.decl(s.Decl.(*ast.GenDecl))
	case *ast.AssignStmt:
		return m.assign(s)
	case *ast.RangeStmt:
		if s.Tok == token.ASSIGN || !m.fixedContent(s.X) {
			return m.no("a loop over what may change")
		}
		return m.Stmt(s.Body)
	}
	return m.no("a statement that is more than configuration")
}

// fixedContent reports whether the elements of a container are always the same.
func (m *Mover) fixedContent(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return m.Expr(x)
	case *ast.BasicLit:
		return true
	}
	return false
}

func (m *Mover) decl(d *ast.GenDecl) bool {
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.ValueSpec:
			if d.Tok == token.CONST {
				continue
			}
			for i, name := range spec.Names {
				var value ast.Expr
				if len(spec.Values) == len(spec.Names) {
					value = spec.Values[i]
				} else if len(spec.Values) > 0 {
					return m.no("a declaration of several variables")
				}
				if !m.define(name, value) {
					return false
				}
			}
		case *ast.TypeSpec:
			return m.no("a declared type")
		}
	}
	return true
}

func (m *Mover) assign(s *ast.AssignStmt) bool {
	if len(s.Lhs) != len(s.Rhs) {
		return m.no("an assignment to several variables")
	}
	for i, lhs := range s.Lhs {
		lhs = ast.Unparen(lhs)
		if id, ok := lhs.(*ast.Ident); ok {
			if id.Name == "_" || s.Tok == token.DEFINE && m.p.Info.Defs[id] != nil {
				if !m.define(id, s.Rhs[i]) {
					return false
				}
				continue
			}
			v, ok := m.p.Info.Uses[id].(*types.Var)
			if !ok || !m.inner(v) || IsServer(v.Type()) {
				return m.no("an assignment to a variable outside")
			}
			if !m.Expr(s.Rhs[i]) {
				return false
			}
			continue
		}
		// A field of what was built here.
		sel, ok := lhs.(*ast.SelectorExpr)
		if !ok {
			return m.no("an assignment")
		}
		id, ok := ast.Unparen(sel.X).(*ast.Ident)
		if !ok {
			return m.no("an assignment to a field")
		}
		v, ok := m.p.Info.Uses[id].(*types.Var)
		if !ok || !m.inner(v) || m.param(v) || !IsSDK(v.Type(), "ServerOptions", "Implementation", "Tool") || len(m.p.writesWhole(v)) > 0 {
			return m.no("an assignment to a field")
		}
		if !m.Expr(s.Rhs[i]) {
			return false
		}
	}
	return true
}

// writesWhole returns the writes to a variable itself.
func (p *Package) writesWhole(v *types.Var) []write { return p.writes[v] }

// define judges the declaration of a variable.
func (m *Mover) define(name *ast.Ident, value ast.Expr) bool {
	v, _ := m.p.Info.Defs[name].(*types.Var)
	if value == nil {
		if v != nil && IsServer(v.Type()) {
			return m.no("a server that is declared first and built later")
		}
		return true
	}
	if v != nil && IsServer(v.Type()) {
		if !m.builds(value) {
			return m.no("a server from elsewhere")
		}
		m.own[v] = true
		return true
	}
	return m.Expr(value)
}

// Builds judges an expression that must be a call which builds a server.
func (m *Mover) Builds(e ast.Expr) bool { return m.builds(e) }

func (m *Mover) builds(e ast.Expr) bool {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return m.no("a server from elsewhere")
	}
	return m.Expr(call)
}

func (m *Mover) exprs(list []ast.Expr) bool {
	for _, e := range list {
		if !m.expr(e, false) {
			return false
		}
	}
	return true
}

// Expr judges an expression.
func (m *Mover) Expr(e ast.Expr) bool { return m.expr(e, false) }

// expr judges an expression; with ref set, only the reference in a variable
// matters, not what it refers to.
func (m *Mover) expr(e ast.Expr, ref bool) bool {
	if e == nil {
		return true
	}
	if tv, ok := m.p.Info.Types[e]; ok && (tv.Value != nil || tv.IsType() || tv.IsNil()) {
		return true
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return m.expr(e.X, ref)
	case *ast.BasicLit:
		return true
	case *ast.Ident:
		return m.ident(e, ref)
	case *ast.FuncLit:
		return m.captures(e)
	case *ast.CompositeLit:
		return m.literal(e, false)
	case *ast.UnaryExpr:
		switch e.Op {
		case token.AND:
			if lit, ok := ast.Unparen(e.X).(*ast.CompositeLit); ok {
				return m.literal(lit, true)
			}
			return m.no("the address of a variable")
		case token.ARROW:
			return m.no("a receive")
		}
		return m.expr(e.X, false)
	case *ast.BinaryExpr:
		return m.expr(e.X, true) && m.expr(e.Y, true) && m.comparable(e)
	case *ast.SelectorExpr:
		return m.selector(e, ref)
	case *ast.CallExpr:
		return m.call(e)
	}
	return m.no("an expression that may read what changes")
}

// comparable keeps operands apart whose comparison looks into what they refer to.
func (m *Mover) comparable(e *ast.BinaryExpr) bool {
	for _, x := range []ast.Expr{e.X, e.Y} {
		switch under(m.p.Info.TypeOf(x)).(type) {
		case *types.Interface, *types.Struct, *types.Array:
			return m.no("a comparison")
		}
	}
	return true
}

func (m *Mover) ident(id *ast.Ident, ref bool) bool {
	switch obj := m.p.Info.ObjectOf(id).(type) {
	case *types.Func, *types.Const, *types.Nil, *types.TypeName:
		return true
	case *types.Var:
		if IsServer(obj.Type()) {
			if m.own[obj] {
				return true
			}
			return m.no("another server")
		}
		if m.inner(obj) {
			return m.innerContent(obj, ref)
		}
		if !m.p.StableAt(obj, m.at) {
			return m.no("variable " + obj.Name() + " may change")
		}
		return m.content(obj, ref)
	}
	return m.no("a name")
}

// innerContent judges a variable that the code itself declares.
func (m *Mover) innerContent(v *types.Var, ref bool) bool {
	if !m.param(v) || ref {
		return true
	}
	return m.contentOf(v, func() bool { return false })
}

// content judges a variable outside: what it refers to must not change either,
// where that is read.
func (m *Mover) content(v *types.Var, ref bool) bool {
	if ref {
		return true
	}
	return m.contentOf(v, func() bool { return m.onlyHere(v) })
}

func (m *Mover) contentOf(v *types.Var, only func() bool) bool {
	switch t := under(v.Type()).(type) {
	case *types.Basic, *types.Signature, *types.Struct:
		return true
	case *types.Pointer:
		if IsSDK(v.Type(), "SchemaCache") || isLogger(v.Type()) {
			return true
		}
		if (IsSDK(v.Type(), "Implementation") || IsSDK(v.Type(), "ServerOptions") && copiesOptions(v.Type())) && only() {
			return true
		}
	case *types.Slice:
		switch under(t.Elem()).(type) {
		case *types.Basic, *types.Struct:
			if only() {
				return true
			}
		}
	}
	return m.no("what " + v.Name() + " refers to may change")
}

// copiesOptions reports whether NewServer copies its options, and does not
// write to them: it does since they have a field GetSessionID.
func copiesOptions(options types.Type) bool {
	st := under(types.Unalias(options).(*types.Pointer).Elem()).(*types.Struct)
	for f := range st.Fields() {
		if f.Name() == "GetSessionID" {
			return true
		}
	}
	return false
}

func isLogger(t types.Type) bool {
	ptr, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(ptr.Elem()).(*types.Named)
	return ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "log/slog" && named.Obj().Name() == "Logger"
}

// onlyHere reports whether a variable is built by a literal, and nothing but
// what moves, and plain assignments to its fields before, name it.
func (m *Mover) onlyHere(v *types.Var) bool {
	if v.Parent() == m.p.Types.Scope() || !m.fromLiteral(v) {
		return false
	}
	fn := m.p.FuncAround(m.at)
	for _, id := range m.p.uses[v] {
		if m.within(id) {
			continue
		}
		sel, ok := m.p.parents[id].(*ast.SelectorExpr)
		if !ok || sel.X != ast.Expr(id) || id.Pos() > m.at.Pos() || m.p.FuncAround(id) != fn {
			return false
		}
		as, ok := m.p.parents[sel].(*ast.AssignStmt)
		if !ok || as.Tok != token.ASSIGN || len(as.Lhs) != 1 || as.Lhs[0] != ast.Expr(sel) {
			return false
		}
		if fn == nil || v.Pos() < fn.Pos() || v.Pos() >= fn.End() {
			return false
		}
	}
	return true
}

func (m *Mover) fromLiteral(v *types.Var) bool {
	lit := func(e ast.Expr) bool {
		if u, ok := ast.Unparen(e).(*ast.UnaryExpr); ok && u.Op == token.AND {
			e = u.X
		}
		_, ok := ast.Unparen(e).(*ast.CompositeLit)
		return ok
	}
	for id, obj := range m.p.Info.Defs {
		if obj != types.Object(v) {
			continue
		}
		switch d := m.p.parents[id].(type) {
		case *ast.AssignStmt:
			for i, lhs := range d.Lhs {
				if lhs == ast.Expr(id) && len(d.Lhs) == len(d.Rhs) {
					return lit(d.Rhs[i])
				}
			}
		case *ast.ValueSpec:
			for i, name := range d.Names {
				if name == id && len(d.Names) == len(d.Values) {
					return lit(d.Values[i])
				}
			}
		}
	}
	return false
}

// within reports whether n is part of what moves.
func (m *Mover) within(n ast.Node) bool {
	for _, piece := range m.moved {
		if piece.Pos() <= n.Pos() && n.End() <= piece.End() {
			return true
		}
	}
	return false
}

// captures judges a function literal. Its body runs as before; but what it
// captures from the code that moves would no longer be common to all sessions.
func (m *Mover) captures(lit *ast.FuncLit) bool {
	ok := true
	ast.Inspect(lit, func(n ast.Node) bool {
		id, isIdent := n.(*ast.Ident)
		if !isIdent || !ok {
			return ok
		}
		v, isVar := m.p.Info.Uses[id].(*types.Var)
		if !isVar || v.IsField() || lit.Pos() <= v.Pos() && v.Pos() < lit.End() || !m.inner(v) {
			return true
		}
		switch {
		case IsServer(v.Type()):
			ok = m.no("a handler uses the server")
		case m.p.Assigned(v):
			ok = m.no("a handler keeps state in " + v.Name())
		case !m.param(v) && !plain(v.Type()):
			ok = m.no("a handler keeps " + v.Name() + ", which is built with the server")
		}
		return ok
	})
	return ok
}

// plain reports whether a value of a type has nothing in it that can change.
func plain(t types.Type) bool {
	switch t := under(t).(type) {
	case *types.Basic, *types.Signature:
		return true
	case *types.Struct:
		for f := range t.Fields() {
			if !plain(f.Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// literal judges a composite literal: data for the SDK, or a value without
// state of its own.
func (m *Mover) literal(lit *ast.CompositeLit, address bool) bool {
	typ := m.p.Info.TypeOf(lit)
	if ptr, ok := under(typ).(*types.Pointer); ok { // an element whose &T is left out
		typ, address = ptr.Elem(), true
	}
	if !m.data(typ) && (address && !isEmpty(typ) || !plain(typ)) {
		return m.no("a value of type " + types.TypeString(typ, types.RelativeTo(m.p.Types)) + " is built with the server")
	}
	if isNamed(typ, SDKPath, "ServerOptions") {
		for _, el := range lit.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "GetSessionID" {
					return m.no("session ids come from a function")
				}
			}
		}
	}
	_, isStruct := under(typ).(*types.Struct)
	for _, el := range lit.Elts {
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			if !isStruct && !m.expr(kv.Key, false) {
				return false
			}
			el = kv.Value
		}
		if !m.expr(el, false) {
			return false
		}
	}
	return true
}

// data reports whether values of a type are only read by the SDK.
func (m *Mover) data(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if pkg := t.Obj().Pkg(); pkg != nil {
			switch pkg.Path() {
			case SDKPath:
				return !strings.HasSuffix(t.Obj().Name(), "Transport") && !strings.HasSuffix(t.Obj().Name(), "Store")
			case "github.com/google/jsonschema-go/jsonschema", "github.com/modelcontextprotocol/go-sdk/jsonschema":
				return true
			case "encoding/json":
				return true
			}
		}
	case *types.Slice:
		return plain(t.Elem()) || m.data(t.Elem())
	case *types.Array:
		return plain(t.Elem()) || m.data(t.Elem())
	case *types.Map:
		return plain(t.Key()) && (plain(t.Elem()) || m.data(t.Elem()))
	case *types.Pointer:
		return m.data(t.Elem())
	case *types.Interface:
		return t.Empty()
	}
	return false
}

func isNamed(t types.Type, path, name string) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == path && named.Obj().Name() == name
}

func isEmpty(t types.Type) bool {
	st, ok := under(t).(*types.Struct)
	return ok && st.NumFields() == 0
}

func (m *Mover) selector(e *ast.SelectorExpr, ref bool) bool {
	sel := m.p.Info.Selections[e]
	if sel == nil { // qualified by a package
		if _, ok := m.p.Info.Uses[e.Sel].(*types.Var); ok {
			return m.no("a variable of another package")
		}
		return true
	}
	switch sel.Kind() {
	case types.FieldVal:
		f := sel.Obj().(*types.Var)
		if len(sel.Index()) != 1 {
			return m.no("a promoted field")
		}
		if isPointer(sel.Recv()) && !m.p.constantField(sel.Recv(), f) {
			return m.no("field " + f.Name() + " may change")
		}
		if !m.expr(e.X, true) {
			return false
		}
		if ref {
			return true
		}
		switch under(f.Type()).(type) {
		case *types.Basic, *types.Signature:
			return true
		case *types.Pointer:
			if IsSDK(f.Type(), "SchemaCache") || isLogger(f.Type()) {
				return true
			}
		}
		return m.no("what field " + f.Name() + " refers to may change")
	case types.MethodVal:
		if len(sel.Index()) != 1 {
			return m.no("a promoted method")
		}
		if types.IsInterface(sel.Recv()) {
			return m.expr(e.X, true)
		}
		byPointer := isPointer(sel.Obj().(*types.Func).Signature().Recv().Type())
		if !byPointer && isPointer(sel.Recv()) {
			return m.no("a copy of what a method has as receiver")
		}
		if byPointer && !isPointer(sel.Recv()) {
			id, ok := ast.Unparen(e.X).(*ast.Ident)
			if !ok {
				return m.no("the address of a part")
			}
			v, ok := m.p.Info.Uses[id].(*types.Var)
			if !ok || m.inner(v) {
				return m.no("a handler keeps " + id.Name + ", which is built with the server")
			}
			return true // the address of a variable outside
		}
		if id, ok := ast.Unparen(e.X).(*ast.Ident); ok {
			if v, ok := m.p.Info.Uses[id].(*types.Var); ok && m.inner(v) && !m.param(v) && !plain(v.Type()) {
				return m.no("a handler keeps " + v.Name() + ", which is built with the server")
			}
		}
		return m.expr(e.X, true)
	}
	return true // a method expression
}

func (m *Mover) call(call *ast.CallExpr) bool {
	fun := ast.Unparen(call.Fun)
	if tv := m.p.Info.Types[fun]; tv.IsType() {
		return m.exprs(call.Args)
	}
	switch ix := fun.(type) {
	case *ast.IndexExpr:
		fun = ast.Unparen(ix.X)
	case *ast.IndexListExpr:
		fun = ast.Unparen(ix.X)
	}
	var id *ast.Ident
	var recv ast.Expr
	switch f := fun.(type) {
	case *ast.Ident:
		id = f
	case *ast.SelectorExpr:
		id = f.Sel
		if m.p.Info.Selections[f] != nil {
			recv = f.X
		}
	default:
		return m.no("a call of a function value")
	}
	switch obj := m.p.Info.Uses[id].(type) {
	case *types.Builtin:
		switch obj.Name() {
		case "min", "max":
			return m.exprs(call.Args)
		case "len", "cap":
			if b, ok := under(m.p.Info.TypeOf(call.Args[0])).(*types.Basic); ok && b.Info()&types.IsString != 0 {
				return m.exprs(call.Args)
			}
		}
		return m.no("a call of " + obj.Name())
	case *types.Func:
		return m.callOf(obj, recv, call, fun)
	}
	return m.no("a call of a function value")
}

func (m *Mover) callOf(fn *types.Func, recv ast.Expr, call *ast.CallExpr, fun ast.Expr) bool {
	if fn.Pkg() == nil {
		return m.no("a call of " + fn.Name())
	}
	if fn.Pkg() == m.p.Types {
		if recv != nil && types.IsInterface(m.p.Info.TypeOf(recv)) {
			return m.no("a call through an interface")
		}
		if why := m.p.pureAt(fn, m.depth); why != "" {
			return m.no(why)
		}
		if recv != nil {
			if !m.selector(fun.(*ast.SelectorExpr), true) {
				return false
			}
		}
		for _, arg := range call.Args {
			if !m.lent(arg) || !m.expr(arg, true) {
				return false
			}
		}
		return true
	}
	if fn.Pkg().Path() == SDKPath {
		return m.sdkCall(fn, recv, call)
	}
	if recv == nil && isPureStd(fn) {
		for _, arg := range call.Args {
			typ := m.p.Info.TypeOf(arg)
			if _, ok := under(typ).(*types.Basic); !ok || types.NewMethodSet(typ).Len() > 0 {
				return m.no("an argument of " + fn.Name())
			}
		}
		return !call.Ellipsis.IsValid() && m.exprs(call.Args)
	}
	return m.no("a call of " + fn.FullName())
}

// lent judges an argument of a function of the package, which may keep it: it
// must not be a thing with state that is built with the server.
func (m *Mover) lent(arg ast.Expr) bool {
	typ := m.p.Info.TypeOf(arg)
	if tv := m.p.Info.Types[arg]; tv.IsNil() || plain(typ) || IsServer(typ) {
		return true
	}
	switch x := ast.Unparen(arg).(type) {
	case *ast.Ident:
		if v, ok := m.p.Info.Uses[x].(*types.Var); !ok || !m.inner(v) || m.param(v) {
			return true
		}
	case *ast.SelectorExpr:
		return true
	}
	return m.no("an argument is built with the server")
}

// wraps judges a middleware, which runs when it is registered: what it keeps
// would be kept for one session instead of all.
func (m *Mover) wraps(arg ast.Expr) bool {
	switch x := ast.Unparen(arg).(type) {
	case *ast.FuncLit:
		return m.runs(x)
	case *ast.Ident, *ast.SelectorExpr:
		if fn := m.named(x); fn != nil {
			if why := m.p.pureAt(fn, m.depth); why != "" {
				return m.no(why)
			}
			return m.expr(x, true)
		}
	case *ast.CallExpr:
		fn := m.named(ast.Unparen(x.Fun))
		if fn == nil || m.p.decls[fn.Origin()] == nil || !m.expr(x, true) {
			return m.no("a middleware from elsewhere")
		}
		decl := m.p.decls[fn.Origin()]
		inside := &Mover{p: m.p, at: decl.Body, fn: decl, moved: []ast.Node{decl}, own: make(map[*types.Var]bool), depth: m.depth + 1}
		ok := true
		ast.Inspect(decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ReturnStmt:
				if len(n.Results) != 1 {
					ok = false
				} else if lit, isLit := ast.Unparen(n.Results[0]).(*ast.FuncLit); !isLit || !inside.runs(lit) {
					ok = false
				}
			}
			return ok
		})
		if !ok {
			return m.no("a middleware does more than wrap")
		}
		return true
	}
	return m.no("a middleware from elsewhere")
}

// runs judges the body of a function literal that runs at once.
func (m *Mover) runs(lit *ast.FuncLit) bool {
	inside := &Mover{p: m.p, at: m.at, fn: m.fn, moved: append([]ast.Node{lit}, m.moved...), returns: true, own: make(map[*types.Var]bool), depth: m.depth}
	if !inside.Stmts(lit.Body.List) {
		return m.no(inside.why)
	}
	return m.captures(lit)
}

// named returns the function of the package that an expression names, or nil.
func (m *Mover) named(e ast.Expr) *types.Func {
	var id *ast.Ident
	switch e := e.(type) {
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr:
		id = e.Sel
	default:
		return nil
	}
	fn, _ := m.p.Info.Uses[id].(*types.Func)
	if fn == nil || fn.Pkg() != m.p.Types {
		return nil
	}
	return fn
}

// isPureStd reports whether a function of the standard library only computes.
func isPureStd(fn *types.Func) bool {
	switch fn.Pkg().Path() {
	case "strings", "strconv", "path", "unicode", "unicode/utf8":
		return true
	case "fmt":
		return strings.HasPrefix(fn.Name(), "Sprint")
	case "errors":
		return fn.Name() == "New"
	}
	return false
}

// sdkCall judges a call into go-sdk: a server is built, or something is
// registered on one that was built here.
func (m *Mover) sdkCall(fn *types.Func, recv ast.Expr, call *ast.CallExpr) bool {
	c := m.p.set.Func(fn)
	if c == nil {
		return m.no("a call of " + fn.Name())
	}
	if c.Builds && fn.Name() == "NewServer" && recv == nil {
		return m.exprs(call.Args)
	}
	if c.Mutates == contract.Absent {
		return m.no("a call of " + c.String())
	}
	server := recv
	if c.Mutates >= 0 && c.Mutates < len(call.Args) {
		server = call.Args[c.Mutates]
	}
	id, ok := ast.Unparen(server).(*ast.Ident)
	if !ok {
		return m.no("another server")
	}
	v, ok := m.p.Info.Uses[id].(*types.Var)
	if !ok || !m.own[v] {
		return m.no("another server")
	}
	for i, arg := range call.Args {
		if len(c.Middleware) > 0 && i >= c.Middleware[0] {
			if !m.wraps(arg) {
				return false
			}
			continue
		}
		// A handler is kept, and run later.
		_, isFunc := under(m.p.Info.TypeOf(arg)).(*types.Signature)
		if !m.expr(arg, isFunc) {
			return false
		}
	}
	return true
}

// Lends judges an argument of a function of the package that builds the server.
func (m *Mover) Lends(arg ast.Expr) bool {
	return m.lent(arg) && !m.builtHere(arg) && m.expr(arg, true)
}

// builtHere reports whether an argument is something new that is no plain value.
func (m *Mover) builtHere(arg ast.Expr) bool {
	if plain(m.p.Info.TypeOf(arg)) || m.p.Info.Types[arg].IsNil() {
		return false
	}
	switch ast.Unparen(arg).(type) {
	case *ast.Ident, *ast.SelectorExpr:
		return false
	}
	return true
}
