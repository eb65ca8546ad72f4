package flow

import (
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// replaced reports whether a store is how a package variable is initialized, and
// what it leaves there is gone before there can be requests: an init function,
// or main on its way to whatever else it does, puts another value there.
func (t *tracer) replaced(st *ssa.Store) bool {
	g, ok := st.Addr.(*ssa.Global)
	if !ok || st.Parent() != t.Pkg.Func("init") {
		return false
	}
	if t.overwritten == nil {
		t.overwritten = make(map[*ssa.Global]bool)
		for _, fn := range t.everyFunc() {
			main := t.Pkg.Pkg.Name() == "main" && fn == t.Pkg.Func("main")
			if !main && (fn.Parent() != nil || !strings.HasPrefix(fn.Name(), "init#")) {
				continue
			}
			for _, st := range t.storesIn(fn) {
				c, isConst := st.Val.(*ssa.Const)
				ends := main && isConst && c.IsNil() // may be what main does last
				if g, ok := st.Addr.(*ssa.Global); ok && !ends && unavoided(st.Block()) && (isConst || !readBefore(g, st)) {
					t.overwritten[g] = true
				}
			}
		}
	}
	return t.overwritten[g]
}

// readBefore reports whether the function of a store may read the variable before
// it: what it puts there may be what was there.
func readBefore(g *ssa.Global, st *ssa.Store) bool {
	for _, b := range st.Parent().Blocks {
		for _, instr := range b.Instrs {
			if load, ok := instr.(*ssa.UnOp); ok && load.X == g && !scope.Dominates(st, load) {
				return true
			}
		}
	}
	return false
}

// unavoided reports whether the function does not go on by another way than
// through b: all that a way past b does is to end.
func unavoided(b *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{b: true}
	work := []*ssa.BasicBlock{b}
	for len(work) > 0 {
		from := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range from.Succs {
			switch {
			case !b.Dominates(s) || s == b:
				return false
			case !seen[s]:
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return true
}
