package analyzer

import (
	"go/ast"
	"go/types"
	"maps"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"
)

// A program builds packages as SSA that have the same imports: a package, and what its fixes make of it.
type program struct {
	ssa    *ssa.Program
	enders map[*types.Func]bool // that never return
}

// newProgram returns a program with the imports of a package. Requiring the buildssa pass instead would build SSA for
// every dependency too, since it needs facts of its own.
func newProgram(pass *analysis.Pass) *program {
	p := &program{ssa.NewProgram(pass.Fset, ssa.InstantiateGenerics), make(map[*types.Func]bool)}
	p.ssa.SetNoReturn(func(fn *types.Func) bool { return p.enders[fn] || endsProcess(fn) })
	for _, imported := range pass.Pkg.Imports() {
		p.ssa.CreatePackage(imported, nil, nil, true)
	}
	return p
}

// build builds the package of pass.
func (p *program) build(pass *analysis.Pass) *ssa.Package {
	maps.Copy(p.enders, enders(pass))
	pkg := p.ssa.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
	pkg.Build()
	return pkg
}

// enders returns the functions of the package that never return: their last
// statement calls one that does not, and there is no other way out.
func enders(pass *analysis.Pass) map[*types.Func]bool {
	own := make(map[*types.Func]bool)
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			d, ok := decl.(*ast.FuncDecl)
			if !ok || d.Body == nil || len(d.Body.List) == 0 || leaves(d.Body) {
				continue
			}
			last, ok := d.Body.List[len(d.Body.List)-1].(*ast.ExprStmt)
			if !ok {
				continue
			}
			call, ok := ast.Unparen(last.X).(*ast.CallExpr)
			if !ok {
				continue
			}
			fn, ok := pass.TypesInfo.Defs[d.Name].(*types.Func)
			if callee := typeutil.StaticCallee(pass.TypesInfo, call); ok && callee != nil && endsProcess(callee) {
				own[fn] = true
			}
		}
	}
	return own
}

// leaves reports whether a function may end before its last statement.
func leaves(body *ast.BlockStmt) bool {
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.ReturnStmt, *ast.DeferStmt: // a deferred function may recover from a panic
			found = true
		case *ast.FuncLit:
			return false
		}
		return !found
	})
	return found
}

// endsProcess reports whether a function never returns: one of the standard
// library, or one that has the name which loggers give to such a function.
func endsProcess(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return false
	}
	switch fn.Name() {
	case "Fatal", "Fatalf", "Fatalln":
		return fn.Signature().Results().Len() == 0
	}
	switch fn.Pkg().Path() {
	case "os":
		return fn.Name() == "Exit"
	case "runtime":
		return fn.Name() == "Goexit"
	case "log":
		switch fn.Name() {
		case "Panic", "Panicf", "Panicln":
			return true
		}
	}
	return false
}
