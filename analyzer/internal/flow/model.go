package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// byModel follows calls of the standard library that keep values, or that
// call what they get in a way of their own.
func (t *tracer) byModel(c *outcall) bool {
	if c.fn == nil || c.fn.Pkg() == nil {
		return false
	}
	if t.injects(c) {
		return true
	}
	recv := ""
	if r := c.fn.Signature().Recv(); r != nil {
		if named, ok := types.Unalias(deref(r.Type())).(*types.Named); ok {
			recv = named.Obj().Name()
		}
	}
	switch c.fn.Pkg().Path() {
	case "sync":
		return t.modelSync(c, recv)
	case "sync/atomic":
		return (recv == "Pointer" || recv == "Value") && t.modelAtomic(c)
	case "slices":
		if name := c.fn.Name(); name == "Collect" || name == "Sorted" || name == "SortedFunc" || name == "AppendSeq" {
			t.collected(c)
			return true
		}
	case "log/slog":
		switch c.fn.Name() {
		case "New", "With", "NewLogLogger":
			return false
		}
		if recv == "" {
			t.modelDefaultLogger(c)
		}
		return true
	case "fmt":
		if strings.HasPrefix(c.fn.Name(), "Fprint") {
			t.eachArg(c, 0, func(a *Arrival) { t.handOut(c.scope, c.param(0), a) })
		}
		return true
	case "log":
		if recv == "" {
			t.modelLogOutput(c)
		}
		return true
	case "errors", "reflect", "encoding/json":
		return true // they look at values and keep none
	}
	return false
}

func (t *tracer) modelSync(c *outcall, recv string) bool {
	name := c.fn.Name()
	switch recv {
	case "":
		if name != "OnceFunc" && name != "OnceValue" && name != "OnceValues" || len(c.args) != 1 {
			return false
		}
		t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
			o := t.object(Once, typ, c.f, c.scope, c.site)
			o.inner = t.val(c.f, c.args[0])
			t.add(n, Ref{Obj: o}, nil, nil)
		})
		return true
	case "Once":
		if name == "Do" && len(c.args) == 1 {
			t.eachReceiver(c, func(guard *Arrival) {
				t.each(t.val(c.f, c.args[0]), func(a *Arrival) {
					if g := t.runOutside(a, onceScope(c.scope, guard.Ref)); g != nil {
						g.once = true
					}
				})
			})
		}
		return true
	case "Map":
		t.modelMap(c, name)
		return true
	case "Pool":
		return true // what a pool gives back is nobody's in particular
	}
	return false
}

// modelMap follows the methods of sync.Map: a keyed slot.
func (t *tracer) modelMap(c *outcall, name string) {
	anything := types.Universe.Lookup("any").Type()
	t.eachReceiver(c, func(m *Arrival) {
		keys := t.part(m.Ref.Obj, mkeys, anything)
		putKey := func() {
			if t.carries(c.args[0].Type()) {
				t.keep(c.f, c.site, t.val(c.f, c.args[0]), keys, false)
			}
		}
		put := func(i int, once bool) {
			if i < len(c.args) && t.carries(c.args[i].Type()) {
				t.put(c.f, c.site, c.args[0], t.val(c.f, c.args[i]), m.Ref.Obj, anything, once)
			}
		}
		get := func() {
			t.results(c.f, c.site, func(i int, typ types.Type, n *node) {
				if i == 0 {
					t.get(c.f, c.site, c.args[0], m, n, typ)
				}
			})
		}
		switch name {
		case "Store":
			putKey()
			put(1, false)
		case "Load", "LoadAndDelete":
			get()
		case "LoadOrStore", "Swap":
			putKey()
			put(1, name == "LoadOrStore")
			get()
		case "CompareAndSwap":
			put(2, false)
		case "Range":
			t.each(t.val(c.f, c.args[0]), func(a *Arrival) {
				f := t.runOutside(a, c.scope)
				if f == nil {
					return
				}
				ps := params(f.Fn)
				if len(ps) != 2 {
					return
				}
				t.load(f, firstInstr(f.Fn), keys, m, t.val(f, ps[0]), anything)
				t.get(f, firstInstr(f.Fn), nil, m, t.val(f, ps[1]), anything)
			})
		}
	})
}

// params returns the parameters of fn without its receiver.
func params(fn *ssa.Function) []*ssa.Parameter {
	if fn.Signature.Recv() != nil {
		return fn.Params[1:]
	}
	return fn.Params
}

// modelAtomic follows atomic.Pointer and atomic.Value: a single slot.
func (t *tracer) modelAtomic(c *outcall) bool {
	typ := types.Universe.Lookup("any").Type()
	if n := c.sig.Params().Len(); n > 0 {
		typ = c.sig.Params().At(n - 1).Type()
	} else if c.sig.Results().Len() > 0 {
		typ = c.sig.Results().At(0).Type()
	}
	t.eachReceiver(c, func(p *Arrival) {
		slot := t.part(p.Ref.Obj, held, typ)
		name := c.fn.Name()
		if name != "Load" && len(c.args) > 0 {
			t.keep(c.f, c.site, t.val(c.f, c.args[len(c.args)-1]), slot, name == "CompareAndSwap")
		}
		if name == "Load" || name == "Swap" {
			t.results(c.f, c.site, func(_ int, typ types.Type, n *node) { t.load(c.f, c.site, slot, p, n, typ) })
		}
	})
	return true
}
