package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A UseKind says how a value acts.
type UseKind uint8

const (
	// Call: one of its methods is called.
	Call UseKind = iota
	// Arg: it is passed to a function whose body is not here.
	Arg
	// SlotReturn: a factory slot returns it.
	SlotReturn
	// Mount: it is handed to other code as an http.Handler.
	Mount
)

// A Use is a place where a value that a contract speaks of acts. Whether that
// is a fault is for the checks to say.
type Use struct {
	Kind    UseKind
	Arrival *Arrival
	Instr   ssa.Instruction     // where
	Call    ssa.CallInstruction // the same, if it is a call; of a SlotReturn, the call with the slot
	Frame   *Frame
	Scope   scope.Scope    // how often the use happens
	Fn      *types.Func    // what is called; nil for a function value
	Func    *contract.Func // what is promised of it; nil if nothing
	Arg     int            // of Arg
	Remote  *fact.Use      // the use happens in another package, within the call
	Others  []*Arrival     // of a Connects call: what comes as the other party
}

// A SlotCall is a call that hands a factory to an SDK.
type SlotCall struct {
	Call  ssa.CallInstruction
	Frame *Frame
	Func  *contract.Func
}

// Slots returns the calls that hand factories to an SDK.
func (r *Result) Slots() []SlotCall { return r.tracer.slots }

type useKey struct {
	kind  UseKind
	ref   Ref
	instr ssa.Instruction
	call  ssa.CallInstruction
	arg   int
	scope scope.Scope
	fn    *ssa.Function
	rem   fact.Kind
	frame *Frame // where it matters which other arguments come with it
}

// use notes u, and the same of the values that the contract of u's value forwards to.
func (t *tracer) use(u *Use) {
	o := u.Arrival.Ref.Obj
	if o.Contract == nil {
		return
	}
	if u.Instr == nil && u.Call != nil {
		u.Instr = u.Call
	}
	key := useKey{kind: u.Kind, ref: u.Arrival.Ref, instr: u.Instr, call: u.Call, arg: u.Arg, scope: u.Scope}
	if u.Frame != nil {
		key.fn = u.Frame.Fn
	}
	if u.withArgs() {
		key.frame = u.Frame
	}
	if u.Remote != nil {
		key.rem = u.Remote.Kind + 1
	}
	if t.seen[key] {
		return
	}
	t.seen[key] = true
	t.uses = append(t.uses, u)
	for _, name := range o.Contract.Forwards {
		if i, typ := fieldNamed(o.Type, name); typ != nil {
			slot := t.part(o, i, typ)
			t.seedOpaque(slot, typ)
			t.each(slot.content, func(a *Arrival) {
				inner := *u
				inner.Arrival = &Arrival{Ref: Ref{a.Ref.Obj, max(a.Ref.Mode, u.Arrival.Ref.Mode)}, Prev: a}
				t.use(&inner)
			})
		}
	}
}

// withArgs reports whether it matters what else the call is given, and so which frame it is in: for whom a server is
// connected, and what a request adds to a server or sends.
func (u *Use) withArgs() bool {
	switch {
	case u.Func != nil && u.Func.Connects:
		return true
	case u.Scope == scope.Startup:
		return false
	case u.Remote != nil:
		return u.Remote.Kind == fact.Mutates
	case u.Func != nil && (u.Func.FanOut || u.Func.Mutates != contract.Absent):
		return true
	}
	return u.Kind == Call && u.Arrival.Ref.Obj.Contract.Role == contract.ClientHandle
}

// fieldNamed returns the index and type of a field of a struct type.
func fieldNamed(typ types.Type, name string) (int, types.Type) {
	if typ == nil {
		return 0, nil
	}
	st, ok := typ.Underlying().(*types.Struct)
	if !ok {
		return 0, nil
	}
	for i := range st.NumFields() {
		if st.Field(i).Name() == name {
			return i, st.Field(i).Type()
		}
	}
	return 0, nil
}

// actOnTracked notes the receiver and the arguments of a call that leaves the package.
func (t *tracer) actOnTracked(c *outcall, fn *contract.Func) {
	t.eachReceiver(c, func(a *Arrival) {
		t.use(&Use{Kind: Call, Arrival: a, Call: c.site, Frame: c.f, Scope: c.scope, Fn: c.fn, Func: fn})
	})
	for i, arg := range c.args {
		if t.carries(arg.Type()) {
			t.eachArg(c, i, func(a *Arrival) {
				t.use(&Use{Kind: Arg, Arrival: a, Call: c.site, Frame: c.f, Scope: c.scope, Fn: c.fn, Func: fn, Arg: i})
			})
		}
	}
}

// Version returns the version of the SDK that the slot is of, or "" if it cannot be known.
func (r *Result) Version(s SlotCall) string {
	fn := s.Call.Common().StaticCallee()
	if fn == nil || fn.Object() == nil {
		return ""
	}
	return r.tracer.Set.Version(s.Func.SDK, fn.Object().Pos())
}
