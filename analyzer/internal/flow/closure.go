package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// makeClosure makes the object of a function literal or method value.
func (t *tracer) makeClosure(f *Frame, v *ssa.MakeClosure, to *node) {
	o := t.object(Closure, v.Type(), f, t.scopeAt(f, v), v)
	o.fn = v.Fn.(*ssa.Function)
	for _, b := range v.Bindings {
		o.bindings = append(o.bindings, t.val(f, b))
	}
	t.closures = append(t.closures, o)
	t.add(to, Ref{Obj: o}, nil, nil)
}

// funcValue returns the node of a declared function, or of a literal that
// captures nothing, used as a value.
func (t *tracer) funcValue(fn *ssa.Function, f *Frame) *node {
	n := t.funcs[fn]
	if n == nil {
		n = &node{}
		t.funcs[fn] = n
		o := t.object(Closure, fn.Signature, f, scope.Startup, nil)
		o.fn = fn
		t.closures = append(t.closures, o)
		t.add(n, Ref{Obj: o}, nil, nil)
	}
	return n
}

// twin returns the closure as later requests see it, when one request's
// closure was kept: what it captured is kept too.
func (t *tracer) twin(a *Arrival) *Object {
	o, mode := a.Ref.Obj, a.Ref.Mode
	if mode == Own || o.root().Scope != scope.Request {
		return o
	}
	sel := held - 1 - int(mode)
	if p := o.parts[sel]; p != nil {
		return p
	}
	p := t.part(o, sel, o.Type)
	p.Kind, p.fn, p.bindings, p.mode, p.kept = Closure, o.fn, o.bindings, mode, a
	return p
}

// capture binds what closure o captured to the free variables of its frame.
func (t *tracer) capture(f *Frame, o *Object) {
	for i, fv := range f.Fn.FreeVars {
		if i < len(o.bindings) && t.carries(fv.Type()) {
			t.linkVia(o.bindings[i], t.val(f, fv), raise(o.mode), &Step{Kind: StepCaptured, Instr: o.Origin, Frame: o.Frame, Fn: o.fn, Base: o.kept})
		}
	}
}

// enterClosure runs a closure in scope s, called from site in caller if it is
// called within the package.
func (t *tracer) enterClosure(a *Arrival, s scope.Scope, site ssa.CallInstruction, caller *Frame) *Frame {
	a.Ref.Obj.entered = true
	if s == scope.Startup && a.Ref.Obj.Life() == scope.Request {
		s = scope.Request // whoever runs it, it is there for a request
	}
	o := t.twin(a)
	f := t.frame(o.fn, s, site, caller, o)
	t.capture(f, o)
	return f
}

// outsideScope returns the scope in which code elsewhere runs fn when it gets
// it from frame f: per request if fn is an entry point, as its giver otherwise.
func (t *tracer) outsideScope(fn *ssa.Function, s scope.Scope) scope.Scope {
	if scope.IsEntry(fn.Signature, t.Set) || t.perRequest(fn) {
		return scope.Request
	}
	return s
}

// runClosures runs the closures that nothing was seen to call, as the code
// they were handed to will: entry points per request, others in the scope of
// the frame that made them.
func (t *tracer) runClosures() bool {
	moved := false
	for i := 0; i < len(t.closures); i++ {
		o := t.closures[i]
		if o.entered || o.fn.Blocks == nil || t.skipped(o.fn) {
			continue
		}
		s := scope.Startup
		if o.Frame != nil {
			s = o.Frame.Scope
			if o.Origin != nil {
				s = t.scopeAt(o.Frame, o.Origin)
			}
		}
		f := t.enterClosure(&Arrival{Ref: Ref{Obj: o}}, t.outsideScope(o.fn, s), nil, nil)
		t.receive(f, false)
		moved = true
	}
	return moved
}

func (t *tracer) skipped(fn *ssa.Function) bool {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return t.Skip(fn)
}
