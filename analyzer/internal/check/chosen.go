package check

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
)

// chosen reports whether a value that a request left in a slot is only used
// again for those it belongs to: its holder is one entry of a table, or the
// code that fills or reads the slot compares what is there with the request.
func (in *input) chosen(a *flow.Arrival) bool {
	store := a.Store()
	if store == nil {
		return false
	}
	if store.Slot.InTable() {
		return true
	}
	for _, s := range a.Path() {
		if (s == store || s.Kind == flow.StepLoaded) && s.Frame != nil && in.asksWho(s.Frame) {
			return true
		}
	}
	return false
}

// asksWho reports whether the function that f runs compares something it keeps
// with something of the request.
func (in *input) asksWho(f *flow.Frame) bool {
	if in.compares(f) {
		return true
	}
	for _, b := range f.Fn.Blocks {
		for _, instr := range b.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || !isBool(call.Type()) {
				continue
			}
			for _, callee := range in.Callees(f, call) {
				if in.compares(callee) {
					return true
				}
			}
		}
	}
	return false
}

func isBool(typ types.Type) bool {
	b, ok := typ.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Bool
}

// compares is asksWho for the function alone.
func (in *input) compares(f *flow.Frame) bool {
	for _, b := range f.Fn.Blocks {
		for _, instr := range b.Instrs {
			op, ok := instr.(*ssa.BinOp)
			if !ok || op.Op != token.EQL && op.Op != token.NEQ {
				continue
			}
			if loads(op.X) && in.Source(op.Y, f) != nil || loads(op.Y) && in.Source(op.X, f) != nil {
				return true
			}
		}
	}
	return false
}

// loads reports whether v is read from a field or package variable.
func loads(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	switch load.X.(type) {
	case *ssa.FieldAddr, *ssa.Global:
		return true
	}
	return false
}
