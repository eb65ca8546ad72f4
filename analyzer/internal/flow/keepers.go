package flow

import "go/types"

// keepers makes the objects that a constructor of another package returns, if facts tell of the methods of their
// type: what such a method leaves in the object, another one finds there.
func (t *tracer) keepers(c *outcall) {
	if t.Summary == nil || c.fn == nil || c.fn.Pkg() == nil || c.fn.Signature().Recv() != nil {
		return
	}
	t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
		named, ok := types.Unalias(deref(typ)).(*types.Named)
		if ok && isStruct(named) && named.Obj().Pkg() == c.fn.Pkg() && t.Set.Type(typ) == nil && t.toldOf(named) {
			t.carrier(c, typ, n)
		}
	})
}

// toldOf reports whether there is a fact about a method of a type.
func (t *tracer) toldOf(named *types.Named) bool {
	for m := range named.Origin().Methods() {
		if t.Summary(m) != nil {
			return true
		}
	}
	return false
}
