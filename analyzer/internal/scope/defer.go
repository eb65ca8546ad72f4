package scope

import "golang.org/x/tools/go/ssa"

// DefersStore reports whether fn defers a function literal that writes place.
func DefersStore(fn *ssa.Function, place Place) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if d, ok := instr.(*ssa.Defer); ok && writes(Literal(d), place) {
				return true
			}
		}
	}
	return false
}

// Literal returns the function literal that d defers, or nil.
func Literal(d *ssa.Defer) *ssa.Function {
	switch v := d.Call.Value.(type) {
	case *ssa.MakeClosure:
		return v.Fn.(*ssa.Function)
	case *ssa.Function:
		return v
	}
	return nil
}

func writes(fn *ssa.Function, place Place) bool {
	if fn == nil {
		return false
	}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if st, ok := instr.(*ssa.Store); ok {
				if p, ok := PlaceOf(st.Addr); ok && p.Same(place) {
					return true
				}
			}
		}
	}
	return false
}
