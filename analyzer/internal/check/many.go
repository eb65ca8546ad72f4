package check

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// isOneOfMany reports whether a write adds to, or takes from, what the slot
// leads to: a list, a tree, a copy of the map with one more entry. Many entries
// are no single slot.
func isOneOfMany(a flow.Access) bool {
	return isNode(a.Val.Type()) || changesList(a.Val, a.Addr) || isTable(a.Val)
}

// isNode reports whether a type is that of the nodes of a list or tree: they
// lead to others of their kind.
func isNode(typ types.Type) bool {
	ptr, ok := typ.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	st, ok := ptr.Elem().Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range st.Fields() {
		next := f.Type().Underlying()
		switch t := next.(type) {
		case *types.Slice:
			next = t.Elem()
		case *types.Array:
			next = t.Elem()
		case *types.Map:
			next = t.Elem()
		}
		if types.Identical(next.Underlying(), ptr) {
			return true
		}
	}
	return false
}

// changesList reports whether a list or map is made of one that was there: by
// append, or of what the slot holds.
func changesList(v, slot ssa.Value) bool {
	switch v.Type().Underlying().(type) {
	case *types.Slice, *types.Map:
	case *types.Pointer: // to a variable that holds one
	default:
		return false
	}
	place, ok := scope.PlaceOf(slot)
	seen := make(map[ssa.Value]bool)
	work := []ssa.Value{v}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		switch v := v.(type) {
		case *ssa.UnOp:
			if p, loaded := scope.PlaceOf(v.X); loaded && ok && p.Same(place) {
				return true
			}
		case *ssa.Alloc:
			work = append(work, stored(v)...)
		case *ssa.Phi:
			work = append(work, v.Edges...)
		case *ssa.Slice:
			work = append(work, v.X)
		case *ssa.ChangeType:
			work = append(work, v.X)
		case *ssa.Call:
			if b, isBuiltin := v.Common().Value.(*ssa.Builtin); isBuiltin && b.Name() == "append" {
				return true
			}
			for _, arg := range v.Common().Args {
				if types.Identical(arg.Type(), v.Type()) {
					work = append(work, arg)
				}
			}
		}
	}
	return false
}

// isTable reports whether v is a map, or points to one, that the function fills
// under keys which are not the same each time.
func isTable(v ssa.Value) bool {
	if alloc, ok := v.(*ssa.Alloc); ok {
		for _, w := range stored(alloc) {
			if isTable(w) {
				return true
			}
		}
		return false
	}
	m, ok := v.(*ssa.MakeMap)
	if !ok {
		return false
	}
	for _, r := range *m.Referrers() {
		if up, ok := r.(*ssa.MapUpdate); ok && up.Map == m {
			if _, constant := up.Key.(*ssa.Const); !constant {
				return true
			}
		}
	}
	return false
}

// stored lists what is stored into a variable.
func stored(alloc *ssa.Alloc) []ssa.Value {
	var list []ssa.Value
	for _, r := range *alloc.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == alloc {
			list = append(list, st.Val)
		}
	}
	return list
}
