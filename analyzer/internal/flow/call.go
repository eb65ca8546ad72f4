package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// scopeAt returns how often instr runs in f: what follows an Accept runs per
// connection, whatever called the function.
func (t *tracer) scopeAt(f *Frame, instr ssa.Instruction) scope.Scope {
	if f.Scope != scope.Startup || instr == nil {
		return f.Scope
	}
	fn := f.Fn
	acc, ok := t.accepts[fn]
	if !ok {
		acc = scope.AcceptedIn(fn)
		t.accepts[fn] = acc
	}
	if acc.Covers(instr) {
		return scope.Request
	}
	return f.Scope
}

// call adds what a call, go or defer statement does.
func (t *tracer) call(f *Frame, site ssa.CallInstruction) {
	common := site.Common()
	s := t.scopeAt(f, site)
	if common.IsInvoke() {
		t.invoke(f, site, s)
		return
	}
	switch callee := common.Value.(type) {
	case *ssa.Builtin:
		t.builtin(f, site, callee)
	case *ssa.Function:
		t.enter(f, site, s, callee, common.Args)
	default:
		t.dynamic(f, site, s)
	}
}

// results calls do for each result of site that can carry something.
func (t *tracer) results(f *Frame, site ssa.CallInstruction, do func(i int, typ types.Type, n *node)) {
	v := site.Value()
	if v == nil {
		return // go or defer
	}
	sig := site.Common().Signature()
	switch n := sig.Results().Len(); {
	case n == 1:
		if t.carries(v.Type()) {
			do(0, v.Type(), t.val(f, v))
		}
	case n > 1:
		for i := range n {
			if typ := sig.Results().At(i).Type(); t.carries(typ) {
				do(i, typ, t.component(f, v, i))
			}
		}
	}
}

// enter follows a static call.
func (t *tracer) enter(f *Frame, site ssa.CallInstruction, s scope.Scope, fn *ssa.Function, args []ssa.Value) {
	if fn.Blocks == nil || t.skipped(fn) {
		obj, _ := fn.Object().(*types.Func)
		if obj == nil && fn.Origin() != nil {
			obj, _ = fn.Origin().Object().(*types.Func)
		}
		t.external(newOutcall(f, site, s, obj, args))
		return
	}
	if n := t.funcs[fn]; n != nil && fn.Parent() != nil {
		for _, a := range n.list { // a literal without captures, called by name
			a.Ref.Obj.entered = true
		}
	}
	t.actOnMarked(f, site, s, fn, nil)
	t.bind(f, site, t.frame(fn, s, site, f, nil), args)
}

// bind passes arguments and takes results.
func (t *tracer) bind(f *Frame, site ssa.CallInstruction, g *Frame, args []ssa.Value) {
	for i, p := range g.Fn.Params {
		if i < len(args) && t.carries(p.Type()) {
			t.link(t.val(f, args[i]), t.val(g, p), t.passStep(f, site, g))
		}
	}
	t.takeResults(f, site, g)
}

func (t *tracer) takeResults(f *Frame, site ssa.CallInstruction, g *Frame) {
	key := siteKey{f, site}
	for _, known := range t.callees[key] {
		if known == g {
			return
		}
	}
	t.callees[key] = append(t.callees[key], g)
	if g.merged {
		return // which call got which result is not known
	}
	t.results(f, site, func(i int, _ types.Type, n *node) {
		t.link(g.result(i), n, &Step{Kind: StepReturned, Instr: site, Frame: f, Fn: g.Fn})
	})
}

// A siteKey is a call in one frame.
type siteKey struct {
	f    *Frame
	site ssa.CallInstruction
}

func (t *tracer) passStep(f *Frame, site ssa.CallInstruction, g *Frame) *Step {
	return &Step{Kind: StepPassed, Instr: site, Frame: f, Fn: g.Fn}
}

// dynamic follows a call of a function value.
func (t *tracer) dynamic(f *Frame, site ssa.CallInstruction, s scope.Scope) {
	common := site.Common()
	u := t.unresolved(f, site, s)
	t.each(t.val(f, common.Value), func(a *Arrival) {
		t.callValue(f, site, s, a, common.Args, u)
	})
}

// callValue calls the function value a with args.
func (t *tracer) callValue(f *Frame, site ssa.CallInstruction, s scope.Scope, a *Arrival, args []ssa.Value, u *unresolved) {
	switch o := a.Ref.Obj; {
	case o.Kind == Once:
		u.known = true
		t.each(o.inner, func(in *Arrival) {
			if in.Ref.Obj.Kind == Closure && in.Ref.Obj.fn.Blocks != nil {
				g := t.enterClosure(in, onceScope(s, a.Ref), nil, nil)
				g.once = true
				t.takeResults(f, site, g)
			}
		})
	case o.Kind == Fan:
		u.known = true
		for _, arg := range args {
			t.each(t.val(f, arg), func(body *Arrival) { t.forEvery(f, site, s, o, body) })
		}
	case o.Kind == Boxed:
		t.each(o.inner, func(in *Arrival) { t.callValue(f, site, s, in, args, u) })
	case o.Kind == Closure && o.fn.Blocks != nil:
		if t.skipped(o.fn) {
			return
		}
		u.known = true
		g := t.enterClosure(a, s, site, f)
		t.bind(f, site, g, args)
	case o.Kind == Closure:
		u.known = true
		o.entered = true
		obj, _ := o.fn.Object().(*types.Func)
		t.external(newOutcall(f, site, s, obj, args))
	case o.opaque && o.Kind == Param && isFunc(o.Type):
		u.known = true
		t.results(f, site, func(i int, typ types.Type, n *node) {
			if i == 0 {
				t.load(f, site, t.part(o, resultOf, typ), a, n, typ)
			}
		})
		t.hand(newOutcall(f, site, s, nil, args), nil)
	case o.parts[resultOf] != nil:
		u.known = true
		t.results(f, site, func(i int, _ types.Type, n *node) {
			if i == 0 {
				t.link(o.parts[resultOf].content, n, &Step{Kind: StepReturned, Instr: site, Frame: f})
			}
		})
	}
}

func isFunc(typ types.Type) bool {
	if typ == nil {
		return false
	}
	_, ok := typ.Underlying().(*types.Signature)
	return ok
}

// invoke follows a call of an interface method.
func (t *tracer) invoke(f *Frame, site ssa.CallInstruction, s scope.Scope) {
	common := site.Common()
	if !t.carries(common.Value.Type()) {
		return
	}
	u := t.unresolved(f, site, s)
	t.each(t.val(f, common.Value), func(a *Arrival) {
		o := a.Ref.Obj
		fn := t.method(o, common.Method)
		switch {
		case fn != nil && fn.Blocks != nil:
			if t.skipped(fn) {
				return
			}
			u.known = true
			t.actOnMarked(f, site, s, fn, a)
			g := t.frame(fn, s, site, f, o)
			t.receiveSelf(g, a)
			for i, p := range g.Fn.Params[min(1, len(g.Fn.Params)):] {
				if i < len(common.Args) && t.carries(p.Type()) {
					t.link(t.val(f, common.Args[i]), t.val(g, p), t.passStep(f, site, g))
				}
			}
			t.takeResults(f, site, g)
		case o.Kind == Boxed && fn != nil && types.Identical(fn.Signature.Params(), funcParams(o.Type)):
			t.each(o.inner, func(in *Arrival) { t.callValue(f, site, s, in, common.Args, u) })
		case fn != nil:
			u.known = true
			obj, _ := fn.Object().(*types.Func)
			c := newOutcall(f, site, s, obj, common.Args)
			c.self = a
			t.external(c)
		case o.opaque || o.Contract != nil:
			c := newOutcall(f, site, s, common.Method, common.Args)
			c.self = a
			t.external(c)
		}
	})
}

// builtin follows the builtins that hand values on.
func (t *tracer) builtin(f *Frame, site ssa.CallInstruction, b *ssa.Builtin) {
	args := site.Common().Args
	switch b.Name() {
	case "ssa:wrapnilchk": // of the receiver, in a promoted or value method's wrapper
		t.link(t.val(f, args[0]), t.val(f, site.Value()), nil)
	case "append":
		v := site.Value()
		if v == nil || !t.carries(v.Type()) {
			return
		}
		for _, arg := range args {
			t.link(t.val(f, arg), t.val(f, v), nil)
		}
	case "copy":
		sl, ok := args[0].Type().Underlying().(*types.Slice)
		if !ok || !t.carries(sl.Elem()) {
			return
		}
		t.each(t.val(f, args[0]), func(dst *Arrival) {
			to := t.part(dst.Ref.Obj, elem, sl.Elem())
			t.each(t.val(f, args[1]), func(src *Arrival) {
				t.link(t.part(src.Ref.Obj, elem, sl.Elem()).content, to.content, nil)
			})
		})
	}
}

// An unresolved call is one of a function value or interface method whose
// callee may turn out not to be in this package.
type unresolved struct {
	f     *Frame
	site  ssa.CallInstruction
	scope scope.Scope
	known bool
}

func (t *tracer) unresolved(f *Frame, site ssa.CallInstruction, s scope.Scope) *unresolved {
	u := &unresolved{f: f, site: site, scope: s}
	t.calls = append(t.calls, u)
	return u
}

// guessCalls takes calls whose callee nothing in the package explains for
// calls of a function without a body.
func (t *tracer) guessCalls() bool {
	moved := false
	for _, u := range t.calls {
		if u.known {
			continue
		}
		u.known = true
		moved = true
		common := u.site.Common()
		t.external(newOutcall(u.f, u.site, u.scope, common.Method, common.Args))
	}
	t.calls = t.calls[:0]
	return moved
}
