package scope

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Roots are the functions of a package that its own code does not call, in
// source order: where tracing begins.
type Roots struct {
	// Main holds main, init and exported package-level functions.
	Main []*ssa.Function
	// Methods holds exported methods: they run on a value that somebody else
	// got from this package first.
	Methods []*ssa.Function
	// Exported holds every exported function and method, called or not: those
	// that other packages may call and need facts about.
	Exported []*ssa.Function
}

// RootsOf finds the roots among the declared functions fns of one package.
// What skip accepts is not there: neither a root nor a caller.
func RootsOf(pkg *ssa.Package, fns []*ssa.Function, skip func(*ssa.Function) bool) Roots {
	used := referenced(fns, skip)
	var roots Roots
	for _, fn := range fns {
		if skip(fn) {
			continue
		}
		method := fn.Signature.Recv() != nil
		exported := token.IsExported(fn.Name())
		if exported {
			roots.Exported = append(roots.Exported, fn)
		}
		switch {
		case fn == pkg.Func("init"):
			roots.Main = append(roots.Main, fn)
		case fn.Name() == "main" && !method && pkg.Pkg.Name() == "main":
			roots.Main = append(roots.Main, fn)
		case !exported || used[fn]:
		case method:
			roots.Methods = append(roots.Methods, fn)
		default:
			roots.Main = append(roots.Main, fn)
		}
	}
	return roots
}

// referenced collects the declared functions that other functions of the
// package call or use as values. A function that only refers to itself is not
// referenced.
func referenced(fns []*ssa.Function, skip func(*ssa.Function) bool) map[*ssa.Function]bool {
	used := make(map[*ssa.Function]bool)
	var operands [16]*ssa.Value
	for _, top := range fns {
		if skip(top) {
			continue
		}
		work := []*ssa.Function{top}
		for len(work) > 0 {
			fn := work[len(work)-1]
			work = append(work[:len(work)-1], fn.AnonFuncs...)
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					for _, op := range instr.Operands(operands[:0]) {
						if callee, ok := (*op).(*ssa.Function); ok && Declared(callee) != top {
							used[Declared(callee)] = true
						}
					}
				}
			}
		}
	}
	return used
}

// Declared returns the function as it is declared in source: the generic
// origin of an instance, and the method that a bound or promoted wrapper calls.
func Declared(fn *ssa.Function) *ssa.Function {
	if obj, ok := fn.Object().(*types.Func); ok && (fn.Synthetic != "" || fn.Origin() != nil) {
		if decl := fn.Prog.FuncValue(obj.Origin()); decl != nil {
			return decl
		}
	}
	if origin := fn.Origin(); origin != nil {
		return origin
	}
	return fn
}

// DeclaredIn returns the functions and methods that pkg declares, in source
// order, after the initializer of its variables.
// (ssautil.AllFunctions leaves out methods of unexported types that nothing
// calls or converts to an interface.)
func DeclaredIn(pkg *ssa.Package, info *types.Info) []*ssa.Function {
	var fns []*ssa.Function
	for _, obj := range info.Defs {
		if fn, ok := obj.(*types.Func); ok {
			if decl := pkg.Prog.FuncValue(fn); decl != nil && decl.Blocks != nil {
				fns = append(fns, decl)
			}
		}
	}
	slices.SortFunc(fns, func(a, b *ssa.Function) int { return int(a.Pos() - b.Pos()) })
	return append([]*ssa.Function{pkg.Func("init")}, fns...)
}
