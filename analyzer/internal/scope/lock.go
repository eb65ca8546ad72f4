package scope

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A Lock is an instruction that lets one run at a time go on: it locks a mutex,
// takes the place in a channel, or sets a flag that was not set.
type Lock struct {
	Instr ssa.Instruction
	// Addr is where the mutex or the channel is kept; nil if it is not known.
	Addr ssa.Value
	// Tried says that it may fail, as it then answers.
	Tried bool
	// Counted says that as many may go on as there are places, which only
	// whoever made it knows.
	Counted bool
}

// LocksIn lists the locks that fn takes.
func LocksIn(fn *ssa.Function) []Lock {
	var locks []Lock
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			switch instr := instr.(type) {
			case *ssa.Send:
				if isToken(instr.X.Type()) {
					locks = append(locks, Lock{Instr: instr, Addr: addrOf(instr.Chan), Counted: true})
				}
			case *ssa.Call:
				switch name, recv := methodOf(instr); {
				case recv == nil:
				case name == "Lock", name == "TryLock", isFlag(instr):
					locks = append(locks, Lock{Instr: instr, Addr: addrOf(recv), Tried: name != "Lock"})
				case name == "Acquire", name == "TryAcquire":
					locks = append(locks, Lock{Instr: instr, Addr: addrOf(recv), Tried: name == "TryAcquire", Counted: true})
				}
			}
		}
	}
	return locks
}

// Holds reports whether l is taken whenever first runs, and is not given back
// until then comes, which runs after first: nobody else who takes it is there
// in between.
func (l Lock) Holds(first, then ssa.Instruction) bool {
	if !dominates(l.Instr, first) || first != then && !dominates(first, then) || l.Tried && !l.succeeds(first) {
		return false
	}
	for _, b := range l.Instr.Parent().Blocks {
		for _, instr := range b.Instrs {
			if l.isGivenBack(instr) && leads(l.Instr, instr, l.Instr) && leads(instr, then, l.Instr) {
				return false
			}
		}
	}
	return true
}

// succeeds reports whether instr runs only if the lock was taken.
func (l Lock) succeeds(instr ssa.Instruction) bool {
	for b := instr.Block().Idom(); b != nil; b = b.Idom() {
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		cond, succ := test.Cond, 0
		for not, ok := cond.(*ssa.UnOp); ok && not.Op == token.NOT; not, ok = cond.(*ssa.UnOp) {
			cond, succ = not.X, 1-succ
		}
		if cond == l.Instr.(ssa.Value) {
			return Behind(b.Succs[succ], instr.Block())
		}
	}
	return false
}

// isFlag reports whether a call sets an atomic value if it is zero, which is
// how code says that it is busy.
func isFlag(call *ssa.Call) bool {
	addr, val := Written(call)
	args := call.Common().Args
	return addr != nil && len(args) == 3 && IsZero(args[1]) && !IsZero(val)
}

func (l Lock) isGivenBack(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.UnOp:
		return instr.Op == token.ARROW && l.is(instr.X)
	case *ssa.Call:
		name, recv := methodOf(instr)
		_, val := Written(instr)
		return recv != nil && (name == "Unlock" || name == "Release" || val != nil && IsZero(val)) && l.is(recv)
	}
	return false
}

func (l Lock) is(v ssa.Value) bool {
	addr := addrOf(v)
	return l.Addr == nil || addr == nil || SameAddr(l.Addr, addr, 4)
}

// methodOf returns the name and receiver of the method that a call calls.
func methodOf(call *ssa.Call) (string, ssa.Value) {
	common := call.Common()
	if common.IsInvoke() {
		return common.Method.Name(), common.Value
	}
	fn := common.StaticCallee()
	if fn == nil || fn.Signature.Recv() == nil || len(common.Args) == 0 {
		return "", nil
	}
	return fn.Name(), common.Args[0]
}

// addrOf returns where a value is kept: the address that it is, or that it was
// read from.
func addrOf(v ssa.Value) ssa.Value {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		v = load.X
	}
	switch v.(type) {
	case *ssa.FieldAddr, *ssa.Global, *ssa.FreeVar, *ssa.Alloc:
		return v
	}
	return nil
}

// isToken reports whether a value of the type says nothing but that it is there.
func isToken(typ types.Type) bool {
	switch u := typ.Underlying().(type) {
	case *types.Struct:
		return u.NumFields() == 0
	case *types.Basic:
		return u.Kind() == types.Bool
	}
	return false
}

// SameAddr reports whether two address expressions of one activation are
// written alike, to a depth.
func SameAddr(a, b ssa.Value, depth int) bool {
	if a == b {
		return true
	}
	if depth == 0 {
		return false
	}
	switch a := a.(type) {
	case *ssa.FieldAddr:
		b, ok := b.(*ssa.FieldAddr)
		return ok && a.Field == b.Field && SameAddr(a.X, b.X, depth-1)
	case *ssa.UnOp:
		b, ok := b.(*ssa.UnOp)
		return ok && a.Op == token.MUL && b.Op == token.MUL && SameAddr(a.X, b.X, depth-1)
	}
	return false
}

// leads reports whether control gets from one instruction to another without
// coming to avoid in between.
func leads(from, to, avoid ssa.Instruction) bool {
	// passes walks on in one block, and reports whether it comes to the end of it.
	passes := func(instrs []ssa.Instruction) (found, through bool) {
		for _, instr := range instrs {
			switch instr {
			case to:
				return true, false
			case avoid:
				return false, false
			}
		}
		return false, true
	}
	b := from.Block()
	found, through := passes(b.Instrs[slices.Index(b.Instrs, from)+1:])
	if !through {
		return found
	}
	seen := make(map[*ssa.BasicBlock]bool)
	work := slices.Clone(b.Succs)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		found, through := passes(b.Instrs)
		if found {
			return true
		}
		if through {
			work = append(work, b.Succs...)
		}
	}
	return false
}
