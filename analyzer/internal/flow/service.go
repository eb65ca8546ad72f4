package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// services runs the methods of the services that a call registers: by what the
// contract of the function says, or because it takes a registrar, as the
// functions do that are generated for a service.
func (t *tracer) services(c *outcall, known *contract.Func) {
	if known != nil {
		t.mountsAny(c, known)
		for _, i := range known.Services {
			if i < len(c.args) {
				t.service(c, i, declaredAs(c.args[i]))
			}
		}
		return
	}
	if c.fn == nil || c.fn.Signature().Recv() != nil || !t.takesRegistrar(c.sig) {
		return
	}
	for i := range c.args {
		if iface, ok := c.param(i).Underlying().(*types.Interface); ok && t.isService(iface) && t.registrar(c.param(i)) == nil {
			t.service(c, i, iface)
		}
	}
}

func (t *tracer) takesRegistrar(sig *types.Signature) bool {
	for v := range sig.Params().Variables() {
		if t.registrar(v.Type()) != nil {
			return true
		}
	}
	return false
}

// isService reports whether all that an interface lets others call takes a
// message with a context, or a stream. (A component with Start and Stop does not.)
func (t *tracer) isService(iface *types.Interface) bool {
	found := false
	for m := range iface.Methods() {
		if !m.Exported() {
			continue // of generated code, to be embedded
		}
		sig := m.Signature()
		n := sig.Params().Len()
		if n == 0 || (n != 2 || !IsContext(sig.Params().At(0).Type())) && !scope.IsEntry(sig, t.Set) && !isStream(sig.Params().At(n-1).Type()) {
			return false
		}
		found = true
	}
	return found
}

// isStream reports whether typ is the interface of a gRPC stream.
func isStream(typ types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(typ, false, nil, "RecvMsg")
	return obj != nil && types.IsInterface(typ)
}

// registrar returns the contract of a type on which services are registered, or nil.
func (t *tracer) registrar(typ types.Type) *contract.Type {
	if sl, ok := typ.(*types.Slice); ok { // variadic options
		typ = sl.Elem()
	}
	if c := t.Set.Type(typ); c != nil && c.Registrar {
		return c
	}
	return nil
}

// declaredAs returns the interface as which source has a value that is then
// passed as any, or nil.
func declaredAs(v ssa.Value) *types.Interface {
	if change, ok := v.(*ssa.ChangeInterface); ok {
		v = change.X
	}
	if iface, ok := v.Type().Underlying().(*types.Interface); ok && iface.NumMethods() > 0 {
		return iface
	}
	return nil
}

// service runs methods of what reaches argument i, once for each request: those
// of iface, or else those that such a framework looks for by name.
func (t *tracer) service(c *outcall, i int, iface *types.Interface) {
	if c.served == nil {
		c.served = make(map[int]bool)
	}
	c.served[i] = true
	t.eachArg(c, i, func(a *Arrival) {
		o := a.Ref.Obj
		t.escape(o)
		if o.Type == nil || types.IsInterface(o.Type) {
			return
		}
		if iface != nil {
			for m := range iface.Methods() {
				t.serve(a, t.method(o, m))
			}
			return
		}
		named, ok := types.Unalias(o.Type).(*types.Named)
		if !ok {
			return
		}
		for m := range named.Methods() {
			if sig := m.Signature(); m.Exported() && sig.Params().Len()+sig.Results().Len() == 0 {
				t.serve(a, t.method(o, m))
			}
		}
	})
}

// handlerMethods runs the methods of a handler that argument i takes as an
// interface, once for each request: a lone method, and of several those that are
// given a context or a request. The others may be called just once, as for a name.
func (t *tracer) handlerMethods(c *outcall, i int, mcp bool, reg *Registration) {
	typ := c.param(i)
	if sl, ok := typ.Underlying().(*types.Slice); ok {
		typ = sl.Elem()
	}
	iface, ok := typ.Underlying().(*types.Interface)
	if !ok || iface.NumMethods() == 0 {
		return
	}
	t.eachArg(c, i, func(a *Arrival) {
		t.escape(a.Ref.Obj)
		for m := range iface.Methods() {
			if iface.NumMethods() > 1 && !takesContext(m.Signature()) && !scope.IsEntry(m.Signature(), t.Set) {
				continue
			}
			if f := t.serve(a, t.method(a.Ref.Obj, m)); f != nil {
				f.handler = f.handler || mcp
				f.registers(reg)
			}
		}
	})
}

func takesContext(sig *types.Signature) bool {
	return sig.Params().Len() > 0 && IsContext(sig.Params().At(0).Type())
}

// serve runs a method that is called for each request.
func (t *tracer) serve(a *Arrival, fn *ssa.Function) *Frame {
	if fn == nil || fn.Blocks == nil || t.skipped(fn) {
		return nil
	}
	f := t.frame(fn, scope.Request, nil, nil, a.Ref.Obj)
	t.receiveSelf(f, a)
	t.receiveRest(f)
	return f
}

// promised returns the contract of what is called, which may be a function that
// the package of a framework keeps in a variable.
func (t *tracer) promised(c *outcall) *contract.Func {
	if c.fn != nil || c.site.Common().IsInvoke() {
		return t.Set.Func(c.fn)
	}
	load, ok := c.site.Common().Value.(*ssa.UnOp)
	if !ok {
		return nil
	}
	if g, ok := load.X.(*ssa.Global); ok && g.Pkg != t.Pkg {
		if v, ok := g.Object().(*types.Var); ok {
			return t.Set.FuncVar(v)
		}
	}
	return nil
}

// mountsAny notes the handlers that an adapter of a framework takes as any.
func (t *tracer) mountsAny(c *outcall, known *contract.Func) {
	if known.SDK.Kind != contract.KindFramework {
		return
	}
	for _, i := range known.Wraps {
		if i < 0 || i >= len(c.args) {
			continue
		}
		if iface, ok := c.param(i).Underlying().(*types.Interface); !ok || iface.NumMethods() > 0 {
			continue
		}
		t.eachArg(c, i, func(a *Arrival) {
			if typ := a.Ref.Obj.Type; typ != nil && hasHandler(typ) {
				t.use(&Use{Kind: Mount, Arrival: a, Instr: c.site, Call: c.site, Frame: c.f, Scope: c.scope})
			}
		})
	}
}

// hasHandler reports whether a pointer to a value of type typ has the method of http.Handler.
func hasHandler(typ types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(typ), true, nil, "ServeHTTP")
	m, ok := obj.(*types.Func)
	return ok && m.Signature().Params().Len() == 2
}

// actsAs gives what a factory returns the contract of the interface that it
// returns it as, if its own type has none: the handler of one session is of a
// type of the program.
func (t *tracer) actsAs(a *Arrival, factory *ssa.Function) {
	o := a.Ref.Obj
	if o.Contract != nil || o.Kind != Memory || o.Parent != nil || factory.Signature.Results().Len() == 0 {
		return
	}
	if c := t.Set.Type(factory.Signature.Results().At(0).Type()); c != nil && c.Role == contract.OneSession {
		o.Contract = c
	}
}
