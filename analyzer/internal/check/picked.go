package check

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
)

// picks reports whether fn gives a function of another package a test of sessions, as slices.DeleteFunc takes one, or
// asks a function of this package for something that depends on which session it has. around are the functions that a
// send is in: a loop body that says whether it wants another session is no test.
func (in *input) picks(fn *ssa.Function, f *flow.Frame, around []*ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok {
				continue
			}
			callees := in.Callees(f, call)
			if len(callees) == 0 && in.takesTest(call, around) {
				return true
			}
			if call.Common().Signature().Results().Len() == 0 {
				continue
			}
			for _, callee := range callees {
				if !slices.Contains(around, callee.Fn) && in.tests(callee.Fn, callee, false) {
					return true
				}
			}
		}
	}
	return false
}

// takesTest reports whether an argument of a call is a function that says yes or no of a session.
func (in *input) takesTest(call *ssa.Call, around []*ssa.Function) bool {
	if name := calledName(call); name == "" || name == "Range" {
		return false
	}
	for _, arg := range call.Common().Args {
		sig, ok := arg.Type().Underlying().(*types.Signature)
		if !ok || sig.Results().Len() != 1 || !isBool(sig.Results().At(0).Type()) {
			continue
		}
		if lit, ok := arg.(*ssa.MakeClosure); ok && slices.Contains(around, lit.Fn.(*ssa.Function)) {
			continue
		}
		for p := range sig.Params().Variables() {
			if c := in.Contract(p.Type()); c != nil && c.Role == contract.ClientHandle {
				return true
			}
		}
	}
	return false
}

// calledName returns the name of the function or method that is called, or "" if it is not known.
func calledName(call *ssa.Call) string {
	common := call.Common()
	if common.IsInvoke() {
		return common.Method.Name()
	}
	if fn := common.StaticCallee(); fn != nil {
		if fn.Origin() != nil {
			fn = fn.Origin()
		}
		return fn.Name()
	}
	return ""
}
