package check

import (
	"fmt"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// transport reports values that belong to one session and serve several: built
// for the process and used by requests or mounted, kept from one request for
// others, or given to two servers.
var transport = &Check{Name: "transport", run: func(in *input) []*Finding {
	var found []*Finding
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		if !isOrigin(o) || !belongsToOne(o.Contract.Role) {
			continue
		}
		if o.Contract.Role == contract.OneProcess {
			if u.Scope == scope.Request && u.Kind == flow.Call && acts(u) {
				found = append(found, in.onlyOne(u))
			}
			continue
		}
		if !u.Arrival.Ref.Shared() || u.Arrival.Ref.Mode != flow.Own && in.chosen(u.Arrival) {
			continue
		}
		switch {
		case u.Kind == flow.Mount && u.Scope != scope.Request:
			found = append(found, in.mounted(u))
		case u.Scope == scope.Request && acts(u):
			found = append(found, in.serving(u))
		}
	}
	found = append(found, in.twoServers()...)
	found = append(found, in.oneServer()...)
	found = append(found, in.unserved()...)
	return append(found, in.forgetful()...)
}}

func belongsToOne(r contract.Role) bool {
	return r == contract.OneSession || r == contract.OneRequest || r == contract.OneProcess
}

// acts reports whether a use makes a value do something for a client: looking
// at it, closing it or wrapping it does not.
func acts(u *flow.Use) bool {
	if u.Remote != nil {
		return u.Remote.Kind != fact.Mutates && u.Remote.Kind != fact.Served
	}
	switch u.Kind {
	case flow.Call:
		return !u.Arrival.Ref.Obj.Contract.IsHarmless(u.Name())
	case flow.Arg:
		return u.Func != nil && (u.Func.Connects || !u.Func.Builds) && len(u.Func.Wraps) == 0 && !u.Func.Client
	case flow.Mount:
		return true
	}
	return false
}

func (in *input) mounted(u *flow.Use) *Finding {
	o := u.Arrival.Ref.Obj
	w := in.words
	return in.instance(u, fmt.Sprintf("%s %s and serves every HTTP client (mounted at %s); %s",
		o.Contract, w.built(u.Arrival), w.at(place(u)), o.Contract.Promise),
		"mounted here for every client")
}

func (in *input) serving(u *flow.Use) *Finding {
	o := u.Arrival.Ref.Obj
	w := in.words
	last := "used for a request here"
	if u.Arrival.Ref.Mode == flow.Kept {
		f := in.instance(u, fmt.Sprintf("%s of one request is %s and used by other requests (%s); %s",
			o.Contract, in.kept(u.Arrival), w.how(u), o.Contract.Promise), last)
		f.Pos = storePos(u.Arrival)
		return f
	}
	which := "every request"
	if fromTable(u.Arrival) {
		which = "many requests"
	}
	return in.instance(u, fmt.Sprintf("%s %s and used for %s (%s); %s",
		o.Contract, w.built(u.Arrival), which, w.how(u), o.Contract.Promise), last)
}

// fromTable reports whether a value is one of those that a container holds.
func fromTable(a *flow.Arrival) bool {
	for _, s := range a.Path() {
		if s.Slot != nil && s.Slot.InTable() {
			return true
		}
	}
	return false
}

// onlyOne is said of a value that the process can have one of, wherever it is built.
func (in *input) onlyOne(u *flow.Use) *Finding {
	o := u.Arrival.Ref.Obj
	return in.instance(u, fmt.Sprintf("%s serves every connection (%s), however many of it are built; %s",
		o.Contract, in.words.how(u), o.Contract.Promise), "used for a connection here")
}

// instance makes a finding about an instance, at its birth.
func (in *input) instance(u *flow.Use, message, last string) *Finding {
	f := &Finding{Message: message, Object: u.Arrival.Ref.Obj, use: u, Steps: in.words.steps(u.Arrival, u, last)}
	if instr, _ := birth(u.Arrival); instr != nil {
		f.Pos = position(instr)
	} else {
		f.Pos = place(u)
	}
	return f
}

// kept says in which slot a request left a value.
func (in *input) kept(a *flow.Arrival) string {
	if route := in.words.route(a); route != "" {
		return route
	}
	return "kept"
}

// storePos returns where a request left a value for others: at the origin, if
// the store is in the same function.
func storePos(a *flow.Arrival) token.Pos {
	store := a.Store()
	if store == nil {
		return position(a.Ref.Obj.RootOrigin())
	}
	instr, in := birth(a)
	if instr != nil && in != nil && instr.Parent() == store.Instr.Parent() {
		return position(instr)
	}
	return position(store.Instr)
}

// connection is one call that gives a transport to a server.
type connection struct {
	call      ssa.CallInstruction
	frame     *flow.Frame
	transport *flow.Use
	servers   map[*flow.Object]bool
}

// twoServers reports a transport that two servers get in one execution.
func (in *input) twoServers() []*Finding {
	servers := make(map[connectCall]map[*flow.Object]bool)
	for _, u := range in.Uses {
		if u.Func == nil || !u.Func.Connects || u.Call == nil || u.Remote != nil {
			continue
		}
		isServer := u.Kind == flow.Call && u.Func.ServerArg == contract.Receiver || u.Kind == flow.Arg && u.Arg == u.Func.ServerArg
		if isServer {
			k := connectCall{u.Call, u.Frame}
			if servers[k] == nil {
				servers[k] = make(map[*flow.Object]bool)
			}
			servers[k][u.Arrival.Ref.Obj] = true
		}
	}
	var found []*Finding
	given := make(map[*flow.Object][]connection)
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		if u.Func == nil || !u.Func.Connects || u.Kind != flow.Arg || u.Arg != u.Func.TransportArg || u.Remote != nil {
			continue
		}
		if !isOrigin(o) || !belongsToOne(o.Contract.Role) {
			continue
		}
		c := connection{u.Call, u.Frame, u, servers[connectCall{u.Call, u.Frame}]}
		for _, prev := range given[o] {
			if len(c.servers) > 0 && len(prev.servers) > 0 && disjoint(c.servers, prev.servers) && follows(prev, c) {
				found = append(found, in.instance(u, fmt.Sprintf("%s is given to two servers, at %s and %s; %s",
					o.Contract, in.words.at(position(prev.call)), in.words.at(position(c.call)), o.Contract.Promise),
					"given to a second server here"))
			}
		}
		given[o] = append(given[o], c)
	}
	return found
}

func disjoint(a, b map[*flow.Object]bool) bool {
	for o := range a {
		if b[o] {
			return false
		}
	}
	return true
}

// follows reports whether both calls happen in one execution: within the frame
// that they have in common, one comes after the other, and not instead of one
// that failed.
func follows(a, b connection) bool {
	p, q := together(a, b)
	return p != nil && p != q && (scope.Reaches(p.Block(), q.Block()) || scope.Reaches(q.Block(), p.Block())) &&
		!ifFailed(p, q) && !ifFailed(q, p)
}

// ifFailed reports whether then runs only if the call tried gave an error.
func ifFailed(tried, then ssa.Instruction) bool {
	for b := then.Block().Idom(); b != nil; b = b.Idom() {
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || !isErrorTest(test.Cond) {
			continue
		}
		op := test.Cond.(*ssa.BinOp)
		failed := b.Succs[0]
		if op.Op == token.EQL {
			failed = b.Succs[1]
		}
		if (isResult(op.X, tried) || isResult(op.Y, tried)) && scope.Behind(failed, then.Block()) {
			return true
		}
	}
	return false
}

// isResult reports whether v is what a call returned, or one of it.
func isResult(v ssa.Value, call ssa.Instruction) bool {
	if one, ok := v.(*ssa.Extract); ok {
		v = one.Tuple
	}
	instr, ok := v.(ssa.Instruction)
	return ok && instr == call
}

// together returns the instructions by which two connections happen in the
// frame that they have in common; nil if there is none.
func together(a, b connection) (ssa.Instruction, ssa.Instruction) {
	type place struct {
		frame *flow.Frame
		instr ssa.Instruction
	}
	up := func(c connection) []place {
		list := []place{{c.frame, c.call}}
		for f := c.frame; f.Caller != nil; f = f.Caller {
			list = append(list, place{f.Caller, f.Site})
		}
		return list
	}
	for _, p := range up(a) {
		for _, q := range up(b) {
			if p.frame == q.frame {
				return p.instr, q.instr
			}
		}
	}
	return nil, nil
}
