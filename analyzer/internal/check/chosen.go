package check

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
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
			switch instr := instr.(type) {
			case *ssa.BinOp:
				if in.comparesKept(instr, f) {
					return true
				}
			case *ssa.Call:
				x, y := compared(instr)
				if x != nil && (in.remembered(x) && in.Source(y, f) != nil || in.remembered(y) && in.Source(x, f) != nil) {
					return true
				}
			}
		}
	}
	return false
}

// comparesKept reports whether op compares a kept value, or what it says of
// itself, with what a request has.
func (in *input) comparesKept(op *ssa.BinOp, f *flow.Frame) bool {
	if op.Op != token.EQL && op.Op != token.NEQ {
		return false
	}
	return loads(asked(op.X)) && in.Source(op.Y, f) != nil || loads(asked(op.Y)) && in.Source(op.X, f) != nil
}

// compared returns the two values that a call compares, as its name promises,
// or nil.
func compared(call *ssa.Call) (x, y ssa.Value) {
	common := call.Common()
	var name string
	args := common.Args
	if common.IsInvoke() {
		name, args = common.Method.Name(), append([]ssa.Value{common.Value}, args...)
	} else if fn := common.StaticCallee(); fn != nil {
		name = fn.Name()
	}
	switch name {
	case "Equal", "EqualFold", "DeepEqual", "Compare", "ConstantTimeCompare":
		if len(args) == 2 {
			return args[0], args[1]
		}
	}
	return nil, nil
}

// remembered reports whether v is, or is read from, a field or package variable
// that requests write: a secret that was there from the start is none of theirs.
func (in *input) remembered(v ssa.Value) bool {
	place, ok := scope.PlaceOf(kept(v))
	if !ok {
		return false
	}
	for _, a := range in.Accesses(scope.Request) {
		if p, ok := scope.PlaceOf(a.Addr); ok && a.Val != nil && p.Same(place) {
			return true
		}
	}
	return false
}

// loads reports whether v is read from a field or package variable.
func loads(v ssa.Value) bool {
	_, ok := v.(*ssa.UnOp)
	return ok && kept(v) != nil
}

// kept returns the field or package variable that v is the address of, or is
// read from, in whatever form it is handed on; nil if it is of neither.
func kept(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Convert:
			v = x.X
		case *ssa.Slice:
			v = x.X
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return nil
			}
			v = x.X
		case *ssa.FieldAddr, *ssa.Global:
			return x
		default:
			return nil
		}
	}
}

// claimed reports whether the slot that a store fills is one that its owner
// has: a request that differs from who is there does not come to the store.
func (in *input) claimed(store *flow.Step) bool {
	return in.behindComparison(store.Frame, store.Instr, func(_, differs *ssa.BasicBlock, to ssa.Instruction) bool {
		return !scope.Reaches(differs, to.Block())
	})
}

// byOwner reports whether a use happens only where the request is the one that
// a slot tells of.
func (in *input) byOwner(u *flow.Use) bool {
	return in.behindComparison(u.Frame, u.Instr, func(same, _ *ssa.BasicBlock, to ssa.Instruction) bool {
		return scope.Behind(same, to.Block())
	})
}

// behindComparison asks, for the function that f runs and those that called it,
// whether a branch on a comparison of what is kept with what the request has
// is as wanted for what comes next.
func (in *input) behindComparison(f *flow.Frame, to ssa.Instruction, wanted func(same, differs *ssa.BasicBlock, to ssa.Instruction) bool) bool {
	for f != nil && to != nil {
		for _, b := range f.Fn.Blocks {
			test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
			if !ok {
				continue
			}
			same, differs := in.decides(test, f)
			if same == nil {
				continue
			}
			if wanted(same, differs, to) {
				return true
			}
		}
		if f.Site == nil {
			return false
		}
		to, f = f.Site, f.Caller
	}
	return false
}

// decides returns the branches that a test takes if what is kept is the
// request's, and if it differs, by a comparison or a function that makes one;
// nil if it is none.
func (in *input) decides(test *ssa.If, f *flow.Frame) (same, differs *ssa.BasicBlock) {
	yes, no := test.Block().Succs[0], test.Block().Succs[1]
	cond := test.Cond
	for not, ok := cond.(*ssa.UnOp); ok && not.Op == token.NOT; not, ok = cond.(*ssa.UnOp) {
		cond, yes, no = not.X, no, yes
	}
	op, at := in.comparison(cond, f)
	switch {
	case op == nil || !in.comparesKept(op, at):
		return nil, nil
	case op.Op == token.EQL:
		return yes, no
	}
	return no, yes
}

// comparison returns the comparison that a condition is, or that the function
// makes which it calls, with the frame where it is made.
func (in *input) comparison(cond ssa.Value, f *flow.Frame) (*ssa.BinOp, *flow.Frame) {
	switch cond := cond.(type) {
	case *ssa.BinOp:
		return cond, f
	case *ssa.Call:
		for _, callee := range in.Callees(f, cond) {
			for _, b := range callee.Fn.Blocks {
				for _, instr := range b.Instrs {
					if op, ok := instr.(*ssa.BinOp); ok && in.comparesKept(op, callee) {
						return op, callee
					}
				}
			}
		}
	}
	return nil, nil
}

// asked returns what a value is asked of: the receiver of a method without
// arguments, or the value itself.
func asked(v ssa.Value) ssa.Value {
	call, ok := v.(*ssa.Call)
	switch {
	case !ok:
		return v
	case call.Common().IsInvoke() && len(call.Common().Args) == 0:
		return call.Common().Value
	case call.Common().StaticCallee() != nil && call.Common().StaticCallee().Signature.Recv() != nil && len(call.Common().Args) == 1:
		return call.Common().Args[0]
	}
	return v
}
