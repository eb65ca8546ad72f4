package check

import (
	"fmt"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// oneServer reports a transport that a constructor gives to more than one
// server: two in one execution, or a new one for each request. (Where a server
// is built with its transport, each call makes another server.)
func (in *input) oneServer() []*Finding {
	var found []*Finding
	given := make(map[*flow.Object][]connection)
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		if u.Func == nil || !u.Func.Connects || u.Func.ServerArg != contract.Absent || u.Kind != flow.Arg || u.Arg != u.Func.TransportArg || u.Remote != nil {
			continue
		}
		if !isOrigin(o) || !o.Contract.OneServer && !belongsToOne(o.Contract.Role) {
			continue
		}
		w := in.words
		if o.Contract.OneServer && u.Scope == scope.Request && u.Arrival.Ref.Shared() && u.Arrival.Ref.Mode == flow.Own {
			found = append(found, in.instance(u, fmt.Sprintf("%s %s and is given to a new server for every request (%s); %s",
				o.Contract, w.built(u.Arrival), w.how(u), o.Contract.Promise), "given to another server here"))
		}
		c := connection{u.Call, u.Frame, u, nil}
		for _, prev := range given[o] {
			if (prev.call != c.call || prev.frame != c.frame) && follows(prev, c) {
				first, second := ssa.Instruction(prev.call), ssa.Instruction(c.call)
				if first == second {
					first, second = together(prev, c)
				}
				found = append(found, in.instance(u, fmt.Sprintf("%s is given to two servers, at %s and %s; %s",
					o.Contract, w.at(position(first)), w.at(position(second)), o.Contract.Promise),
					"given to a second server here"))
			}
		}
		given[o] = append(given[o], c)
	}
	return found
}

// keptHandler reports a handler that was made for one session and that the
// factory of handlers returns for later ones too.
func (in *input) keptHandler(u *flow.Use) *Finding {
	r := u.Arrival.Ref
	if u.Kind != flow.SlotReturn || r.Obj.Contract.Role != contract.OneSession || r.Mode == flow.Own || u.Func == nil {
		return nil
	}
	w := in.words
	return in.instance(u, fmt.Sprintf("%s %s and is what %s gets for every session; %s",
		r.Obj.Contract, w.built(u.Arrival), w.how(u), r.Obj.Contract.Promise), "later sessions get it here")
}
