package scope

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A Memory is a slot in which a program remembers what it has done.
type Memory struct {
	Addr  ssa.Value
	Place Place
	// First says that the slot is tested for the zero value of its type, and so
	// tells the first time from all others. Else it tells what is new.
	First bool
}

// Remembered returns the slots that instr stands behind a test of and that its
// function writes: what happens once, or once for each change, is done so.
func Remembered(instr ssa.Instruction) []Memory {
	var found []Memory
	b := instr.Block()
	for d := b.Idom(); d != nil; d = d.Idom() {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok || !OneWay(d, b) {
			continue
		}
		m, ok := tested(test.Cond)
		if ok && changesIn(instr.Parent(), m.Place) {
			found = append(found, m)
		}
	}
	return found
}

// OneWay reports whether only one of the branches of d leads to b.
func OneWay(d, b *ssa.BasicBlock) bool {
	return slices.ContainsFunc(d.Succs, func(branch *ssa.BasicBlock) bool { return Behind(branch, b) })
}

// Behind reports whether b runs only where a branch was taken, of which branch
// is the first block.
func Behind(branch, b *ssa.BasicBlock) bool { return len(branch.Preds) == 1 && branch.Dominates(b) }

// tested returns the slot that a condition reads.
func tested(cond ssa.Value) (Memory, bool) {
	switch cond := cond.(type) {
	case *ssa.UnOp:
		if cond.Op == token.NOT {
			return tested(cond.X)
		}
		return memory(cond, true)
	case *ssa.BinOp:
		for _, side := range [][2]ssa.Value{{cond.X, cond.Y}, {cond.Y, cond.X}} {
			if m, ok := memory(measured(side[0]), IsZero(side[1])); ok {
				return m, true
			}
		}
	case *ssa.Call:
		name, recv := methodOf(cond)
		if recv == nil {
			return Memory{}, false
		}
		if args := cond.Common().Args; name == "CompareAndSwap" && len(args) == 3 {
			place, ok := PlaceOf(recv)
			return Memory{recv, place, IsZero(args[1])}, ok
		}
		if m, ok := memory(cond, true); ok { // of an atomic bool
			return m, true
		}
		for _, v := range cond.Common().Args { // an Equal or After of a time, and the like
			if m, ok := memory(v, false); ok {
				return m, true
			}
		}
	}
	return Memory{}, false
}

// memory returns the slot that v was read from.
func memory(v ssa.Value, first bool) (Memory, bool) {
	place, ok := loaded(v)
	if !ok {
		return Memory{}, false
	}
	addr := v
	switch v := v.(type) {
	case *ssa.UnOp:
		addr = v.X
	case *ssa.Call:
		addr = v.Common().Args[0]
	}
	return Memory{addr, place, first}, true
}

// measured returns what the length is taken of, or the value itself.
func measured(v ssa.Value) ssa.Value {
	if call, ok := v.(*ssa.Call); ok {
		if b, ok := call.Common().Value.(*ssa.Builtin); ok && b.Name() == "len" {
			return call.Common().Args[0]
		}
	}
	return v
}

// IsZero reports whether v is the zero value of its type, as a constant.
func IsZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	if c.Value == nil {
		return true
	}
	switch c.Value.Kind() {
	case constant.Bool:
		return !constant.BoolVal(c.Value)
	case constant.String:
		return constant.StringVal(c.Value) == ""
	case constant.Int, constant.Float, constant.Complex:
		return constant.Sign(c.Value) == 0
	}
	return false
}

// changesIn reports whether fn writes a place, or changes the atomic value there.
func changesIn(fn *ssa.Function, place Place) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if addr, _ := Written(instr); addr != nil {
				if p, ok := PlaceOf(addr); ok && p.Same(place) {
					return true
				}
			}
		}
	}
	return false
}

// Written returns the address that instr writes to, by a store or a method of
// an atomic value, and what it writes, if that can be told.
func Written(instr ssa.Instruction) (addr, val ssa.Value) {
	switch instr := instr.(type) {
	case *ssa.Store:
		return instr.Addr, instr.Val
	case *ssa.Call:
		fn := instr.Common().StaticCallee()
		if fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil || fn.Object().Pkg().Path() != "sync/atomic" {
			break
		}
		switch args := instr.Common().Args; fn.Name() {
		case "Store", "Swap", "CompareAndSwap":
			return args[0], args[len(args)-1]
		case "Add", "And", "Or":
			return args[0], nil
		}
	}
	return nil, nil
}
