package effect

import (
	"go/ast"
	"go/types"
	"strings"
)

// Pure says what is against running a function of the package, or of one that
// it imports, per session, and nothing if it can be.
func (p *Package) Pure(fn *types.Func) string { return p.pureAt(fn, 0) }

// PureFor says so of a function that does to the server in a package variable
// what it may do to one of its own.
func (p *Package) PureFor(fn *types.Func, server *types.Var) string {
	decl := p.decls[fn]
	m := &Mover{p: p, at: decl.Body, fn: decl, moved: []ast.Node{decl}, returns: true, own: map[*types.Var]bool{server: true}, depth: 1}
	m.Stmts(decl.Body.List)
	return m.why
}

func (p *Package) pureAt(fn *types.Func, depth int) string {
	fn = fn.Origin()
	if why, known := p.pure[fn]; known {
		return why
	}
	if p.known(fn) {
		return ""
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

// known reports whether the package of an imported function says that it may run
// per session.
func (p *Package) known(fn *types.Func) bool { return fn.Pkg() != p.Types && p.repeats(fn) }

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
