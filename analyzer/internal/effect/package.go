// Package effect knows which code may run later, and more than once, without
// anybody noticing: it only allocates, registers on a server of its own and
// reads variables that are not reassigned. What it does not know it denies.
package effect

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// A Package is one package, with what is written where in it.
type Package struct {
	Info  *types.Info
	Types *types.Package

	set     *contract.Set
	repeats func(*types.Func) bool // of another package, may run per session
	parents map[ast.Node]ast.Node
	decls   map[*types.Func]*ast.FuncDecl
	uses    map[*types.Var][]*ast.Ident
	writes  map[*types.Var][]write
	fields  map[*types.Var]bool      // assigned, or with their address taken
	whole   map[*types.TypeName]bool // assigned as a whole; nil stands for any
	pure    map[*types.Func]string   // "" for a function without effects
}

// A write changes a variable, or lets others change it.
type write struct {
	at      ast.Node
	address bool
}

// Of reads a package. Repeats knows which functions of others may run per session.
func Of(pkg *types.Package, info *types.Info, files []*ast.File, set *contract.Set, repeats func(*types.Func) bool) *Package {
	p := &Package{
		Info: info, Types: pkg, set: set, repeats: repeats,
		parents: make(map[ast.Node]ast.Node),
		decls:   make(map[*types.Func]*ast.FuncDecl),
		uses:    make(map[*types.Var][]*ast.Ident),
		writes:  make(map[*types.Var][]write),
		fields:  make(map[*types.Var]bool),
		whole:   make(map[*types.TypeName]bool),
		pure:    make(map[*types.Func]string),
	}
	for _, file := range files {
		var stack []ast.Node
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil {
				stack = stack[:len(stack)-1]
				return true
			}
			if len(stack) > 0 {
				p.parents[n] = stack[len(stack)-1]
			}
			stack = append(stack, n)
			p.note(n)
			return true
		})
	}
	return p
}

func (p *Package) note(n ast.Node) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if fn, ok := p.Info.Defs[n.Name].(*types.Func); ok && n.Body != nil {
			p.decls[fn] = n
		}
	case *ast.Ident:
		if v, ok := p.Info.Uses[n].(*types.Var); ok {
			p.uses[v.Origin()] = append(p.uses[v.Origin()], n)
		}
	case *ast.AssignStmt:
		for _, lhs := range n.Lhs {
			if id, ok := lhs.(*ast.Ident); ok && p.Info.Defs[id] != nil {
				continue
			}
			p.written(lhs, n, false)
		}
	case *ast.IncDecStmt:
		p.written(n.X, n, false)
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			for _, lhs := range []ast.Expr{n.Key, n.Value} {
				if lhs != nil {
					p.written(lhs, n, false)
				}
			}
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			p.written(n.X, n, true)
		}
	case *ast.SliceExpr:
		if _, ok := under(p.Info.TypeOf(n.X)).(*types.Array); ok {
			p.written(n.X, n, true)
		}
	case *ast.SelectorExpr:
		if sel := p.Info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
			recv := sel.Obj().(*types.Func).Signature().Recv()
			if isPointer(recv.Type()) && !isPointer(sel.Recv()) && !types.IsInterface(sel.Recv()) {
				p.written(n.X, n, true)
			}
		}
	}
}

// written notes that what e denotes is assigned, or its address taken.
func (p *Package) written(e ast.Expr, at ast.Node, address bool) {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			if !address {
				p.overwritten(x)
			}
			if v, ok := p.Info.ObjectOf(x).(*types.Var); ok {
				p.writes[v.Origin()] = append(p.writes[v.Origin()], write{at, address})
			}
			return
		case *ast.SelectorExpr:
			sel := p.Info.Selections[x]
			if sel == nil { // a variable of another package
				return
			}
			if v, ok := sel.Obj().(*types.Var); ok {
				p.fields[v.Origin()] = true
			}
			if isPointer(p.Info.TypeOf(x.X)) {
				return
			}
			e = x.X
		case *ast.IndexExpr:
			if _, ok := under(p.Info.TypeOf(x.X)).(*types.Array); !ok {
				// An element of a slice or map: the content of the variable changes.
				p.overwritten(x)
				if id, ok := ast.Unparen(x.X).(*ast.Ident); ok {
					p.written(id, at, address)
				}
				return
			}
			e = x.X
		case *ast.StarExpr:
			if !address {
				p.overwritten(x)
			}
			return
		default:
			return
		}
	}
}

// overwritten notes that a whole value of a type gets another value.
func (p *Package) overwritten(e ast.Expr) {
	switch t := types.Unalias(p.Info.TypeOf(e)).(type) {
	case *types.Named:
		p.whole[t.Origin().Obj()] = true
	case *types.TypeParam:
		p.whole[nil] = true
	}
}

// Uses returns where a variable is named, its declaration apart.
func (p *Package) Uses(v *types.Var) []*ast.Ident { return p.uses[v] }

// Parent returns the node around n, or nil.
func (p *Package) Parent(n ast.Node) ast.Node { return p.parents[n] }

// Decl returns the declaration of a function of the package, or nil.
func (p *Package) Decl(fn *types.Func) *ast.FuncDecl { return p.decls[fn.Origin()] }

// FuncAround returns the innermost function declaration or literal around n, or nil.
func (p *Package) FuncAround(n ast.Node) ast.Node {
	for n = p.parents[n]; n != nil; n = p.parents[n] {
		switch n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return n
		}
	}
	return nil
}

// Assigned reports whether a variable changes after its declaration, or its
// address is taken.
func (p *Package) Assigned(v *types.Var) bool { return len(p.writes[v]) > 0 }

// StableAt reports whether a variable has the same value ever after n as at n,
// which no loop is around.
func (p *Package) StableAt(v *types.Var, n ast.Node) bool {
	if v.Pkg() != p.Types {
		return false
	}
	writes := p.writes[v]
	if v.Parent() == p.Types.Scope() {
		return len(writes) == 0 && (!v.Exported() || p.Types.Name() == "main")
	}
	if len(writes) == 0 {
		return true
	}
	fn := p.FuncAround(n)
	if fn == nil || v.Pos() < fn.Pos() || v.Pos() >= fn.End() {
		return false
	}
	for _, w := range writes {
		if w.address || w.at.Pos() >= n.Pos() || p.FuncAround(w.at) != fn {
			return false
		}
	}
	return true
}

// constantField reports whether a field keeps the value that a composite
// literal gave it.
func (p *Package) constantField(typ types.Type, f *types.Var) bool {
	if ptr, ok := types.Unalias(typ).(*types.Pointer); ok {
		typ = ptr.Elem()
	}
	named, ok := types.Unalias(typ).(*types.Named)
	if !ok || f.Pkg() != p.Types || f.Exported() || f.Embedded() {
		return false
	}
	return named.Obj().Pkg() == p.Types && !p.fields[f.Origin()] && !p.whole[nil] && !p.whole[named.Origin().Obj()]
}

func under(t types.Type) types.Type {
	if t == nil {
		return nil
	}
	return t.Underlying()
}

func isPointer(t types.Type) bool {
	_, ok := under(t).(*types.Pointer)
	return ok
}
