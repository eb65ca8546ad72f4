package effect

import (
	"go/ast"
	"go/types"
)

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

// within reports whether n is part of what moves.
func (m *Mover) within(n ast.Node) bool {
	for _, piece := range m.moved {
		if piece.Pos() <= n.Pos() && n.End() <= piece.End() {
			return true
		}
	}
	return false
}
