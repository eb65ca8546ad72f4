// Package report turns the outcome of an analysis into what people and programs read.
package report

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
)

// A Finding is a diagnostic that no longer depends on the package it was made in.
type Finding struct {
	Package  string // import path; for a test variant, of the package under test
	Pos, End token.Position
	Category string
	Message  string
	URL      string
	Steps    []Step // the way from where a value is built to where it is used
	Fix      []Edit // edits that cure it, if there is a cure
	FixText  string // what those edits do
}

// A Step is one place on the way of a value.
type Step struct {
	Pos  token.Position // invalid if the step is outside the package
	Text string
}

// An Edit replaces a piece of a file, given by byte offsets.
type Edit struct {
	File       string
	Start, End int
	New        string
}

// Findings returns the findings of the packages at the roots of the graph, sorted by position.
// What several variants of a package report is in it once.
func Findings(g *checker.Graph) []Finding {
	var all []Finding
	for _, act := range g.Roots {
		for _, d := range act.Diagnostics {
			all = append(all, newFinding(act, d))
		}
	}
	slices.SortStableFunc(all, compare)
	return slices.CompactFunc(all, func(a, b Finding) bool { return compare(a, b) == 0 })
}

func newFinding(act *checker.Action, d analysis.Diagnostic) Finding {
	fset := act.Package.Fset
	f := Finding{
		Package:  load.PathOf(act.Package),
		Pos:      fset.Position(d.Pos),
		End:      fset.Position(d.End),
		Category: d.Category,
		Message:  d.Message,
		URL:      d.URL,
	}
	if len(d.SuggestedFixes) > 0 {
		f.FixText = d.SuggestedFixes[0].Message
		for _, e := range d.SuggestedFixes[0].TextEdits {
			f.Fix = append(f.Fix, newEdit(fset, e))
		}
	}
	for _, r := range d.Related {
		f.Steps = append(f.Steps, Step{fset.Position(r.Pos), r.Message})
	}
	return f
}

// newEdit locates an edit in the file that was read, whatever line directives say.
func newEdit(fset *token.FileSet, e analysis.TextEdit) Edit {
	file := fset.File(e.Pos)
	edit := Edit{File: file.Name(), Start: file.Offset(e.Pos), New: string(e.NewText)}
	edit.End = edit.Start
	if e.End.IsValid() {
		edit.End = file.Offset(e.End)
	}
	return edit
}

func compare(a, b Finding) int {
	return cmp.Or(
		strings.Compare(a.Pos.Filename, b.Pos.Filename),
		cmp.Compare(a.Pos.Line, b.Pos.Line),
		cmp.Compare(a.Pos.Column, b.Pos.Column),
		strings.Compare(a.Category, b.Category),
		strings.Compare(a.Message, b.Message),
	)
}

// failures returns what went wrong inside the analyzer, for each package where it did.
// A package that was not analyzed because of another's failure is not mentioned.
func failures(g *checker.Graph) []error {
	var errs []error
	for act := range g.All() {
		dependent := slices.ContainsFunc(act.Deps, func(dep *checker.Action) bool { return dep.Err != nil })
		if act.Err != nil && !dependent {
			errs = append(errs, fmt.Errorf("%s: %w", act.Package.ID, act.Err))
		}
	}
	return errs
}

// Unfinished returns the number of packages at the roots of the graph that were not analyzed because
// of failures.
func Unfinished(g *checker.Graph) int {
	paths := make(map[string]bool)
	for _, act := range g.Roots {
		if act.Err != nil {
			paths[load.PathOf(act.Package)] = true
		}
	}
	return len(paths)
}
