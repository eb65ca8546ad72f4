package check

import (
	"fmt"
	"go/constant"
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// broadcast reports request code that sends data of its own request to every
// session, by a call that reaches all of them or to each in turn, or to
// whichever of them all is the first.
var broadcast = &Check{Name: "broadcast", run: func(in *input) []*Finding {
	served := in.served()
	var found []*Finding
	for _, u := range in.Uses {
		if u.Kind != flow.Call || u.Call == nil || u.Scope != scope.Request {
			continue
		}
		toAll := u.Func != nil && u.Func.FanOut && in.reachesMany(u, served)
		toEach := sends(u.Name()) && in.everyone(u.Arrival) && !in.chooses(u)
		if !toAll && !toEach || announces(u.Call) {
			continue
		}
		if src := in.sent(u); src != nil && (!src.Body() || in.answersClient(in.Activation(u.Frame))) {
			found = append(found, in.broadcasts(u, src, toAll || !onlyFirst(u)))
		}
	}
	return found
}}

// reachesMany reports whether the server of a use has several clients: it is
// served over HTTP here, or it is of an SDK where one server serves all clients
// there are, and nothing here serves it to one.
func (in *input) reachesMany(u *flow.Use, served map[*flow.Object]bool) bool {
	o := u.Arrival.Ref.Obj
	if !isOrigin(o) {
		return !u.Func.SDK.Factory
	}
	return u.Arrival.Ref.Shared() && (served[o] || !u.Func.SDK.Factory && !in.hasOneClient(o))
}

// hasOneClient reports whether a server is served to one client, at startup.
func (in *input) hasOneClient(o *flow.Object) bool {
	for _, u := range in.Uses {
		if u.Arrival.Ref.Obj == o && u.Kind == flow.Arg && u.Func != nil && u.Scope == scope.Startup &&
			(u.Func.Connects || u.Func.Name == "NewStdioServer") {
			return true
		}
	}
	return false
}

// announces reports whether what is sent says that something of the server has changed, a resource or a list, as the
// method that it names has it in MCP: which one it is, all may know.
func announces(call ssa.CallInstruction) bool {
	for _, arg := range call.Common().Args {
		c, ok := arg.(*ssa.Const)
		if !ok || c.Value == nil || c.Value.Kind() != constant.String {
			continue
		}
		method := constant.StringVal(c.Value)
		if method == "notifications/resources/updated" || strings.HasPrefix(method, "notifications/") && strings.HasSuffix(method, "/list_changed") {
			return true
		}
	}
	return false
}

// sends reports whether a method of a session sends something to its client.
func sends(method string) bool {
	return strings.HasPrefix(method, "Notify") || strings.HasPrefix(method, "Send") ||
		method == "Log" || method == "Elicit" || method == "CreateMessage"
}

// sent returns where request data enters what is sent.
func (in *input) sent(u *flow.Use) *flow.Source {
	args := u.Call.Common().Args
	if !u.Call.Common().IsInvoke() && len(args) > 0 {
		args = args[1:] // the receiver
	}
	for _, arg := range args {
		if src := in.Source(arg, u.Frame); src != nil {
			return src
		}
	}
	return nil
}

func (in *input) broadcasts(u *flow.Use, src *flow.Source, all bool) *Finding {
	w := in.words
	whom, sent := "the session of every client", "sent to every session here"
	if !all {
		whom, sent = "the first session that takes it, whichever client's that is", "sent here to whichever session is the first"
	}
	f := &Finding{
		Pos:     place(u),
		Message: fmt.Sprintf("%s sends %s (%s) to %s", u.How(), src.What, w.at(sourcePos(src)), whom),
		Steps:   []Step{{sourcePos(src), "data of one request"}, {place(u), sent}},
		kept:    fmt.Sprintf("%s sends %s to %s", u.How(), src.What, whom),
	}
	for _, s := range in.turns(u.Arrival) {
		if f.elsewhere = in.elsewhere(flow.Variable{Obj: s.Slot}, s.Frame); f.elsewhere != nil {
			break
		}
	}
	return f
}

// chooses reports whether the code around u tells the sessions apart: it tests
// what it asks of the session before it sends, or has them picked.
func (in *input) chooses(u *flow.Use) bool {
	var around []*ssa.Function
	for fn := u.Frame.Fn; fn != nil; fn = fn.Parent() {
		around = append(around, fn)
	}
	f := u.Frame
	for _, fn := range around {
		if f == nil {
			break
		}
		if in.tests(fn, f, false) || in.picks(fn, f, around) {
			return true
		}
		f = f.Outer()
	}
	for f := u.Frame.Caller; f != nil; f = f.Caller { // an iterator that passes on some of them
		if in.tests(f.Fn, f, true) {
			return true
		}
	}
	for _, s := range in.turns(u.Arrival) { // a function that lists some of them
		if in.tests(s.Frame.Fn, s.Frame, false) {
			return true
		}
	}
	return false
}

// tests reports whether a branch of fn depends on which session it has. What an
// iterator asks the loop over it is no such test.
func (in *input) tests(fn *ssa.Function, f *flow.Frame, iterator bool) bool {
	of := make(map[ssa.Value]bool)
	for _, p := range fn.Params {
		of[p] = in.every(p, f)
	}
	if len(fn.Params) == 2 && of[fn.Params[1]] {
		of[fn.Params[0]] = true // the key that it is under
	}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if pair, ok := instr.(*ssa.Extract); ok && pair.Index > 0 && in.every(pair, f) {
				if next, ok := pair.Tuple.(*ssa.Next); ok {
					of[next] = true
				}
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				v, ok := instr.(ssa.Value)
				if !ok || of[v] || !dependsOn(instr, of) && !in.every(v, f) || isEnd(v) {
					continue
				}
				of[v], changed = true, true
			}
		}
	}
	for _, b := range fn.Blocks {
		if test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok && of[test.Cond] && !isErrorTest(test.Cond) && (!iterator || !stops(test.Cond, fn)) {
			return true
		}
	}
	return false
}

// every reports whether v in f is, in turn, the session of every client.
func (in *input) every(v ssa.Value, f *flow.Frame) bool {
	for _, a := range in.Arrivals(v, f) {
		if in.everyone(a) {
			return true
		}
	}
	return false
}

// isEnd reports whether v says that a loop over a container is at its end.
func isEnd(v ssa.Value) bool {
	pair, ok := v.(*ssa.Extract)
	if !ok || pair.Index > 0 {
		return false
	}
	_, ok = pair.Tuple.(*ssa.Next)
	return ok
}

func dependsOn(instr ssa.Instruction, of map[ssa.Value]bool) bool {
	if _, ok := instr.(*ssa.MakeClosure); ok {
		return false
	}
	var buf [8]*ssa.Value
	for _, op := range instr.Operands(buf[:0]) {
		if *op != nil && of[*op] {
			return true
		}
	}
	return false
}

// isErrorTest reports whether cond compares an error with nil.
func isErrorTest(cond ssa.Value) bool {
	op, ok := cond.(*ssa.BinOp)
	return ok && (op.Op == token.EQL || op.Op == token.NEQ) && (symbol.IsError(op.X.Type()) || symbol.IsError(op.Y.Type()))
}
