package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// enterRoot runs a declared function as the outside calls it.
func (t *tracer) enterRoot(fn *ssa.Function) {
	f := t.rootFrame(fn)
	t.receive(f, true)
	for i := range fn.Signature.Results().Len() {
		t.publish(f, fn.Signature.Results().At(i).Type(), f.result(i))
	}
}

// rootFrame returns the frame of a declared function that the outside calls.
func (t *tracer) rootFrame(fn *ssa.Function) *Frame {
	s := scope.Startup
	if scope.TakesRequest(fn.Signature, t.Set) || t.perRequest(fn) {
		s = scope.Request
	}
	return t.frame(fn, s, nil, nil, nil)
}

// receive fills the parameters of a frame that the outside calls. A client's
// handle is one: request code gets it with the call. A value of a type that
// this package declares is one of those it let out. Of all others nothing is
// known; for a declared function, what becomes of them is told to callers.
func (t *tracer) receive(f *Frame, declared bool) {
	if f.received {
		return
	}
	f.received = true
	f.handler = f.handler || f.Scope == scope.Request && t.takesCall(f.Fn.Signature)
	for i, p := range f.Fn.Params {
		typ := p.Type()
		f.greets = f.greets || f.Scope == scope.Request && t.isGreeting(typ)
		if !t.carries(typ) {
			continue
		}
		to := t.val(f, p)
		step := &Step{Kind: StepReceived, Frame: f, Instr: firstInstr(f.Fn)}
		if c := t.Set.Type(typ); c != nil && c.Role == contract.ClientHandle && f.Scope == scope.Request {
			t.add(to, Ref{Obj: t.handle(f, typ, nil)}, nil, step)
			continue
		}
		if named := localNamed(typ, t.Pkg.Pkg); named != nil && t.Set.Type(typ) == nil {
			st := deref(typ)
			argument := declared && (i > 0 || f.Fn.Signature.Recv() == nil)
			t.each(t.linkOf(named).node, func(a *Arrival) {
				if argument && a.Ref.Obj.Kind == Outside {
					return // each call may pass another
				}
				if a.Ref.Obj.has(st) {
					t.add(to, a.Ref, a, nil)
				}
			})
		}
		if declared {
			base := i
			if f.Fn.Signature.Recv() != nil {
				base--
			}
			o := t.object(Param, deref(typ), f, scope.Unknown, nil)
			o.opaque = true
			o.path = fact.Path{Base: base}
			t.params[f.Fn] = append(t.params[f.Fn], o)
			t.add(to, Ref{Obj: o}, nil, step)
		}
	}
}

// takesCall reports whether a function is given the request of an MCP client.
func (t *tracer) takesCall(sig *types.Signature) bool {
	for v := range sig.Params().Variables() {
		if c := t.Set.Type(v.Type()); c != nil && c.Request && c.SDK.Kind == contract.KindSDK {
			return true
		}
	}
	return false
}

// isGreeting reports whether typ is a request with parameters of a type that
// every client sends once.
func (t *tracer) isGreeting(typ types.Type) bool {
	named, ok := types.Unalias(deref(types.Unalias(typ))).(*types.Named)
	if !ok {
		return false
	}
	for arg := range named.TypeArgs().Types() {
		if c := t.Set.Type(arg); c != nil && c.Greets {
			return true
		}
	}
	return false
}

func firstInstr(fn *ssa.Function) ssa.Instruction {
	if len(fn.Blocks) == 0 {
		return nil
	}
	return fn.Blocks[0].Instrs[0]
}

// handle makes one client's handle.
func (t *tracer) handle(f *Frame, typ types.Type, origin ssa.Instruction) *Object {
	o := t.object(Handle, deref(typ), f, scope.Request, origin)
	o.opaque = true
	if c := t.Set.Type(typ); c != nil && c.Role != contract.None {
		o.Contract = c
	}
	return o
}

// localNamed returns the struct type of pkg that typ is or points to.
func localNamed(typ types.Type, pkg *types.Package) *types.Named {
	named, ok := types.Unalias(deref(types.Unalias(typ))).(*types.Named)
	if !ok || named.Obj().Pkg() != pkg || !isStruct(named) {
		return nil
	}
	return named
}

// A typeLink stands for the values of one type of this package that the
// outside may hold: those that the package let out, or, if it builds none,
// one that somebody else built at startup.
type typeLink struct {
	named *types.Named
	node  *node
	built bool
}

func (t *tracer) linkOf(named *types.Named) *typeLink {
	named = named.Origin()
	l := t.outside[named]
	if l == nil {
		l = &typeLink{named: named, node: &node{}}
		t.outside[named] = l
		t.links = append(t.links, l)
	}
	return l
}

// built notes that the package builds a value of its own type.
func (t *tracer) built(o *Object) {
	st, ok := o.Type.Underlying().(*types.Struct)
	if !ok {
		return
	}
	if named := localNamed(o.Type, t.Pkg.Pkg); named != nil {
		t.linkOf(named).built = true
	}
	for f := range st.Fields() { // a struct within a struct is built with it
		if named := localNamed(f.Type(), t.Pkg.Pkg); named != nil && isStruct(f.Type()) {
			t.linkOf(named).built = true
		}
	}
}

// imagine stands in for values that entry points receive but nothing builds.
func (t *tracer) imagine() bool {
	moved := false
	for _, l := range t.links {
		if l.built || len(l.node.list) > 0 || len(l.node.watch) == 0 {
			continue
		}
		o := t.object(Outside, l.named, nil, scope.Startup, nil)
		o.opaque = true
		l.built = true
		t.add(l.node, Ref{Obj: o}, nil, nil)
		moved = true
	}
	return moved
}

// escape notes that code elsewhere may hold o, and all that o leads to.
func (t *tracer) escape(o *Object) {
	if o.escaped {
		return
	}
	o.escaped = true
	if o.Parent == nil || o.Kind == Memory {
		if named := localNamed(o.Type, t.Pkg.Pkg); o.Type != nil && named != nil {
			t.add(t.linkOf(named).node, Ref{Obj: o}, nil, nil)
		}
	}
	t.each(o.content, func(a *Arrival) { t.escape(a.Ref.Obj) })
	for i := 0; i < len(o.order); i++ {
		t.escape(o.order[i])
	}
	if o.inner != nil {
		t.each(o.inner, func(a *Arrival) { t.escape(a.Ref.Obj) })
	}
	for _, b := range o.bindings {
		t.each(b, func(a *Arrival) { t.escape(a.Ref.Obj) })
	}
}

// publish notes that code elsewhere gets what reaches n, as a value of type
// typ: it may call the methods of the interface that typ is.
func (t *tracer) publish(f *Frame, typ types.Type, n *node) {
	if !t.carries(typ) {
		return
	}
	t.each(n, func(a *Arrival) {
		a.Ref.Obj.given = true
		t.escape(a.Ref.Obj)
		t.handOut(f.Scope, typ, a)
	})
}

// handOut runs what code elsewhere may call on a value that it gets as typ.
func (t *tracer) handOut(s scope.Scope, typ types.Type, a *Arrival) {
	iface, ok := typ.Underlying().(*types.Interface)
	if !ok {
		return
	}
	o := a.Ref.Obj
	for m := range iface.Methods() {
		fn := t.method(o, m)
		switch {
		case fn == nil:
		case fn.Blocks != nil:
			if t.skipped(fn) {
				continue
			}
			g := t.frame(fn, t.outsideScope(fn, s), nil, nil, o)
			t.receiveSelf(g, a)
			t.receiveRest(g)
		case o.Kind == Boxed && types.Identical(fn.Signature.Params(), funcParams(o.Type)):
			// http.HandlerFunc and its like call the function they are.
			t.each(o.inner, func(in *Arrival) { t.runOutside(in, s) })
		}
	}
}

func funcParams(typ types.Type) *types.Tuple {
	if sig, ok := typ.Underlying().(*types.Signature); ok {
		return sig.Params()
	}
	return types.NewTuple(types.NewVar(0, nil, "", types.Typ[types.Invalid]))
}

// receiveSelf passes the receiver of a method that is called through an interface.
func (t *tracer) receiveSelf(f *Frame, a *Arrival) {
	if len(f.Fn.Params) == 0 {
		return
	}
	to := t.val(f, f.Fn.Params[0])
	if a.Ref.Obj.Kind == Boxed {
		t.linkVia(a.Ref.Obj.inner, to, raise(a.Ref.Mode), nil)
		return
	}
	t.add(to, a.Ref, a, nil)
}

// receiveRest fills the other parameters of a method that the outside calls.
func (t *tracer) receiveRest(f *Frame) {
	if f.received {
		return
	}
	f.received = true
	for _, p := range f.Fn.Params[min(1, len(f.Fn.Params)):] {
		if c := t.Set.Type(p.Type()); c != nil && c.Role == contract.ClientHandle && f.Scope == scope.Request {
			t.add(t.val(f, p), Ref{Obj: t.handle(f, p.Type(), nil)}, nil, &Step{Kind: StepReceived, Frame: f, Instr: firstInstr(f.Fn)})
		}
	}
}

// runOutside runs a function value that code elsewhere got and calls in scope s.
func (t *tracer) runOutside(a *Arrival, s scope.Scope) *Frame {
	o := a.Ref.Obj
	switch {
	case o.Kind == Once:
		t.each(o.inner, func(in *Arrival) { t.runOutside(in, onceScope(s, a.Ref)) })
		return nil
	case o.Kind != Closure || o.fn.Blocks == nil || t.skipped(o.fn):
		return nil
	}
	f := t.enterClosure(a, t.outsideScope(o.fn, s), nil, nil)
	t.receive(f, false)
	return f
}

// onceScope returns the scope of what a once-guard runs when code of scope s
// comes to it. The guard of one request guards nothing else.
func onceScope(s scope.Scope, guard Ref) scope.Scope {
	if s == scope.Request && (guard.Mode != Own || guard.Obj.Life() != scope.Request) {
		return scope.Once
	}
	return s
}

// method returns the method m of the value that o stands for, or nil.
func (t *tracer) method(o *Object, m *types.Func) *ssa.Function {
	typ := o.Type
	if typ == nil || types.IsInterface(typ) {
		return nil
	}
	if o.Kind != Boxed {
		typ = types.NewPointer(typ)
	}
	sel := t.Pkg.Prog.MethodSets.MethodSet(typ).Lookup(m.Pkg(), m.Name())
	if sel == nil {
		return nil
	}
	return t.Pkg.Prog.MethodValue(sel)
}
