package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A Keeping is a call of a function of another package after which the handlers
// of a server keep something of one client; see [fact.Keep].
type Keeping struct {
	Keep    *fact.Keep
	Call    ssa.CallInstruction
	Frame   *Frame
	Scope   scope.Scope // how often the call happens
	Fn      *types.Func // what is called
	Servers []*Arrival  // whose handlers they are
	Holders []*Arrival  // in what they keep it, unless each call builds that
}

// Keepings returns the calls after which handlers of a server keep something of
// one client, in the order of their discovery.
func (r *Result) Keepings() []*Keeping { return r.tracer.keepings }

// keeping notes at a call what a fact about the callee says of handlers.
func (t *tracer) keeping(c *outcall, keep *fact.Keep) {
	k := &Keeping{Keep: keep, Call: c.site, Frame: c.f, Scope: c.scope, Fn: c.fn}
	t.keepings = append(t.keepings, k)
	t.reached(c, keep.Of, func(a *Arrival) { k.Servers = append(k.Servers, a) })
	if keep.In.Base != fact.Fresh {
		t.reached(c, keep.In, func(a *Arrival) { k.Holders = append(k.Holders, a) })
	}
}

// reached calls do for what a path of the caller's leads to once the call is over.
func (t *tracer) reached(c *outcall, p fact.Path, do func(*Arrival)) {
	if p.Base < fact.Result {
		t.valuesAt(c, p, do)
		return
	}
	t.results(c.f, c.site, func(i int, _ types.Type, n *node) {
		if i == p.Base-fact.Result {
			t.each(n, func(a *Arrival) { t.walk(c, a, p.Fields, do) })
		}
	})
}
