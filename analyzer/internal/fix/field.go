package fix

import (
	"go/ast"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// field cures a server that a field keeps for those who serve it: the field
// becomes a function that builds servers.
//
//	type app struct {                     type app struct {
//		server *mcp.Server                    newServer func() *mcp.Server
//	}                                     }
//
//	a := &app{server: server}             a := &app{newServer: newServer}
//	… { return a.server } …               … { return a.newServer() } …
var field = &Shape{Name: "field", category: "server", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	return p.passedOn(f, aField)
}}

// toField returns the field that a server is put in, or nil.
func (p *planner) toField(s *source, kv *ast.KeyValueExpr, value ast.Expr) (*handover, *Declined) {
	lit, ok := p.code.Parent(kv).(*ast.CompositeLit)
	if !ok || kv.Value != value {
		return nil, nil
	}
	key, ok := kv.Key.(*ast.Ident)
	if !ok {
		return nil, nil
	}
	f, ok := p.pass.TypesInfo.Uses[key].(*types.Var)
	if !ok || !f.IsField() {
		return nil, nil
	}
	if f.Exported() || f.Pkg() != p.pass.Pkg || f.Origin() != f {
		return nil, otherUse.of("field " + f.Name() + " is exported, or of a generic type")
	}
	if h, known := p.hands[f]; known {
		return h, nil
	}
	decl := p.fieldOf(s, f)
	if decl == nil {
		return nil, otherUse.of("field " + f.Name() + " is declared in another file")
	}
	if !p.onlyBuilt(lit) {
		return nil, otherUse.of("there may be a value whose field " + f.Name() + " is nil")
	}
	beyond := otherUse.of("field " + f.Name() + " is used for more than serving sessions, or in another file")
	var reads []ast.Expr
	for _, id := range p.refs(f) {
		if id == key {
			continue
		}
		sel, ok := p.code.Parent(id).(*ast.SelectorExpr)
		if !ok || sel.Sel != id {
			return nil, beyond
		}
		reads = append(reads, sel)
	}
	uses, why := p.servesAll(s, f, reads)
	if why != nil {
		return nil, why
	}
	if len(uses) == 0 {
		return nil, beyond
	}
	if why := p.unknown(f.Name()); why != nil {
		return nil, why
	}
	name := p.memberName(p.pass.TypesInfo.TypeOf(lit), f.Name())
	if s.comments(decl.Pos(), decl.Type.End()) || name == "" {
		return nil, layout.of("there are comments in the declaration of " + f.Name())
	}
	h := &handover{
		to:    aField,
		edits: append(s.split(decl, f.Name(), name), edit(key.Pos(), key.End(), name)),
		uses:  uses,
		build: func(u *usage) string { return s.node(u.expr.(*ast.SelectorExpr).X) + "." + name },
	}
	p.hands[f] = h
	return h, nil
}

// fieldOf returns the declaration of a field of a struct type of the file, or nil.
func (p *planner) fieldOf(s *source, f *types.Var) *ast.Field {
	if f.Pos() < s.file.FileStart || f.Pos() >= s.file.FileEnd {
		return nil
	}
	for _, n := range s.at(f.Pos()) {
		if decl, ok := n.(*ast.Field); ok {
			return decl
		}
	}
	return nil
}

// onlyBuilt reports whether a literal is the only place where a value of its
// type comes from: there is none whose field is nil.
func (p *planner) onlyBuilt(lit *ast.CompositeLit) bool {
	named, ok := types.Unalias(p.pass.TypesInfo.TypeOf(lit)).(*types.Named)
	if !ok || named.Obj().Pkg() != p.pass.Pkg || named.TypeParams() != nil {
		return false
	}
	for _, id := range p.refs(named.Obj()) {
		switch up := p.code.Parent(id).(type) {
		case *ast.StarExpr:
			if call, ok := p.code.Parent(up).(*ast.CallExpr); ok && call.Fun != ast.Expr(up) {
				return false // new(*T) and the like
			}
		case *ast.CompositeLit:
			if up != lit {
				return false
			}
		case *ast.Field:
			list := p.code.Parent(up)
			if fn, ok := p.code.Parent(list).(*ast.FuncDecl); !ok || ast.Node(fn.Recv) != list {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// memberName returns a name for a function that builds what a field kept.
func (p *planner) memberName(typ types.Type, from string) string {
	for _, name := range builderName(from) {
		if obj, _, _ := types.LookupFieldOrMethod(typ, true, p.pass.Pkg, name); obj == nil {
			return name
		}
	}
	return ""
}

// split makes one of the fields that share a declaration a function that
// returns what it was.
func (s *source) split(decl *ast.Field, from, to string) []analysis.TextEdit {
	typ := s.node(decl.Type)
	if len(decl.Names) == 1 {
		return []analysis.TextEdit{
			edit(decl.Names[0].Pos(), decl.Names[0].End(), to),
			edit(decl.Type.Pos(), decl.Type.Pos(), "func() "),
		}
	}
	var others []string
	for _, id := range decl.Names {
		if id.Name != from {
			others = append(others, id.Name)
		}
	}
	text := strings.Join(others, ", ") + " " + typ + "\n" + s.indent(decl.Pos()) + to + " func() " + typ
	return []analysis.TextEdit{edit(decl.Pos(), decl.Type.End(), text)}
}
