// Package check decides which flows are faults: one file per category.
package check

import (
	"cmp"
	"go/token"
	"slices"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A Check is one category of findings.
type Check struct {
	// Name is the category.
	Name string
	// Advice says that what it reports is permitted by the SDK.
	Advice bool
	run    func(*input) []*Finding
}

// All lists the checks in the order in which the documentation has them.
func All() []*Check {
	return []*Check{transport, session, identity, mutation, broadcast, sessionid, state, server}
}

// A Finding is one origin, store or call, with the flow that makes it a fault.
type Finding struct {
	Category string
	Pos      token.Pos
	Message  string
	Steps    []Step
	// Object is what is shared.
	Object *flow.Object

	use       *flow.Use
	remote    bool       // it is a fault of another package's, of which a fact told
	elsewhere *elsewhere // callers elsewhere decide whether it is a fault; nil if it is one
	kept      string     // what a fact says then, in words
}

// A Step is one leg of the flow, in words.
type Step struct {
	Pos  token.Pos
	Text string
}

// An input is what the checks of one package work on.
type input struct {
	*flow.Result
	words *words

	servers map[*flow.Object]bool // what served answers, once it was asked
	runs    map[*flow.Frame]bool  // what endpoints answers
}

// Run runs the checks over what was traced. takes says whether a diagnostic may
// stand at a position.
func Run(checks []*Check, res *flow.Result, fset *token.FileSet, takes func(token.Pos) bool) []*Finding {
	in := newInput(res, fset)
	var all []*Finding
	kept := make(map[token.Pos]bool)
	identified := make(map[token.Pos]bool) // a closer account of the same origin
	alone := in.oneClient()
	for _, c := range checks {
		if alone && c != transport {
			continue // whatever is shared, is shared with nobody
		}
		here := slices.DeleteFunc(c.run(in), func(f *Finding) bool { return f.elsewhere != nil })
		for _, f := range unique(c.Name, append(here, in.told(c.Name)...), takes) {
			all = append(all, f)
			switch {
			case f.remote:
			case c == identity:
				identified[f.Pos] = true
			case c == session:
				kept[f.Pos] = true
			}
		}
	}
	all = slices.DeleteFunc(all, func(f *Finding) bool {
		return !f.remote && (f.Category == server.Name && identified[f.Pos] || f.Category == state.Name && (kept[f.Pos] || identified[f.Pos]))
	})
	slices.SortStableFunc(all, func(a, b *Finding) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Category, b.Category))
	})
	return all
}

func newInput(res *flow.Result, fset *token.FileSet) *input {
	return &input{Result: res, words: &words{fset: fset, uses: res.Uses}}
}

// unique names the findings of one check and keeps one for each position.
func unique(category string, findings []*Finding, takes func(token.Pos) bool) []*Finding {
	seen := make(map[token.Pos]bool)
	var kept []*Finding
	for _, f := range findings {
		if f.Object != nil && f.Object.From != nil && slices.Contains(f.Object.From.Reported, category) {
			continue // its own package said so
		}
		if f.use != nil && queued(f.use.Arrival) {
			continue
		}
		relocate(f, takes)
		if !f.Pos.IsValid() || !takes(f.Pos) || seen[f.Pos] {
			continue
		}
		seen[f.Pos] = true
		f.Category = category
		f.Message += " [" + category + "]"
		kept = append(kept, f)
	}
	return kept
}

// queued reports whether a value is one of many that startup code builds in a
// loop and that came through a channel: each is received once.
func queued(a *flow.Arrival) bool {
	instr, _ := birth(a)
	if instr == nil || !scope.InLoop(instr.Block()) {
		return false
	}
	for _, s := range a.Path() {
		if s.Kind == flow.StepLoaded && s.Slot.Queued() {
			return true
		}
	}
	return false
}

// isOrigin reports whether this package, or a fact, tells where o was built.
func isOrigin(o *flow.Object) bool {
	return o.Kind == flow.Memory || o.Kind == flow.Built || o.Kind == flow.Global
}
