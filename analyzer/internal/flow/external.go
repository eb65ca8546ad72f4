package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// An outcall is a call of a function whose body is not here.
type outcall struct {
	f     *Frame
	site  ssa.CallInstruction
	scope scope.Scope
	fn    *types.Func      // nil for a function value
	sig   *types.Signature // as called: type parameters are replaced
	recv  ssa.Value        // nil for functions
	args  []ssa.Value      // without the receiver
	self  *Arrival         // the receiver, if it is known better than recv

	served    map[int]bool // arguments that are services; see services
	toSDK     bool         // its contract says all that becomes of tracked arguments
	connected int          // 1 + the argument that the SDK only talks through, if any
}

// newOutcall takes the arguments of site as ssa has them, where the receiver
// of a method that is called statically comes first.
func newOutcall(f *Frame, site ssa.CallInstruction, s scope.Scope, fn *types.Func, args []ssa.Value) *outcall {
	c := &outcall{f: f, site: site, scope: s, fn: fn, sig: site.Common().Signature(), args: args}
	if common := site.Common(); common.IsInvoke() {
		c.recv = common.Value
	} else if fn != nil && fn.Signature().Recv() != nil && len(args) > 0 && len(args) > fn.Signature().Params().Len() {
		c.recv, c.args = args[0], args[1:]
	}
	return c
}

// param returns the declared type of argument i; a variadic argument arrives
// as the slice it is.
func (c *outcall) param(i int) types.Type {
	sig := c.sig
	n := sig.Params().Len()
	if c.recv != nil && !c.site.Common().IsInvoke() && n == len(c.args)+1 {
		i++ // a method called through its expression
	}
	if i >= n {
		return types.Typ[types.Invalid]
	}
	return sig.Params().At(i).Type()
}

// external follows a call of a function whose body is not here: by what its
// contract says, by what its package told in a fact, by what is known of the
// standard library, or else by what types allow.
func (t *tracer) external(c *outcall) {
	known := t.promised(c)
	t.actOnTracked(c, known)
	t.sessionIDs(c)
	t.services(c, known)
	t.passesOn(c, known)
	if known != nil && t.byContract(c, known) {
		return
	}
	if t.byModel(c) {
		return
	}
	t.handles(c)
	if c.fn != nil && t.Summary != nil {
		if sum := t.Summary(c.fn.Origin()); sum != nil {
			t.apply(c, sum)
			t.keepers(c)
			t.hand(c, nil)
			return
		}
	}
	t.byTypes(c)
	t.keepers(c)
	t.hand(c, nil)
}

// eachValue calls do for what reaches an argument, or the elements of a variadic one.
func (t *tracer) eachValue(f *Frame, v ssa.Value, do func(*Arrival)) {
	sl, ok := v.Type().Underlying().(*types.Slice)
	if !ok {
		t.each(t.val(f, v), do)
		return
	}
	t.each(t.val(f, v), func(a *Arrival) {
		t.each(t.part(a.Ref.Obj, elem, sl.Elem()).content, do)
	})
}

// eachReceiver calls do for what the method is called on.
func (t *tracer) eachReceiver(c *outcall, do func(*Arrival)) {
	switch {
	case c.self != nil:
		do(c.self)
	case c.recv != nil:
		t.each(t.val(c.f, c.recv), do)
	}
}

// eachArg calls do for what reaches argument i, where contract.Receiver stands
// for the receiver.
func (t *tracer) eachArg(c *outcall, i int, do func(*Arrival)) {
	switch {
	case i == contract.Receiver:
		t.eachReceiver(c, do)
	case i >= 0 && i < len(c.args):
		t.eachValue(c.f, c.args[i], do)
	}
}

// eachElem calls do for the structs in the slice that argument i is: they are
// where they are, in the slice.
func (t *tracer) eachElem(c *outcall, i int, do func(*Arrival)) {
	if i < 0 || i >= len(c.args) {
		return
	}
	sl, ok := c.args[i].Type().Underlying().(*types.Slice)
	if !ok || !isStruct(sl.Elem()) {
		return
	}
	t.each(t.val(c.f, c.args[i]), func(a *Arrival) {
		do(&Arrival{Ref: Ref{t.part(a.Ref.Obj, elem, sl.Elem()), a.Ref.Mode}, Prev: a})
	})
}

// byContract follows a call by what the SDK promises. It reports whether that
// says all about the results.
func (t *tracer) byContract(c *outcall, fn *contract.Func) bool {
	if len(fn.Slots) > 0 {
		t.slots = append(t.slots, SlotCall{c.site, c.f, fn})
	}
	for _, i := range fn.Slots {
		t.eachArg(c, i, func(a *Arrival) { t.slot(c, fn, a) })
	}
	special := make(map[int]bool)
	mcp := fn.SDK.Kind == contract.KindSDK
	reg := t.registration(c, fn)
	for _, i := range fn.Handlers {
		special[i] = true
		t.eachArg(c, i, func(a *Arrival) { t.handler(a, mcp, reg) })
		t.eachElem(c, i, func(a *Arrival) { t.handler(a, mcp, reg) })
		t.handlerMethods(c, i, mcp, reg)
	}
	for _, i := range fn.Middleware {
		special[i] = true
		t.eachArg(c, i, func(a *Arrival) {
			if f := t.runOutside(a, c.scope); f != nil {
				t.each(f.result(0), func(h *Arrival) { t.handler(h, mcp, reg) })
			}
		})
	}
	for _, i := range fn.Slots {
		special[i] = true
	}
	if fn.Client {
		for i := range c.args {
			special[i] = true
		}
	}
	c.toSDK = fn.SDK.Kind == contract.KindSDK
	if fn.Connects && fn.TransportArg >= 0 {
		c.connected = fn.TransportArg + 1
	}
	if fn.FanOut {
		t.fanOut(c, fn.SDK.Factory)
	}
	t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
		for _, w := range fn.Wraps {
			t.eachArg(c, w, func(a *Arrival) {
				t.add(n, a.Ref, a, &Step{Kind: StepThrough, Instr: c.site, Frame: c.f})
			})
		}
		what := t.Set.Type(typ)
		switch {
		case what == nil || what.Role == contract.None:
		case fn.Builds:
			o := t.object(Built, deref(typ), c.f, c.scope, c.site)
			o.Contract = what
			t.add(n, Ref{Obj: o}, nil, &Step{Kind: StepBuilt, Instr: c.site, Frame: c.f})
		}
	})
	if len(fn.Wraps) == 0 && !fn.Builds {
		t.handles(c)
	}
	t.hand(c, special)
	return true
}

func typeOf(o *Object) types.Type {
	if o.Type == nil {
		return types.Typ[types.Invalid]
	}
	return o.Type
}

// byTypes bounds what an unknown function does with its arguments by types: a
// result of the same type parameter as an argument, or of the interface that
// an argument was converted to, is taken to hold it.
func (t *tracer) byTypes(c *outcall) {
	declared := c.sig
	if c.fn != nil {
		declared = c.fn.Origin().Signature()
	}
	t.results(c.f, c.site, func(i int, typ types.Type, n *node) {
		if i >= declared.Results().Len() {
			return
		}
		want := declared.Results().At(i).Type()
		for j, arg := range c.args {
			if j >= declared.Params().Len() || !t.carries(arg.Type()) {
				continue
			}
			have := declared.Params().At(j).Type()
			if declared.Variadic() && j == declared.Params().Len()-1 {
				have = have.(*types.Slice).Elem()
			}
			if holds(want, have) {
				t.eachArg(c, j, func(a *Arrival) {
					t.add(n, a.Ref, a, &Step{Kind: StepThrough, Instr: c.site, Frame: c.f})
				})
			}
		}
		if isRoutable(want) && c.recv != nil && types.Identical(c.recv.Type(), typ) {
			t.eachReceiver(c, func(a *Arrival) { t.add(n, a.Ref, a, nil) }) // a builder returns itself
		}
	})
}

// holds reports whether a result of type want is taken to hold an argument
// declared as have.
func holds(want, have types.Type) bool {
	if !types.Identical(want, have) {
		return false
	}
	if _, ok := types.Unalias(want).(*types.TypeParam); ok {
		return true
	}
	iface, ok := want.Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0 && !symbol.IsError(want)
}

func isRoutable(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0
}

// hand gives arguments to code elsewhere, which may call the functions among
// them and the methods of the interfaces it takes them as.
func (t *tracer) hand(c *outcall, special map[int]bool) {
	for i, arg := range c.args {
		if special[i] || c.served[i] || !t.carries(arg.Type()) {
			continue
		}
		typ := c.param(i)
		if sl, ok := typ.Underlying().(*types.Slice); ok && c.sig.Variadic() {
			typ = sl.Elem()
		}
		t.eachValue(c.f, arg, func(a *Arrival) {
			if c.connected != i+1 && (!c.toSDK || a.Ref.Obj.Contract == nil) {
				a.Ref.Obj.given = true
				t.escape(a.Ref.Obj)
			}
			t.give(c.f, c.site, c.scope, typ, a)
		})
	}
}

// give hands one value to code elsewhere, as a value of type typ.
func (t *tracer) give(f *Frame, instr ssa.Instruction, s scope.Scope, typ types.Type, a *Arrival) {
	switch o := a.Ref.Obj; o.Kind {
	case Closure, Once:
		if o.Kind == Closure && s == scope.Startup && o.fn.Signature.Params().Len() > 0 && isCall(instr) {
			s = scope.Unknown // how often such a callback runs, its callee knows
		}
		t.runOutside(a, s)
		return
	}
	if servesHTTP(typ) {
		call, _ := instr.(ssa.CallInstruction)
		t.use(&Use{Kind: Mount, Arrival: a, Instr: instr, Call: call, Frame: f, Scope: s})
	}
	t.runRemote(f, instr, s, typ, a)
	t.handOut(s, typ, a)
}

func isCall(instr ssa.Instruction) bool {
	_, ok := instr.(ssa.CallInstruction)
	return ok
}

// leave notes what is stored into a struct that another package declares:
// that is how configuration is handed over.
func (t *tracer) leave(f *Frame, instr ssa.Instruction, val *node, slot *Object) {
	if slot.Parent == nil || slot.Parent.Type == nil || slot.Sel < 0 {
		return
	}
	named, ok := types.Unalias(slot.Parent.Type).(*types.Named)
	if !ok || named.Obj().Pkg() == t.Pkg.Pkg || slot.Parent.Contract != nil {
		return
	}
	t.setsGenerator(instr, val, slot)
	t.each(val, func(a *Arrival) {
		if a.Ref.Obj.Kind != Closure && a.Ref.Obj.Kind != Once {
			a.Ref.Obj.given = true
			t.escape(a.Ref.Obj)
			t.give(f, instr, f.Scope, slot.Type, a)
		}
	})
}

// servesHTTP reports whether typ is an interface with the method of http.Handler.
func servesHTTP(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	if !ok {
		return false
	}
	obj, _, _ := types.LookupFieldOrMethod(iface, false, nil, "ServeHTTP")
	m, ok := obj.(*types.Func)
	return ok && m.Signature().Params().Len() == 2
}
