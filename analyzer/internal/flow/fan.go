package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// fanOut makes the iterator that a function of an SDK returns over the
// sessions of all clients. A server that a request or session built has no
// others, and where servers come from a factory, nothing is known of one that
// somebody else built.
func (t *tracer) fanOut(c *outcall, factory bool) {
	t.eachReceiver(c, func(a *Arrival) {
		switch o := a.Ref.Obj; {
		case o.Kind == Memory || o.Kind == Built || o.Kind == Global:
			if a.Ref.Shared() {
				t.iterator(c)
			}
		case !factory:
			t.iterator(c)
		}
	})
}

func (t *tracer) iterator(c *outcall) {
	t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
		session := yielded(typ)
		if session == nil || len(n.list) > 0 {
			return
		}
		o := t.object(Fan, typ, c.f, c.scope, c.site)
		o.inner = &node{}
		each := t.object(Handle, deref(session), c.f, c.scope, c.site)
		each.opaque, each.every = true, true
		if what := t.Set.Type(session); what != nil && what.Role != contract.None {
			each.Contract = what
		}
		t.add(o.inner, Ref{Obj: each}, nil, &Step{Kind: StepBuilt, Instr: c.site, Frame: c.f})
		t.add(n, Ref{Obj: o}, nil, nil)
	})
}

// yielded returns what an iterator function gives to its loop body first, or nil.
func yielded(typ types.Type) types.Type {
	seq, ok := typ.Underlying().(*types.Signature)
	if !ok || seq.Params().Len() != 1 {
		return nil
	}
	yield, ok := seq.Params().At(0).Type().Underlying().(*types.Signature)
	if !ok || yield.Params().Len() == 0 {
		return nil
	}
	return yield.Params().At(0).Type()
}

// forEvery runs the body of a loop over all sessions.
func (t *tracer) forEvery(f *Frame, site ssa.CallInstruction, s scope.Scope, fan *Object, body *Arrival) {
	o := body.Ref.Obj
	if o.Kind != Closure || o.fn.Blocks == nil || t.skipped(o.fn) {
		return
	}
	g := t.enterClosure(body, s, site, f)
	if ps := params(g.Fn); len(ps) > 0 {
		t.link(fan.inner, t.val(g, ps[0]), nil)
	}
}

// collected fills the slice that a function of package slices gathers from an iterator.
func (t *tracer) collected(c *outcall) {
	t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
		sl, ok := typ.Underlying().(*types.Slice)
		if !ok {
			return
		}
		list := t.object(Memory, typ.Underlying(), c.f, c.scope, c.site)
		t.add(n, Ref{Obj: list}, nil, nil)
		for _, arg := range c.args {
			t.each(t.val(c.f, arg), func(a *Arrival) {
				if a.Ref.Obj.Kind == Fan {
					t.link(a.Ref.Obj.inner, t.part(list, elem, sl.Elem()).content, nil)
				}
			})
		}
	})
}

// Arrivals returns what reaches v in f, with the ways it came.
func (r *Result) Arrivals(v ssa.Value, f *Frame) []*Arrival { return r.tracer.val(f, v).list }

// IsEvery reports whether o is, in turn, the session of every client.
func (o *Object) IsEvery() bool { return o.every }
