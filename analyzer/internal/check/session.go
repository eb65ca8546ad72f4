package check

import (
	"fmt"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// session reports one client's handle that is kept in a single slot of process
// scope and used from there.
var session = &Check{Name: "session", run: func(in *input) []*Finding {
	var found []*Finding
	for _, u := range in.Uses {
		r := u.Arrival.Ref
		if in.lent(u) {
			found = append(found, in.instance(u, fmt.Sprintf("%s %s and goes into the context of every request (%s); %s",
				r.Obj.Contract, in.words.built(u.Arrival), in.words.how(u), r.Obj.Contract.Promise), "given to a request here"))
			continue
		}
		if r.Obj.Contract.Role != contract.ClientHandle {
			continue
		}
		if in.keptElsewhere(u) {
			found = append(found, in.instance(u, fmt.Sprintf("%s of one client is kept by %s and used from there whoever asks (%s); %s",
				r.Obj.Contract, u.Name(), in.words.how(u), r.Obj.Contract.Promise), "kept by what is called here"))
			found[len(found)-1].Pos = place(u)
			continue
		}
		if r.Mode == flow.Own || !in.handled(u) {
			continue
		}
		store := u.Arrival.Store()
		if store == nil || store.Slot.InTable() || in.claimed(store) || in.byOwner(u) || putBack(u.Arrival) {
			continue
		}
		w := in.words
		kept := fmt.Sprintf("%s of one client is %s and used from there whoever asks", r.Obj.Contract, in.kept(u.Arrival))
		found = append(found, &Finding{
			Pos:       position(store.Instr),
			Object:    r.Obj,
			Message:   fmt.Sprintf("%s (%s); %s", kept, w.how(u), r.Obj.Contract.Promise),
			Steps:     w.steps(u.Arrival, u, "used here, for whichever client it belongs to"),
			elsewhere: in.elsewhere(flow.Variable{Obj: store.Slot}, store.Frame),
			kept:      kept,
		})
	}
	return append(found, in.addressees()...)
}}

// putBack reports whether a value was put back into a slot by a deferred function: what it is used for there is told of
// where it was put in.
func putBack(a *flow.Arrival) bool {
	for _, s := range a.Path() {
		if st, ok := s.Instr.(*ssa.Store); ok && s.Kind == flow.StepStored && deferred(st.Parent()) {
			return true
		}
	}
	return false
}

// keptElsewhere reports whether request code hands its client's handle to a function of another package that keeps
// it there for good, and uses what it kept.
func (in *input) keptElsewhere(u *flow.Use) bool {
	return u.Remote != nil && u.Remote.Kind == fact.Kept && u.Scope == scope.Request && u.Arrival.Ref.Obj.Kind == flow.Handle
}

// lent reports whether a session that startup code made is given to requests.
func (in *input) lent(u *flow.Use) bool {
	o := u.Arrival.Ref.Obj
	return isOrigin(o) && o.Contract.Role == contract.ClientHandle && o.Contract.InMemory &&
		o.Life() == scope.Startup && u.Kind == flow.Arg && u.Scope == scope.Request && u.Func != nil
}

// handled reports whether a use makes a kept handle do something.
func (in *input) handled(u *flow.Use) bool {
	if u.Remote != nil {
		return u.Remote.Kind != fact.Kept
	}
	switch u.Kind {
	case flow.Call:
		return !u.Arrival.Ref.Obj.Contract.IsHarmless(u.Name()) || in.addressesWith(u.Call)
	case flow.Arg:
		return u.Func != nil && len(u.Func.Wraps) == 0
	}
	return false
}
