package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// early reports whether instr runs before there can be a request: as part of
// the initialization of the package, or on main's own way, before it starts a
// goroutine and in no loop, which may be what waits for requests. What a
// request leaves in a slot is not there yet.
func (t *tracer) early(f *Frame, instr ssa.Instruction) bool {
	alone := true
	for {
		if f.Scope != scope.Startup || f.merged || instr == nil {
			return false
		}
		alone = alone && !scope.InLoop(instr.Block()) && !afterGo(instr)
		if f.Caller == nil {
			return f.self == nil && (f.Fn == t.Pkg.Func("init") || f.Fn == t.Pkg.Func("main") && t.Pkg.Pkg.Name() == "main" && alone)
		}
		if _, ok := f.Site.(*ssa.Call); !ok {
			return false
		}
		f, instr = f.Caller, f.Site
	}
}

// afterGo reports whether a go statement of its function may come before instr.
func afterGo(instr ssa.Instruction) bool {
	for _, b := range instr.Parent().Blocks {
		for _, i := range b.Instrs {
			if i == instr {
				break // what follows in its own block comes later
			}
			if _, ok := i.(*ssa.Go); ok && scope.Reaches(b, instr.Block()) {
				return true
			}
		}
	}
	return false
}
