package check

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// everyone reports whether a value is, in turn, the session of every client: as an SDK lists them, or as the program
// does in a table of its own that each session is put into.
func (in *input) everyone(a *flow.Arrival) bool {
	return a.Ref.Obj.IsEvery() && !in.grouped(a) || len(in.turns(a)) > 0
}

// grouped reports whether a session comes out of one of several lists, which was looked for in a map.
func (in *input) grouped(a *flow.Arrival) bool {
	for _, s := range a.Path() {
		load, ok := s.Instr.(*ssa.UnOp)
		if !ok || s.Kind != flow.StepLoaded {
			continue
		}
		at, ok := load.X.(*ssa.IndexAddr)
		if ok && slices.ContainsFunc(in.Arrivals(at.X, s.Frame), lookedFor) {
			return true
		}
	}
	return false
}

// lookedFor reports whether a value was last read from a map, under its key.
func lookedFor(a *flow.Arrival) bool {
	for _, s := range slices.Backward(a.Path()) {
		if s.Kind == flow.StepLoaded {
			_, ok := s.Instr.(*ssa.Lookup)
			return ok
		}
	}
	return false
}

// turns returns the steps at which a session comes out of a table that every session is put into, as one of all that
// are there; none if it came in another way.
func (in *input) turns(a *flow.Arrival) []*flow.Step {
	o := a.Ref.Obj
	if o.Contract == nil || o.Contract.Role != contract.ClientHandle || o.Kind != flow.Handle && o.Kind != flow.Built {
		return nil
	}
	var turns []*flow.Step
	entered := false
	for _, s := range a.Path() {
		switch {
		case s.Slot == nil || !s.Slot.Elem():
		case s.Kind == flow.StepStored && len(turns) == 0:
			entered = in.always(s, o)
		case s.Kind == flow.StepLoaded && iterates(s):
			if len(turns) > 0 || entered && in.outlasts(s) && !s.Slot.Parent.InTable() {
				turns = append(turns, s)
			}
		case s.Kind == flow.StepLoaded:
			return nil // it was looked for
		}
	}
	return turns
}

// outlasts reports whether the container that is read lives as long as the process, or is there for as long, and does
// not belong to a server with clients that are not known.
func (in *input) outlasts(s *flow.Step) bool {
	if s.Slot.Shared() {
		return !in.ownedByServer(s.Slot)
	}
	holders := []*flow.Arrival{s.Base}
	if load, ok := s.Instr.(*ssa.UnOp); ok {
		if at, ok := load.X.(*ssa.IndexAddr); ok {
			holders = append(holders, in.Arrivals(at.X, s.Frame)...)
		}
	}
	for _, a := range holders {
		if a == nil || !a.Ref.Shared() || a != s.Base && a.Ref.Obj != s.Slot.Parent {
			continue
		}
		if store := a.Store(); store == nil || !in.ownedByServer(store.Slot) {
			return true
		}
	}
	return false
}

// iterates reports whether a container is read element after element.
func iterates(s *flow.Step) bool {
	switch instr := s.Instr.(type) {
	case *ssa.Next:
		return true
	case *ssa.UnOp:
		at, ok := instr.X.(*ssa.IndexAddr)
		if !ok || !scope.InLoop(at.Block()) {
			return false
		}
		switch at.Index.(type) {
		case *ssa.Phi, *ssa.BinOp:
			return true
		}
		return false
	case *ssa.Call:
		if fn := instr.Common().StaticCallee(); fn != nil && fn.Signature.Recv() != nil && typeName(fn.Signature.Recv().Type()) == "Map" {
			return false
		}
	}
	return s.Frame.Fn.Parent() != nil && len(s.Frame.Fn.Params) == 2 && s.Instr == s.Frame.Fn.Blocks[0].Instrs[0] // of Range
}

// always reports whether the code that gets o, which is the session of whoever just connected, stores it on every way
// that does not end with an error.
func (in *input) always(store *flow.Step, o *flow.Object) bool {
	first := o.RootFrame()
	if first == nil || o.Kind == flow.Handle && !first.Greets() || o.Kind == flow.Built && first.Scope != scope.Request {
		return false
	}
	instr, f := store.Instr, store.Frame
	for {
		if !unconditional(instr) {
			return false
		}
		if f == first {
			return true
		}
		if f.Site == nil {
			return false
		}
		instr, f = f.Site, f.Caller
	}
}

// unconditional reports whether instr runs whenever its function does not end with an error before.
func unconditional(instr ssa.Instruction) bool {
	if _, deferred := instr.(*ssa.Defer); deferred {
		return false
	}
	b := instr.Block()
	for d := b.Idom(); d != nil; d = d.Idom() {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok || isErrorTest(test.Cond) {
			continue
		}
		if scope.OneWay(d, b) {
			return false
		}
	}
	return true
}

// stops reports whether cond is what an iterator asks after each value: whether the loop over it wants another one.
func stops(cond ssa.Value, fn *ssa.Function) bool {
	if not, ok := cond.(*ssa.UnOp); ok && not.Op == token.NOT {
		cond = not.X
	}
	call, ok := cond.(*ssa.Call)
	if !ok || call.Common().IsInvoke() {
		return false
	}
	v := call.Common().Value
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		v = load.X
	}
	for fn.Parent() != nil {
		fv, ok := v.(*ssa.FreeVar)
		if !ok {
			break
		}
		v, fn = bound(fv, fn), fn.Parent()
	}
	if alloc, ok := v.(*ssa.Alloc); ok { // a parameter that a literal captures
		for _, r := range *alloc.Referrers() {
			if st, ok := r.(*ssa.Store); ok && st.Addr == alloc {
				v = st.Val
			}
		}
	}
	p, ok := v.(*ssa.Parameter)
	return ok && len(fn.Params) > 0 && fn.Params[len(fn.Params)-1] == p &&
		fn.Signature.Params().Len() == 1 && fn.Signature.Results().Len() == 0
}

// bound returns what a literal's free variable stands for in the function that the literal is in.
func bound(fv *ssa.FreeVar, fn *ssa.Function) ssa.Value {
	for _, b := range fn.Parent().Blocks {
		for _, instr := range b.Instrs {
			maker, ok := instr.(*ssa.MakeClosure)
			if !ok || maker.Fn != fn {
				continue
			}
			for i, v := range fn.FreeVars {
				if v == fv {
					return maker.Bindings[i]
				}
			}
		}
	}
	return nil
}
