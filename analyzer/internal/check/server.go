package check

import (
	"fmt"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// server advises on a server of process scope where the SDK offers a factory:
// a factory slot returns it, or request code connects it.
var server = &Check{Name: "server", Advice: true, run: func(in *input) []*Finding {
	memory, some := in.inMemory(), in.oneOfSome()
	var found []*Finding
	for _, u := range in.Uses {
		r := u.Arrival.Ref
		if f := in.keptHandler(u); f != nil {
			found = append(found, f)
		}
		if !isOrigin(r.Obj) || !isServer(r.Obj.Contract) || !r.Shared() || r.Mode == flow.Kept {
			continue
		}
		switch {
		case returnedBySlot(u) && !in.oneTurn(u) && !in.oneEntry(u):
			found = append(found, in.advise(u, some(u)))
		case u.Scope == scope.Request && connects(u) && !memory[connectCall{u.Call, u.Frame}]:
			found = append(found, in.advise(u, some(u)))
		}
	}
	return found
}}

// oneTurn reports whether a server and the handler that gets it are built in
// the same turn of a loop, and the handler serves there and then: a worker that
// answers one message at a time.
func (in *input) oneTurn(u *flow.Use) bool {
	instr, _ := birth(u.Arrival)
	if instr == nil || u.Call == nil || !scope.InLoop(instr.Block()) {
		return false
	}
	for _, h := range in.Uses {
		o := h.Arrival.Ref.Obj
		if h.Kind == flow.Call && h.Name() == "ServeHTTP" && o.RootOrigin() == ssa.Instruction(u.Call) && !o.Loose() {
			return true
		}
	}
	return false
}

// oneEntry reports whether a server and the handler that gets it are built in the
// same run, which makes the handler, or what has it, one entry of a table.
func (in *input) oneEntry(u *flow.Use) bool {
	made := u.Arrival.Ref.Obj.RootFrame()
	if made == nil || u.Call == nil {
		return false
	}
	for _, h := range in.Built() {
		if h.RootOrigin() == ssa.Instruction(u.Call) && in.Entry(h) && h.RootFrame() != nil && h.RootFrame().Root() == made.Root() {
			return true
		}
	}
	return false
}

func isServer(c *contract.Type) bool {
	return c.IsServer() && c.SDK.Factory
}

func returnedBySlot(u *flow.Use) bool {
	return u.Kind == flow.SlotReturn
}

func connects(u *flow.Use) bool {
	if u.Remote != nil {
		return u.Remote.Kind == fact.Connects
	}
	if u.Func == nil || !u.Func.Connects {
		return false
	}
	return u.Kind == flow.Call && u.Func.ServerArg == contract.Receiver || u.Kind == flow.Arg && u.Arg == u.Func.ServerArg
}

// A connectCall is a call that connects a server, in one frame.
type connectCall struct {
	call  ssa.CallInstruction
	frame *flow.Frame
}

// inMemory finds the calls that connect a server to a transport within the
// process, which no HTTP client is behind.
func (in *input) inMemory() map[connectCall]bool {
	calls := make(map[connectCall]bool)
	other := make(map[connectCall]bool)
	for _, u := range in.Uses {
		if u.Kind != flow.Arg || u.Func == nil || !u.Func.Connects || u.Arg != u.Func.TransportArg {
			continue
		}
		k := connectCall{u.Call, u.Frame}
		if u.Arrival.Ref.Obj.Contract.InMemory {
			calls[k] = true
		} else {
			other[k] = true
		}
	}
	for k := range other {
		delete(calls, k)
	}
	return calls
}

// oneOfSome tells whether the server of a use is one of several that may come
// to the same place, so that not every client gets it.
func (in *input) oneOfSome() func(*flow.Use) bool {
	type place struct {
		call  ssa.Instruction
		frame *flow.Frame
	}
	first := make(map[place]*flow.Object)
	several := make(map[place]bool)
	at := func(u *flow.Use) place { return place{u.Call, u.Frame} }
	for _, u := range in.Uses {
		if !isOrigin(u.Arrival.Ref.Obj) || !returnedBySlot(u) && !connects(u) {
			continue
		}
		if p, o := at(u), u.Arrival.Ref.Obj; first[p] == nil {
			first[p] = o
		} else if first[p] != o {
			several[p] = true
		}
	}
	return func(u *flow.Use) bool {
		instr, f := birth(u.Arrival)
		return several[at(u)] || in.words.repeats(instr, f) || fromTable(u.Arrival)
	}
}

func (in *input) advise(u *flow.Use, some bool) *Finding {
	whose := "every client"
	if some {
		whose = "all its clients"
	}
	return in.instance(u, fmt.Sprintf("the SDK permits it, but tools, prompts, resources and all that their handlers close over are common to %s: %s %s and %s",
		whose, u.Arrival.Ref.Obj.Contract, in.words.built(u.Arrival), in.words.gets(u, some)),
		"every session gets it here")
}
