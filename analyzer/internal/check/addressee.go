package check

import (
	"fmt"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// addressees reports what says which client is meant, the id of its session or the context of a request of it, where a
// request leaves it in a single slot and a call finds it there: the client is then the one that came last.
func (in *input) addressees() []*Finding {
	var found []*Finding
	for _, call := range in.SDKCalls() {
		known := in.Promised(call)
		if known == nil || known.Addresses < 0 {
			continue
		}
		args := passed(call)
		for _, f := range in.Frames(call.Parent()) {
			if w := in.addressed(args[known.Addresses], f); w != nil {
				found = append(found, in.misaddressed(w, call, known))
			}
		}
	}
	return found
}

// addressed returns the write by which a request said whom v means, if that is read from a single slot that other
// requests write as well.
func (in *input) addressed(v ssa.Value, f *flow.Frame) *flow.Access {
	v, f = passedAs(v, f)
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil
	}
	vars := in.Shared(load.X, f)
	if len(vars) == 0 || in.asksWho(f) || in.OwnTurn(flow.Access{Instr: load, Frame: f}) {
		return nil
	}
	accesses := in.Accesses(scope.Request)
	for i := range accesses {
		w := &accesses[i]
		if w.Val == nil || w.Key != "" || !types.Identical(w.Val.Type(), load.Type()) || scope.Dominates(w.Instr, load) || restores(w.Instr) {
			continue
		}
		if in.tellsClient(w.Val, w.Frame) && meet(in.Shared(w.Addr, w.Frame), vars) && !in.asksWho(w.Frame) {
			return w
		}
	}
	return nil
}

// addressesWith reports whether what a call returns, such as the id of a session, says to an SDK which client is meant.
func (in *input) addressesWith(id ssa.CallInstruction) bool {
	v, ok := id.(*ssa.Call)
	if !ok {
		return false
	}
	for _, r := range *v.Referrers() {
		call, ok := r.(*ssa.Call)
		if !ok {
			continue
		}
		if known := in.Promised(call); known != nil && known.Addresses >= 0 && passed(call)[known.Addresses] == v {
			return true
		}
	}
	return false
}

// passedAs returns what the calls that led to f pass for v, if it is a parameter.
func passedAs(v ssa.Value, f *flow.Frame) (ssa.Value, *flow.Frame) {
	for {
		p, ok := v.(*ssa.Parameter)
		if !ok {
			return v, f
		}
		arg, at := f.Argument(p)
		if arg == nil {
			return v, f
		}
		v, f = arg, at
	}
}

// tellsClient reports whether v is the context of the request that f runs for, or the id of its session.
func (in *input) tellsClient(v ssa.Value, f *flow.Frame) bool {
	if flow.IsContext(v.Type()) {
		return in.Activation(f).Handles() && in.Carries(v, f)
	}
	v, f = passedAs(v, f)
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	common := call.Common()
	session := common.Value
	if !common.IsInvoke() {
		if fn := common.StaticCallee(); fn == nil || fn.Signature.Recv() == nil {
			return false
		}
		session = common.Args[0]
	}
	c := in.Contract(session.Type())
	return c != nil && c.Role == contract.ClientHandle && !c.Request && in.Source(session, f) != nil
}

func (in *input) misaddressed(w *flow.Access, call *ssa.Call, known *contract.Func) *Finding {
	what := "the id of one client's session"
	if flow.IsContext(w.Val.Type()) {
		what = "the context of one client's request"
	}
	return &Finding{
		Pos: position(w.Instr),
		Message: fmt.Sprintf("%s is kept in %s, and %s at %s means that client by it, whoever asks",
			what, variable(w.Addr), known, in.words.at(position(call))),
		Steps:     []Step{{position(w.Instr), "kept here"}, {position(call), "used here, for whichever client it belongs to"}},
		elsewhere: in.allElsewhere(in.Shared(w.Addr, w.Frame), w.Frame),
		kept:      fmt.Sprintf("%s is kept in %s, and %s means that client by it, whoever asks", what, variable(w.Addr), known),
	}
}
