package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// outermost reports whether f is what other packages call at startup, for all
// that is known.
func (f *Frame) outermost() bool {
	return f.Caller == nil && f.Scope == scope.Startup && f.self == nil && f.Fn.Parent() == nil &&
		f.Fn.Object() != nil && f.Fn.Object().Exported()
}

// storesOnce reports whether a store in f happens once: a once-guard runs f, or
// the store stands behind one of its slot, which nothing sets back.
func (t *tracer) storesOnce(st *ssa.Store, f *Frame) bool {
	return f.Scope == scope.Once || scope.Guarded(st, st.Addr, f.guards) && !t.resets(st.Addr)
}

// keyedByCall reports whether instr puts one thing into a container in each call
// of f, under a key that is not the same each time.
func (t *tracer) keyedByCall(f *Frame, instr ssa.Instruction) bool {
	if t.inLoop(instr.Block()) {
		return false
	}
	var key ssa.Value
	switch instr := instr.(type) {
	case *ssa.MapUpdate:
		key = instr.Key
	case *ssa.Call:
		if args := instr.Common().Args; len(args) > 2 {
			key = args[1]
		}
	}
	if key == nil {
		return false
	}
	_, fixed := fixedKey(key, f)
	return !fixed
}

// builtInLoop reports whether o is built anew in each turn of a loop of f: what
// a worker puts into a request's own object is the request's.
func (t *tracer) builtInLoop(o *Object, f *Frame) bool {
	at, instr := o.root().Frame, o.root().Origin
	for at != nil && at != f {
		instr, at = at.Site, at.Caller
	}
	return at == f && instr != nil && t.inLoop(instr.Block())
}

// resets reports whether the package ever sets a slot back to nil: then what
// is kept there is no instance for good.
func (t *tracer) resets(addr ssa.Value) bool {
	place, ok := scope.PlaceOf(addr)
	if !ok || place.Struct == nil && place.Var == nil {
		return false
	}
	for _, fn := range t.everyFunc() {
		for _, st := range t.storesIn(fn) {
			c, isConst := st.Val.(*ssa.Const)
			if p, ok := scope.PlaceOf(st.Addr); ok && isConst && c.IsNil() && p.Same(place) {
				return true
			}
		}
	}
	return false
}

// Resets reports whether the package ever sets a slot back to the zero value of
// its type.
func (r *Result) Resets(place scope.Place) bool {
	for _, fn := range r.tracer.everyFunc() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				addr, val := scope.Written(instr)
				if addr == nil || val == nil || !scope.IsZero(val) {
					continue
				}
				if p, ok := scope.PlaceOf(addr); ok && p.Same(place) {
					return true
				}
			}
		}
	}
	return false
}

// everyFunc returns the functions of the package with their literals.
func (t *tracer) everyFunc() []*ssa.Function {
	if t.all == nil {
		t.all = append(t.all, t.Funcs...)
		for i := 0; i < len(t.all); i++ {
			t.all = append(t.all, t.all[i].AnonFuncs...)
		}
	}
	return t.all
}

// sameRun reports whether a slot belongs to the very run that reads it, and
// that put the value there: a variable of a loop over messages, or a temporary
// of a function, in code that is no request's.
func sameRun(slot *Object, stored *Step, f *Frame) bool {
	root := slot.root()
	if root.Kind != Memory || root.Frame == nil || stored == nil || stored.Kind != StepStored {
		return undone(stored, f)
	}
	return runsIn(root.Frame, stored.Frame) && runsIn(root.Frame, f) || undone(stored, f)
}

// runsIn reports whether f is part of the startup run that whole is a frame of.
func runsIn(whole, f *Frame) bool {
	for n := 0; f != nil && n < maxDerive; n++ {
		if f.Scope == scope.Request {
			return false
		}
		if f == whole {
			return true
		}
		if f.Caller != nil {
			f = f.Caller
			continue
		}
		_, f = f.madeBy()
	}
	return false
}

// undone reports whether a slot is filled for the time of one call: the
// function that fills it sets it back when it ends, and the read happens in
// what it calls.
func undone(stored *Step, f *Frame) bool {
	if stored == nil || stored.Kind != StepStored || stored.Frame == nil {
		return false
	}
	for g := f.Caller; g != nil; g = g.Caller {
		if g == stored.Frame {
			return setsBack(stored)
		}
	}
	return false
}

// setsBack reports whether the function of a store defers another one to the
// same slot.
func setsBack(stored *Step) bool {
	st, ok := stored.Instr.(*ssa.Store)
	if !ok {
		return false
	}
	place, ok := scope.PlaceOf(st.Addr)
	return ok && scope.DefersStore(st.Parent(), place)
}

// ownStore returns a store to the same slot that every run of the function
// makes before the load instr.
func (t *tracer) ownStore(instr ssa.Instruction) *ssa.Store {
	load, ok := instr.(*ssa.UnOp)
	if !ok {
		return nil
	}
	key, ok := storeKeyOf(load.X)
	if !ok {
		return nil
	}
	for _, st := range t.storesTo(load.Parent(), key) {
		if scope.SameAddr(st.Addr, load.X, 4) && scope.Dominates(st, load) {
			return st
		}
	}
	return nil
}

// A storeKey is what addresses of one function that are written alike have in
// common: the field, and the value that the address is reached from.
type storeKey struct {
	fn    *ssa.Function
	from  ssa.Value
	field int // -1 for a variable
}

func storeKeyOf(addr ssa.Value) (storeKey, bool) {
	place, ok := scope.PlaceOf(addr)
	if !ok {
		return storeKey{}, false
	}
	if place.Var != nil {
		return storeKey{from: place.Var, field: -1}, true
	}
	from := addr
	for {
		switch v := from.(type) {
		case *ssa.FieldAddr:
			from = v.X
			continue
		case *ssa.UnOp:
			if v.Op == token.MUL {
				from = v.X
				continue
			}
		}
		return storeKey{from: from, field: place.Field}, true
	}
}

// storesTo returns the stores of fn whose address has the key. A function may
// have very many: the tables of a package are filled by one.
func (t *tracer) storesTo(fn *ssa.Function, key storeKey) []*ssa.Store {
	if !t.indexed[fn] {
		t.indexed[fn] = true
		for _, st := range t.storesIn(fn) {
			if key, ok := storeKeyOf(st.Addr); ok {
				key.fn = fn
				t.storesAt[key] = append(t.storesAt[key], st)
			}
		}
	}
	key.fn = fn
	return t.storesAt[key]
}

// follows reports whether instr comes after a store with nothing in between
// that could write the same slot.
func follows(store *ssa.Store, instr ssa.Instruction) bool {
	if store.Block() != instr.Block() {
		return false
	}
	after := false
	for _, i := range store.Block().Instrs {
		switch {
		case i == ssa.Instruction(store):
			after = true
		case i == instr:
			return after
		case after:
			switch i.(type) {
			case *ssa.Store, ssa.CallInstruction:
				return false
			}
		}
	}
	return false
}

func (t *tracer) storesIn(fn *ssa.Function) []*ssa.Store {
	list, ok := t.stores[fn]
	if !ok {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if st, ok := instr.(*ssa.Store); ok {
					list = append(list, st)
				}
			}
		}
		t.stores[fn] = list
	}
	return list
}
