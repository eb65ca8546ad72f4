package check

import (
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// An elsewhere says that those who call exported functions of the package decide
// how many clients reach something, since they have the server. It can be told to
// them where there is an outlet.
type elsewhere struct{ outlets []outlet }

// An outlet is a run of an exported function that is given a server, or returns it.
type outlet struct {
	run    *flow.Frame
	of, in fact.Path // the server and what its handlers fill, as in a fact.Keep
}

// elsewhere reports that callers elsewhere decide how many clients reach a slot
// that the frame by fills, which is part of a handler. It returns nil if this
// package does: what the slot is part of is there for the process, or the handler
// is registered on a server that is served here.
func (in *input) elsewhere(slot flow.Variable, by *flow.Frame) *elsewhere {
	owned := in.besideServer(slot.Built())
	if !owned && !in.ofCaller(slot) {
		return nil
	}
	e := new(elsewhere)
	known := false
	for _, reg := range in.registrations(by) {
		for _, s := range reg.Servers {
			switch {
			case in.leftOpen(s.Ref.Obj):
				e.add(in.outlet(s.Ref.Obj, slot, reg.Frame))
			case !owned:
				return nil
			}
			known = true
		}
	}
	if !owned && !known {
		return nil
	}
	return e
}

func (e *elsewhere) add(out outlet, ok bool) {
	if ok {
		e.outlets = append(e.outlets, out)
	}
}

// ofCaller reports whether callers elsewhere decide how many there are of what a
// slot is part of: each call of an exported function builds one, or they build it.
func (in *input) ofCaller(slot flow.Variable) bool {
	o := slot.Obj
	if in.Package().Name() == "main" || o != nil && in.InVariables(o) {
		return false
	}
	if f := slot.Built(); f != nil {
		return f.Scope == scope.Startup && f.Exported() != nil
	}
	return o != nil && o.Root().Kind == flow.Outside
}

// leftOpen reports whether nothing here serves a server, and callers elsewhere
// pass it, or get it.
func (in *input) leftOpen(s *flow.Object) bool {
	switch {
	case in.served()[s]:
		return false
	case isOrigin(s):
		return (s.From == nil || !s.From.Process) && in.ofCaller(flow.Variable{Obj: s})
	}
	return s.Kind == flow.Param || s.Kind == flow.Outside && s.RootFrame() == nil // in an object that they build
}

// registrations returns the calls that registered the handler which led to f. For
// one that a server gets as it is built, that is where the server is built.
func (in *input) registrations(f *flow.Frame) []*flow.Registration {
	run := in.Activation(f)
	if regs := run.Registered(); len(regs) > 0 || !run.Handles() {
		return regs
	}
	maker := run.Outer()
	if maker == nil {
		return nil
	}
	reg := &flow.Registration{Frame: maker}
	for _, s := range in.Built() {
		if s.Contract.IsServer() && below(s.RootFrame(), maker.Root()) {
			reg.Servers = append(reg.Servers, &flow.Arrival{Ref: flow.Ref{Obj: s}})
		}
	}
	if len(reg.Servers) != 1 {
		return nil // which of them it is, is not known
	}
	return []*flow.Registration{reg}
}

// outlet returns how callers elsewhere get at a server, and at what its handlers
// fill, where both are of the run that f is part of.
func (in *input) outlet(s *flow.Object, slot flow.Variable, f *flow.Frame) (outlet, bool) {
	run := f.Exported()
	if run == nil || s.Kind != flow.Param && s.RootFrame().Exported() != run {
		return outlet{}, false
	}
	of, ok := in.PathTo(s, run)
	if !ok {
		return outlet{}, false
	}
	if made := slot.Built(); made != nil && made.Exported() == run && (slot.Obj == nil || slot.Obj.Root().Kind != flow.Param) {
		return outlet{run, of, fact.Path{Base: fact.Fresh}}, true
	}
	if slot.Obj == nil {
		return outlet{}, false
	}
	to, ok := in.PathTo(slot.Obj.Root(), run)
	return outlet{run, of, to}, ok
}
