package check

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// unserved finds HTTP transports that startup code connects and that nothing
// ever serves: no client can reach them.
func (in *input) unserved() []*Finding {
	uses := make(map[*flow.Object][]*flow.Use)
	var order []*flow.Object
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		if uses[o] == nil {
			order = append(order, o)
		}
		uses[o] = append(uses[o], u)
	}
	var found []*Finding
	for _, o := range order {
		if !isOrigin(o) || o.Contract.Role != contract.OneSession || o.Life() != scope.Startup || o.Loose() || o.From != nil || !hasServeHTTP(o.Type) {
			continue
		}
		if u := onlyConnected(uses[o]); u != nil {
			found = append(found, in.instance(u, fmt.Sprintf("%s is connected by %s and served by no handler, so that no client can reach it",
				o.Contract, in.words.how(u)), "connected here, and never served"))
		}
	}
	return found
}

// onlyConnected returns the use that connects a transport, if there is none that serves it.
func onlyConnected(uses []*flow.Use) *flow.Use {
	for _, u := range uses {
		if u.Remote != nil || u.Kind != flow.Arg || u.Func == nil || !u.Func.Connects || u.Func.TransportArg != u.Arg || u.Scope != scope.Startup {
			return nil
		}
	}
	return uses[0]
}

func hasServeHTTP(typ types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(typ), true, nil, "ServeHTTP")
	_, ok := obj.(*types.Func)
	return ok
}

// forgetful finds handlers with a table of sessions that are built for one
// request, serve it and are gone.
func (in *input) forgetful() []*Finding {
	var found []*Finding
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		if o.Kind != flow.Built || !o.Contract.IsHandler() || o.From != nil {
			continue
		}
		if u.Kind != flow.Call || u.Name() != "ServeHTTP" || u.Arrival.Ref.Mode != flow.Own || o.Life() != scope.Request || o.Loose() || in.Outlived(o) {
			continue
		}
		if call, ok := o.RootOrigin().(*ssa.Call); ok && keepsSessions(call) {
			found = append(found, in.instance(u, fmt.Sprintf("%s is built for each request (served at %s) and forgets its sessions with it; build it once, or make it stateless",
				o.Contract, in.words.at(place(u))), "serves one request here"))
		}
	}
	return found
}

// keepsSessions reports whether the options of a handler, which come last, say
// that it has sessions: none are given, or a literal that is not stateless.
// Options that cannot be read say nothing.
func keepsSessions(call *ssa.Call) bool {
	args := call.Common().Args
	if len(args) == 0 {
		return false
	}
	switch opts := args[len(args)-1].(type) {
	case *ssa.Const:
		return opts.IsNil()
	case *ssa.Alloc:
		return opts.Comment == "complit" && !sets(opts, "Stateless") && onlyFilled(opts)
	}
	return false
}

// sets reports whether a field of the literal is given a value.
func sets(lit *ssa.Alloc, field string) bool {
	st, ok := lit.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for _, r := range *lit.Referrers() {
		if fa, ok := r.(*ssa.FieldAddr); ok && st.Field(fa.Field).Name() == field {
			return true
		}
	}
	return false
}

// onlyFilled reports whether a literal is not handed to anything but one call.
func onlyFilled(lit *ssa.Alloc) bool {
	for _, r := range *lit.Referrers() {
		switch r.(type) {
		case *ssa.FieldAddr, *ssa.Call:
		default:
			return false
		}
	}
	return true
}
