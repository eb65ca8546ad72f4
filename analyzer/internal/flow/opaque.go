package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// maxOpaque bounds how many reads deep the inside of an opaque value is told apart.
const maxOpaque = 4

// seedOpaque puts into a slot of an opaque value what may be there without
// this package having written it.
func (t *tracer) seedOpaque(slot *Object, typ types.Type) {
	if !slot.opaque || slot.seeded || isAggregate(typ) {
		return
	}
	slot.seeded = true
	if c := t.opaqueContent(slot, typ); c != nil {
		t.add(slot.content, Ref{Obj: c}, nil, nil)
	}
}

// opaqueContent makes the object that a slot of an opaque value refers to.
func (t *tracer) opaqueContent(slot *Object, typ types.Type) *Object {
	if slot.depth >= maxOpaque || len(slot.path.Fields) > fact.MaxFields {
		return nil
	}
	kind := slot.Kind
	o := t.object(kind, deref(typ), slot.Frame, slot.root().Scope, slot.root().Origin)
	o.opaque = true
	o.depth = slot.depth + 1
	o.path = slot.path
	o.Contract = nil
	if c := t.Set.Type(typ); c != nil && c.Role != contract.None {
		o.Contract = c
	}
	return o
}

// partPath returns how a caller reaches part sel of o.
func partPath(o *Object, sel int) fact.Path {
	if o.Kind != Param {
		return fact.Path{}
	}
	name := "?"
	if sel == resultOf {
		name = fact.Call
	} else if st, ok := typeOf(o).Underlying().(*types.Struct); ok && sel >= 0 {
		name = st.Field(sel).Name()
	}
	return fact.Path{Base: o.path.Base, Fields: append(o.path.Fields[:len(o.path.Fields):len(o.path.Fields)], name)}
}

// globalAddr returns the node of a package variable's address.
func (t *tracer) globalAddr(g *ssa.Global) *node {
	n := t.globals[g]
	if n != nil {
		return n
	}
	n = &node{}
	t.globals[g] = n
	typ := deref(g.Type())
	if !t.carries(typ) {
		return n
	}
	o := t.object(Global, typ, nil, scope.Startup, nil)
	o.global = g
	t.built(o)
	t.add(n, Ref{Obj: o}, nil, nil)
	if g.Pkg == t.Pkg {
		if g.Object() != nil && g.Object().Exported() {
			t.escape(o)
		}
		return n
	}
	if v, ok := g.Object().(*types.Var); ok && t.Instance != nil {
		if inst := t.Instance(v); inst != nil {
			for _, origin := range inst.Origins {
				t.place(o, origin)
			}
		}
	}
	return n
}
