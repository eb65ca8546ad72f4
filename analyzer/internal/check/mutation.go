package check

import (
	"fmt"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// mutation reports request code of MCP that changes what a server of other
// clients offers.
var mutation = &Check{Name: "mutation", run: func(in *input) []*Finding {
	served := in.served()
	var found, same []*Finding
	for _, u := range in.Uses {
		r := u.Arrival.Ref
		if !isOrigin(r.Obj) || !mutates(u) || !u.Scope.Serves() || !r.Shared() || !served[r.Obj] {
			continue
		}
		run := in.Activation(u.Frame)
		if built := r.Obj.RootFrame(); built != nil && in.Activation(built) == run && r.Mode == flow.Own {
			continue // construction
		}
		src := in.registered(u)
		if src == nil && (u.Scope == scope.Once || in.onceForAll(u, run) || in.onceEach(u)) {
			continue // done once, the same for everybody
		}
		if !in.answersClient(run) && (src == nil || src.Body()) {
			continue
		}
		if src == nil {
			same = append(same, in.mutated(u, run, nil))
			continue
		}
		found = append(found, in.mutated(u, run, src))
	}
	return append(found, same...) // of one call, what tells more
}}

// served finds the servers that several clients reach over HTTP.
func (in *input) served() map[*flow.Object]bool {
	if in.servers != nil {
		return in.servers
	}
	in.servers = make(map[*flow.Object]bool)
	for _, u := range in.Uses {
		if in.reaches(u) {
			in.servers[u.Arrival.Ref.Obj] = true
		}
	}
	return in.servers
}

// reaches reports whether a use lets several clients reach a server over HTTP,
// or lets one client reach it for each run of the code.
func (in *input) reaches(u *flow.Use) bool {
	if u.Remote != nil && u.Remote.Kind == fact.Served {
		return true
	}
	return returnedBySlot(u) || u.Scope == scope.Request && connects(u) || in.Opens(u)
}

// endpoints finds the runs of HTTP handlers that lead to a handler or transport of an SDK.
func (in *input) endpoints() map[*flow.Frame]bool {
	if in.runs != nil {
		return in.runs
	}
	in.runs = make(map[*flow.Frame]bool)
	for _, u := range in.Uses {
		if u.Kind == flow.Call && u.Frame != nil && u.Fn != nil && u.Fn.Name() == "ServeHTTP" {
			in.runs[in.Activation(u.Frame)] = true
		}
	}
	return in.runs
}

// answersClient reports whether a run is part of what answers a client of MCP.
func (in *input) answersClient(run *flow.Frame) bool {
	return run.Handles() || run.Answers() || in.endpoints()[run]
}

// registered returns where request data enters what is registered.
func (in *input) registered(u *flow.Use) *flow.Source {
	args := u.Call.Common().Args
	for i, arg := range args {
		if u.Remote == nil && (u.Kind == flow.Call && i == 0 && len(args) > 1 && !u.Call.Common().IsInvoke() || u.Kind == flow.Arg && i == u.Func.Mutates) {
			continue // the server itself
		}
		if src := in.Source(arg, u.Frame); src != nil {
			return src
		}
	}
	return nil
}

func (in *input) mutated(u *flow.Use, run *flow.Frame, src *flow.Source) *Finding {
	w := in.words
	when := "while it handles a request"
	switch {
	case run.Answers():
		when = "when a session asks for its server"
	case run.Handles():
		when = "while it handles a call of one client"
	}
	how, what := u.How(), "tools, prompts, resources or middleware"
	if u.Func != nil {
		how, what = u.Func.String(), u.Func.MutatesWhat
	} else if u.Fn != nil && u.Fn.Pkg() != nil {
		how = u.Fn.Pkg().Name() + "." + u.Fn.Name()
	}
	with := ""
	if src != nil {
		with = fmt.Sprintf(", with %s closed over (%s)", src.What, w.at(sourcePos(src)))
	}
	return &Finding{
		Pos:    place(u),
		Object: u.Arrival.Ref.Obj,
		Message: fmt.Sprintf("%s changes the %s of a %s that other clients use%s%s, %s",
			how, what, u.Arrival.Ref.Obj.Contract, w.builtAt(u.Arrival), with, when),
		Steps: w.steps(u.Arrival, u, "changed here, for every client"),
	}
}
