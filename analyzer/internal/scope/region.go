package scope

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Accepted answers, for the instructions of one function, whether they follow
// a call of a listener's Accept: what stands behind it runs once per connection.
type Accepted struct {
	calls []*ssa.Call
}

// AcceptedIn finds the Accept calls that fn repeats; a program that accepts one
// connection has one client.
func AcceptedIn(fn *ssa.Function) Accepted {
	var acc Accepted
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if call, ok := instr.(*ssa.Call); ok && isAccept(call) && InLoop(b) {
				acc.calls = append(acc.calls, call)
			}
		}
	}
	return acc
}

// Covers reports whether instr runs only after an Accept returned.
func (acc Accepted) Covers(instr ssa.Instruction) bool {
	for _, call := range acc.calls {
		if ssa.Instruction(call) != instr && dominates(call, instr) {
			return true
		}
	}
	return false
}

// InLoop reports whether control comes back to b.
func InLoop(b *ssa.BasicBlock) bool {
	for _, s := range b.Succs {
		if Reaches(s, b) {
			return true
		}
	}
	return false
}

// Reaches reports whether control gets from one block to another, or is there.
func Reaches(from, to *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{from: true}
	work := []*ssa.BasicBlock{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == to {
			return true
		}
		for _, s := range b.Succs {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return false
}

// isAccept reports whether call is a method Accept without arguments whose
// first result is a net.Conn. A dialled connection has the same type, but
// comes from a function of another name in package net.
func isAccept(call *ssa.Call) bool {
	common := call.Common()
	var fn *types.Func
	if common.IsInvoke() {
		fn = common.Method
	} else if callee := common.StaticCallee(); callee != nil {
		fn, _ = callee.Object().(*types.Func)
	}
	if fn == nil || (fn.Name() != "Accept" && fn.Name() != "AcceptTCP" && fn.Name() != "AcceptUnix") {
		return false
	}
	sig := fn.Signature()
	if sig.Recv() == nil || sig.Params().Len() != 0 || sig.Results().Len() == 0 {
		return false
	}
	return isConn(sig.Results().At(0).Type())
}

// isConn reports whether t has the methods that only a network connection has.
func isConn(t types.Type) bool {
	for _, name := range []string{"Read", "Write", "LocalAddr", "RemoteAddr", "SetDeadline"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name); obj == nil {
			return false
		}
	}
	return true
}

// dominates reports whether a runs before b on every path to b.
func dominates(a, b ssa.Instruction) bool {
	if a.Block() != b.Block() {
		return a.Block().Dominates(b.Block())
	}
	for _, instr := range a.Block().Instrs {
		switch instr {
		case a:
			return true
		case b:
			return false
		}
	}
	return false
}

// Dominates reports whether a runs before b on every path to b; both must be
// instructions of the same function.
func Dominates(a, b ssa.Instruction) bool {
	return a.Parent() == b.Parent() && dominates(a, b)
}

// A Place names a slot of one function or package, without saying whose it
// is: a package variable, a captured variable, or a field of a struct type.
type Place struct {
	Var    ssa.Value  // the *ssa.Global, *ssa.FreeVar or *ssa.Alloc, or nil
	Struct types.Type // the struct type, for a field
	Field  int
}

// PlaceOf returns the place that addr points at, and whether it is one.
func PlaceOf(addr ssa.Value) (Place, bool) {
	switch addr := addr.(type) {
	case *ssa.Global, *ssa.FreeVar, *ssa.Alloc:
		return Place{Var: addr}, true
	case *ssa.FieldAddr:
		return Place{Struct: addr.X.Type().Underlying().(*types.Pointer).Elem(), Field: addr.Field}, true
	}
	return Place{}, false
}

// Same reports whether two places are the same slot of the same kind of base.
func (p Place) Same(q Place) bool {
	if p.Var != nil || q.Var != nil {
		return p.Var == q.Var
	}
	return p.Field == q.Field && types.Identical(p.Struct, q.Struct)
}

// A Guard is a test that lets code run only while a slot is still unset.
type Guard struct {
	Place Place
	Flag  bool // the slot is a boolean that says "done"
}

// Guards returns the once-guards that instr stands behind: on every path to it,
// a slot was found nil (or false).
func Guards(instr ssa.Instruction) []Guard {
	var guards []Guard
	b := instr.Block()
	for d := b.Idom(); d != nil; d = d.Idom() {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		place, flag, unset := unsetTest(test.Cond)
		if unset < 0 {
			continue
		}
		succ := d.Succs[unset]
		if Behind(succ, b) {
			guards = append(guards, Guard{Place: place, Flag: flag})
		}
	}
	return guards
}

// unsetTest reads cond as a test of a slot; unset is the index of the
// successor that runs while the slot is unset, or -1.
func unsetTest(cond ssa.Value) (place Place, flag bool, unset int) {
	switch cond := cond.(type) {
	case *ssa.BinOp:
		x, y := cond.X, cond.Y
		if isNil(x) {
			x, y = y, x
		}
		if !isNil(y) {
			return Place{}, false, -1
		}
		place, ok := loaded(x)
		switch {
		case ok && cond.Op == token.EQL:
			return place, false, 0
		case ok && cond.Op == token.NEQ:
			return place, false, 1
		}
	case *ssa.UnOp:
		if cond.Op == token.NOT {
			place, flag, unset = unsetTest(cond.X)
			if unset >= 0 {
				unset = 1 - unset
			}
			return place, flag, unset
		}
		if place, ok := loaded(cond); ok {
			return place, true, 1
		}
	}
	return Place{}, false, -1
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// loaded returns the place that v was read from. The Load method of
// sync/atomic's types reads the slot that holds the atomic value.
func loaded(v ssa.Value) (Place, bool) {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return PlaceOf(v.X)
		}
	case *ssa.Call:
		if fn := v.Common().StaticCallee(); fn != nil && fn.Name() == "Load" && len(v.Common().Args) == 1 {
			if obj := fn.Object(); obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "sync/atomic" {
				return PlaceOf(v.Common().Args[0])
			}
		}
	}
	return Place{}, false
}

// Guarded reports whether a store to addr at instr happens at most once: it
// stands behind a test of the same slot, or behind a flag that the same
// function sets. Inherited are the guards of the calls that led here.
func Guarded(instr ssa.Instruction, addr ssa.Value, inherited []Guard) bool {
	place, ok := PlaceOf(addr)
	if !ok {
		return false
	}
	for _, g := range Guards(instr) {
		if g.Flag && setsFlag(instr.Parent(), g.Place) || !g.Flag && g.Place.Same(place) {
			return true
		}
	}
	for _, g := range inherited {
		if !g.Flag && g.Place.Same(place) {
			return true
		}
	}
	return false
}

func setsFlag(fn *ssa.Function, flag Place) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if store, ok := instr.(*ssa.Store); ok {
				if place, ok := PlaceOf(store.Addr); ok && place.Same(flag) {
					return true
				}
			}
		}
	}
	return false
}
