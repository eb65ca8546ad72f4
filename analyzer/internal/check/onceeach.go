package check

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// onceEach reports whether what a use does to a server happens once for each server: behind a test of what the program
// remembers under the server itself, or under a sync.Once that it keeps so.
func (in *input) onceEach(u *flow.Use) bool {
	for f, instr := u.Frame, u.Instr; f != nil && instr != nil; instr, f = ssa.Instruction(f.Site), f.Caller {
		if in.remembersServer(instr) {
			return true
		}
		if lit, ok := f.Maker().(*ssa.MakeClosure); ok && in.runsOnceEach(lit) {
			return true
		}
		if f.Site == nil {
			break
		}
	}
	return false
}

// remembersServer reports whether instr stands behind a test of a map that is asked for a server.
func (in *input) remembersServer(instr ssa.Instruction) bool {
	b := instr.Block()
	for d := b.Idom(); d != nil; d = d.Idom() {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok || !scope.OneWay(d, b) {
			continue
		}
		cond := test.Cond
		if not, ok := cond.(*ssa.UnOp); ok {
			cond = not.X
		}
		if in.keptUnderServer(cond, instr.Parent()) {
			return true
		}
	}
	return false
}

// runsOnceEach reports whether a function is run by a sync.Once that is kept under a server.
func (in *input) runsOnceEach(lit *ssa.MakeClosure) bool {
	for _, r := range *lit.Referrers() {
		call, ok := r.(*ssa.Call)
		if !ok || calledName(call) != "Do" || len(call.Common().Args) != 2 {
			continue
		}
		guard := call.Common().Args[0]
		if typ, ok := guard.(*ssa.TypeAssert); ok {
			guard = typ.X
		}
		if in.keptUnderServer(guard, lit.Parent()) {
			return true
		}
	}
	return false
}

// keptUnderServer reports whether v is what fn finds in a map under a server, where fn puts something there.
func (in *input) keptUnderServer(v ssa.Value, fn *ssa.Function) bool {
	if result, ok := v.(*ssa.Extract); ok {
		v = result.Tuple
	}
	switch v := v.(type) {
	case *ssa.Lookup:
		return in.isServerKey(v.Index) && in.putsUnderServer(fn)
	case *ssa.Call:
		args := v.Common().Args
		return calledName(v) == "LoadOrStore" && len(args) == 3 && isSyncMap(args[0].Type()) && in.isServerKey(args[1])
	}
	return false
}

func (in *input) isServerKey(key ssa.Value) bool {
	c := in.Contract(unboxed(key).Type())
	return c != nil && c.IsServer()
}

// putsUnderServer reports whether fn puts something into a map under a server.
func (in *input) putsUnderServer(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if up, ok := instr.(*ssa.MapUpdate); ok && in.isServerKey(up.Key) {
				return true
			}
		}
	}
	return false
}

func isSyncMap(typ types.Type) bool {
	return symbol.IsPointer(typ, "sync", "Map")
}
