package flow

import (
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// handles makes the handles of one client that functions of an SDK return to
// request code, whether a contract lists the function or not.
func (t *tracer) handles(c *outcall) {
	if c.fn == nil || c.scope != scope.Request {
		return
	}
	t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
		what := t.Set.Type(typ)
		if what != nil && what.IsServer() && !what.SDK.Factory && c.fn.Pkg() != nil && c.fn.Pkg().Path() == what.Package {
			o := t.object(Outside, deref(typ), c.f, scope.Startup, nil) // the one that serves this request
			o.opaque = true
			t.add(n, Ref{Obj: o}, nil, nil)
			return
		}
		if what != nil && what.Role == contract.ClientHandle && c.fn.Pkg() != nil && c.fn.Pkg().Path() == what.Package {
			t.add(n, Ref{Obj: t.handle(c.f, typ, c.site)}, nil, &Step{Kind: StepBuilt, Instr: c.site, Frame: c.f})
		}
	})
}

// slot runs a factory, and notes what it returns. Of a struct of options it runs those that return what the SDK lists.
func (t *tracer) slot(c *outcall, fn *contract.Func, a *Arrival) {
	o := a.Ref.Obj
	if st, ok := typeOf(o).Underlying().(*types.Struct); ok {
		for _, f := range contract.Factories(typeOf(o)) {
			if what := t.Set.Type(f.Result); what != nil && what.Role != contract.None {
				t.each(t.part(o, f.Field, st.Field(f.Field).Type()).content, func(in *Arrival) { t.slot(c, fn, in) })
			}
		}
		return
	}
	if sig, ok := typeOf(o).Underlying().(*types.Signature); ok && o.Kind == Param && sig.Results().Len() > 0 {
		t.seedOpaque(t.part(o, resultOf, sig.Results().At(0).Type()), sig.Results().At(0).Type())
	}
	if p := o.parts[resultOf]; p != nil { // a factory from elsewhere
		t.each(p.content, func(r *Arrival) {
			t.use(&Use{Kind: SlotReturn, Arrival: r, Call: c.site, Frame: c.f, Scope: scope.Request, Func: fn})
		})
	}
	g := t.runFactory(a)
	if g == nil {
		return
	}
	g.factory = true
	t.each(g.result(0), func(r *Arrival) {
		t.actsAs(r, g.Fn)
		t.use(&Use{Kind: SlotReturn, Arrival: r, Call: c.site, Frame: g, Scope: scope.Request, Func: fn})
	})
}

// runFactory runs what a factory slot holds, once per request whatever its
// signature is.
func (t *tracer) runFactory(a *Arrival) *Frame {
	o := a.Ref.Obj
	switch {
	case o.Kind == Boxed:
		for _, in := range o.inner.list {
			return t.runFactory(in)
		}
	case o.Kind == Closure && o.fn.Blocks != nil && !t.skipped(o.fn):
		f := t.enterClosure(a, scope.Request, nil, nil)
		t.receive(f, false)
		return f
	}
	return nil
}

// handler runs what is called per request of a client, over MCP or just over
// HTTP: a function, or the functions, and lists of functions, of the struct that
// carries them.
func (t *tracer) handler(a *Arrival, mcp bool, reg *Registration) {
	o := a.Ref.Obj
	switch o.Kind {
	case Boxed:
		t.each(o.inner, func(in *Arrival) { t.handler(in, mcp, reg) })
	case Closure:
		if o.fn.Blocks != nil && !t.skipped(o.fn) {
			f := t.enterClosure(a, scope.Request, nil, nil)
			f.handler = f.handler || mcp
			f.registers(reg)
			t.receive(f, false)
		}
	default:
		st, ok := typeOf(o).Underlying().(*types.Struct)
		if !ok {
			return
		}
		run := func(in *Arrival) { t.handler(in, mcp, reg) }
		for i := range st.NumFields() {
			switch typ := st.Field(i).Type().Underlying().(type) {
			case *types.Signature:
				t.each(t.part(o, i, st.Field(i).Type()).content, run)
			case *types.Slice:
				if _, ok := typ.Elem().Underlying().(*types.Signature); ok {
					t.each(t.part(o, i, st.Field(i).Type()).content, func(list *Arrival) {
						t.each(t.part(list.Ref.Obj, elem, typ.Elem()).content, run)
					})
				}
			}
		}
	}
}
