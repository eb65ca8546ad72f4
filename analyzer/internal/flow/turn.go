package flow

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// turn returns the frame in which instr has the slot that it reads to itself:
// a lock is held there, or by who called it, from before the frame writes the
// slot until instr has read it. It returns nil if there is none.
func (t *tracer) turn(f *Frame, instr ssa.Instruction) *Frame {
	load, ok := instr.(*ssa.UnOp)
	if !ok || f.Scope != scope.Request || !t.locked(f) {
		return nil
	}
	place, ok := scope.PlaceOf(load.X)
	if !ok {
		return nil
	}
	for {
		if t.writesBefore(f.Fn, instr, place, func(write ssa.Instruction) bool { return t.holds(f, write, instr) }) {
			return f
		}
		if f.Caller == nil || !waits(f.Site) {
			return nil
		}
		f, instr = f.Caller, f.Site
	}
}

// waits reports whether the code behind a call has ended when what the caller
// holds is given back.
func waits(site ssa.CallInstruction) bool {
	_, isGo := site.(*ssa.Go)
	return !isGo
}

// locked reports whether a lock is taken on the way to f, or in it.
func (t *tracer) locked(f *Frame) bool {
	for ; f != nil; f = f.Caller {
		if len(t.locksIn(f.Fn)) > 0 {
			return true
		}
	}
	return false
}

// holds reports whether f holds a lock from one of its instructions to another.
func (t *tracer) holds(f *Frame, first, then ssa.Instruction) bool {
	for {
		for _, l := range t.locksIn(f.Fn) {
			if l.Holds(first, then) && (!l.Counted || t.countsToOne(l.Addr, f)) {
				return true
			}
		}
		if f.Caller == nil || !waits(f.Site) {
			return false
		}
		first, then, f = f.Site, f.Site, f.Caller
	}
}

func (t *tracer) locksIn(fn *ssa.Function) []scope.Lock {
	locks, ok := t.locks[fn]
	if !ok {
		locks = scope.LocksIn(fn)
		t.locks[fn] = locks
	}
	return locks
}

// countsToOne reports whether all that the package puts where a counted lock is
// kept has one place.
func (t *tracer) countsToOne(addr ssa.Value, f *Frame) bool {
	for fv, ok := addr.(*ssa.FreeVar); ok; fv, ok = addr.(*ssa.FreeVar) {
		maker, at := f.madeBy()
		if maker == nil {
			return false
		}
		addr, f = maker.Bindings[slices.Index(f.Fn.FreeVars, fv)], at
	}
	place, ok := scope.PlaceOf(addr)
	if !ok {
		return false
	}
	made := false
	for _, fn := range t.everyFunc() {
		for _, st := range t.storesIn(fn) {
			p, ok := scope.PlaceOf(st.Addr)
			if !ok || !p.Same(place) {
				continue
			}
			if !isOnePlace(st.Val) {
				return false
			}
			made = true
		}
	}
	return made
}

// isOnePlace reports whether v makes a channel of size one, or calls a function
// with that number only.
func isOnePlace(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.ChangeType:
		return isOnePlace(v.X)
	case *ssa.MakeChan:
		return isOne(v.Size)
	case *ssa.Call:
		return len(v.Common().Args) == 1 && isOne(v.Common().Args[0])
	}
	return false
}

func isOne(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return false
	}
	n, exact := constant.Int64Val(c.Value)
	return exact && n == 1
}

// writesBefore reports whether fn writes a place before instr on every path to
// it, by itself or in a function that it calls, with a write that is as wanted.
func (t *tracer) writesBefore(fn *ssa.Function, instr ssa.Instruction, place scope.Place, wanted func(ssa.Instruction) bool) bool {
	for _, st := range t.storesIn(fn) {
		if p, ok := scope.PlaceOf(st.Addr); ok && p.Same(place) && scope.Dominates(st, instr) && wanted(st) {
			return true
		}
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			call, ok := i.(*ssa.Call)
			if !ok || i == instr || !scope.Dominates(i, instr) {
				continue
			}
			if callee := call.Common().StaticCallee(); callee != nil && t.sets(callee, place) && wanted(call) {
				return true
			}
		}
	}
	return false
}

// sets reports whether every run of fn writes a place by itself.
func (t *tracer) sets(fn *ssa.Function, place scope.Place) bool {
	for _, st := range t.storesIn(fn) {
		p, ok := scope.PlaceOf(st.Addr)
		if !ok || !p.Same(place) {
			continue
		}
		always := true
		for _, b := range fn.Blocks {
			if _, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
				always = always && st.Block().Dominates(b)
			}
		}
		if always {
			return true
		}
	}
	return false
}

// leadsTo reports whether a step happens in f or in what it calls.
func (f *Frame) leadsTo(s *Step) bool {
	if s == nil {
		return false
	}
	for g := s.Frame; g != nil; g = g.Caller {
		if g == f {
			return true
		}
	}
	return false
}

// OwnTurn reports whether an access reads what its own run wrote before, while
// a lock kept all others out.
func (r *Result) OwnTurn(a Access) bool { return r.tracer.turn(a.Frame, a.Instr) != nil }
