package check

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
)

// onlyFirst reports whether what is sent to all sessions in turn ends with the first one that takes it: unless the
// send fails, control leaves the loop over them.
func onlyFirst(u *flow.Use) bool {
	call, f := u.Call, u.Frame
	for {
		if _, ok := call.(*ssa.Call); !ok || f == nil {
			return false // started for each, or not known where
		}
		back, ends := after(call)
		fn := call.Parent()
		switch {
		case back:
			return false
		case isLoopBody(fn):
			return !wantsMore(ends)
		case f.Site == nil:
			return f.Handles()
		case fn.Parent() != nil && !calls(f.Site, fn):
			return false // other code says how often
		}
		call, f = f.Site, f.Caller
	}
}

// after follows control from a call that does not fail: whether it comes back to the call, and where it leaves the function.
func after(call ssa.CallInstruction) (back bool, ends []*ssa.Return) {
	from := call.Block()
	seen := make(map[*ssa.BasicBlock]bool)
	work := []*ssa.BasicBlock{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		next := b.Succs
		switch last := b.Instrs[len(b.Instrs)-1].(type) {
		case *ssa.Return:
			ends = append(ends, last)
		case *ssa.If:
			if failed, ok := failure(last.Cond, call); ok {
				next = []*ssa.BasicBlock{b.Succs[1-failed]}
			}
		}
		for _, s := range next {
			back = back || s == from
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return back, ends
}

// failure returns which branch is taken if the call returned an error, and whether cond tells that.
func failure(cond ssa.Value, call ssa.CallInstruction) (int, bool) {
	test, ok := cond.(*ssa.BinOp)
	if !ok || !isErrorTest(test) || !comesFrom(test.X, call) && !comesFrom(test.Y, call) {
		return 0, false
	}
	if test.Op == token.EQL {
		return 1, true
	}
	return 0, true
}

// comesFrom reports whether v is a result of a call.
func comesFrom(v ssa.Value, call ssa.CallInstruction) bool {
	if result, ok := v.(*ssa.Extract); ok {
		v = result.Tuple
	}
	return v == call.Value()
}

// isLoopBody reports whether fn is a literal that says whether it wants another value: the body of a loop over an
// iterator, or what a method Range calls.
func isLoopBody(fn *ssa.Function) bool {
	res := fn.Signature.Results()
	return fn.Parent() != nil && fn.Signature.Params().Len() > 0 && res.Len() == 1 && types.Identical(res.At(0).Type().Underlying(), types.Typ[types.Bool])
}

// wantsMore reports whether a loop body may ask for another value.
func wantsMore(ends []*ssa.Return) bool {
	for _, end := range ends {
		c, ok := end.Results[0].(*ssa.Const)
		if !ok || constant.BoolVal(c.Value) {
			return true
		}
	}
	return false
}

// calls reports whether a call is one of a literal in the function that has the literal.
func calls(site ssa.CallInstruction, lit *ssa.Function) bool {
	return site.Parent() == lit.Parent() && site.Common().StaticCallee() == lit
}
