// Package check decides which flows are faults: one file per category.
package check

import (
	"cmp"
	"go/token"
	"slices"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
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
func All() []*Check { return []*Check{transport, session, server} }

// A Finding is one origin, store or call, with the flow that makes it a fault.
type Finding struct {
	Category string
	Pos      token.Pos
	Message  string
	Steps    []Step
	// Object is what is shared.
	Object *flow.Object
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
}

// Run runs the checks over what was traced. takes says whether a diagnostic may
// stand at a position.
func Run(checks []*Check, res *flow.Result, fset *token.FileSet, takes func(token.Pos) bool) []*Finding {
	in := &input{res, &words{fset: fset}}
	var all []*Finding
	for _, c := range checks {
		all = append(all, unique(c.Name, c.run(in), takes)...)
	}
	slices.SortStableFunc(all, func(a, b *Finding) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Category, b.Category))
	})
	return all
}

// unique names the findings of one check and keeps one for each position.
func unique(category string, findings []*Finding, takes func(token.Pos) bool) []*Finding {
	seen := make(map[token.Pos]bool)
	var kept []*Finding
	for _, f := range findings {
		if from := f.Object.From; from != nil && slices.Contains(from.Reported, category) {
			continue // its own package said so
		}
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

// isOrigin reports whether this package, or a fact, tells where o was built.
func isOrigin(o *flow.Object) bool {
	return o.Kind == flow.Memory || o.Kind == flow.Built || o.Kind == flow.Global
}
