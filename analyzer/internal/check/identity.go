package check

import (
	"fmt"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// identity reports a server, client or handler that is built with the data of
// one request and kept in a single slot, from which later requests are served.
var identity = &Check{Name: "identity", run: func(in *input) []*Finding {
	var found []*Finding
	for _, u := range in.Uses {
		r := u.Arrival.Ref
		if !isOrigin(r.Obj) || !outlives(r) || !serves(u) || in.chosen(u.Arrival) {
			continue
		}
		src := in.feeds(u.Arrival)
		if src != nil && !in.configures(u.Arrival, src) && !in.sameForAll(src, r.Obj.RootFrame(), r.Obj.RootOrigin()) {
			found = append(found, in.identified(u, src))
		}
	}
	return append(found, in.firstUser(found)...)
}}

// configures reports whether a handler that is no part of MCP puts what it is
// sent into effect: whoever may do that means all clients, and is none of them.
func (in *input) configures(a *flow.Arrival, src *flow.Source) bool {
	run := in.Activation(a.Ref.Obj.RootFrame())
	return src.Body() && !in.answersClient(run)
}

// outlives reports whether what a request built is seen beyond it.
func outlives(r flow.Ref) bool {
	return r.Mode != flow.Own || r.Obj.Life() == scope.Once
}

// serves reports whether a use lets a value that may serve many act for a request.
func serves(u *flow.Use) bool {
	c := u.Arrival.Ref.Obj.Contract
	if c.Role != contract.ManySessions && c.Role != contract.UserBound {
		return false
	}
	switch u.Kind {
	case flow.SlotReturn:
		return true
	case flow.Call, flow.Arg:
		return u.Scope == scope.Request && acts(u) && !mutates(u)
	}
	return false
}

// feeds returns where request data enters an instance: by what it is built
// from, or by what is registered on it before it is kept.
func (in *input) feeds(a *flow.Arrival) *flow.Source {
	o := a.Ref.Obj
	at := o.RootFrame()
	if at == nil {
		return nil
	}
	switch origin := o.RootOrigin().(type) {
	case *ssa.Alloc:
		if src := in.Source(origin, at); src != nil {
			return src
		}
	case ssa.CallInstruction:
		for _, arg := range origin.Common().Args {
			if src := in.Source(arg, at); src != nil {
				return src
			}
		}
	}
	for _, u := range in.Uses {
		if u.Arrival.Ref.Obj != o || !mutates(u) || in.Activation(u.Frame) != in.Activation(at) {
			continue
		}
		for _, arg := range u.Call.Common().Args {
			if src := in.Source(arg, u.Frame); src != nil {
				return src
			}
		}
	}
	return nil
}

// mutates reports whether a use changes the server that it is a use of.
func mutates(u *flow.Use) bool {
	if u.Remote != nil {
		return u.Remote.Kind == fact.Mutates
	}
	if u.Func == nil || u.Call == nil || u.Func.Mutates == contract.Absent {
		return false
	}
	return u.Kind == flow.Call && u.Func.Mutates == contract.Receiver || u.Kind == flow.Arg && u.Func.Mutates == u.Arg
}

func (in *input) identified(u *flow.Use, src *flow.Source) *Finding {
	w := in.words
	f := in.instance(u, fmt.Sprintf("%s is built from %s (%s)%s and serves later requests as well (%s); they act as whoever came first",
		u.Arrival.Ref.Obj.Contract, src.What, w.at(sourcePos(src)), w.keptIn(u.Arrival), w.how(u)),
		"later requests get it here")
	if store := u.Arrival.Store(); store != nil {
		f.elsewhere = in.elsewhere(flow.Variable{Obj: store.Slot}, store.Frame)
		f.kept = fmt.Sprintf("%s is built from %s%s and serves later requests as well", u.Arrival.Ref.Obj.Contract, src.What, w.keptIn(u.Arrival))
	}
	return f
}
