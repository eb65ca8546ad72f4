// Package fact holds what one package tells the packages that import it: for a
// function, what its results are and what becomes of its arguments; for a
// package variable, what it holds. Facts are small, and only exported when
// they say something.
package fact

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Receiver is the Base of a path that starts at a method's receiver, and
// Result the first of those that start at results. Fresh stands for what each
// call builds anew.
const (
	Receiver = -1
	Result   = 100
	Variable = -2
	Fresh    = -3
)

// MaxFields bounds the fields of a path.
const MaxFields = 2

// Call stands in a path for the first result of calling a function value.
const Call = "()"

// A Path says how a value is reached: from the receiver, a parameter, a result
// or a package variable, through at most MaxFields fields.
type Path struct {
	Base   int      // Receiver, Variable, Fresh, a parameter's index, or Result plus a result's index
	Fields []string // names of fields, or Call
}

// String writes the path as tests read it: "param0.server", "result0", "recv.t".
func (p Path) String() string {
	var base string
	switch {
	case p.Base >= Result:
		base = fmt.Sprintf("result%d", p.Base-Result)
	case p.Base == Receiver:
		base = "recv"
	case p.Base == Variable:
		base = "var"
	case p.Base == Fresh:
		base = "fresh"
	default:
		base = fmt.Sprintf("param%d", p.Base)
	}
	return strings.Join(append([]string{base}, p.Fields...), ".")
}

func (p Path) compare(q Path) int {
	return cmp.Or(cmp.Compare(p.Base, q.Base), slices.Compare(p.Fields, q.Fields))
}

// An Origin says that a path leads to an instance that the function built, or
// that lives for the process.
type Origin struct {
	To       Path
	Package  string   // of the instance's type
	Type     string   // its name
	Process  bool     // it is one instance for all calls
	At       string   // file:line, base name only
	In       string   // the function that builds it
	Reported []string // categories that the declaring package has reported
}

// A Flow says that what one path leads to is then found at another.
type Flow struct{ From, To Path }

// A Kind says what becomes of an argument.
type Kind uint8

// What becomes of an argument.
const (
	Called   Kind = iota // request code calls a method on it
	Passed               // request code passes it to the SDK
	Slot                 // a factory slot returns it
	Mounted              // it is mounted as a handler
	Connects             // a server: request code connects it
	Kept                 // a client's handle: it is used after it was kept
	Mutates              // a server: what it offers is changed
	Served               // a server: its clients reach it over HTTP
)

func (k Kind) String() string {
	return [...]string{"called", "passed", "slot", "mounted", "connects", "kept", "mutates", "served"}[k]
}

// A Use says what request code does with what a path leads to.
type Use struct {
	Of     Path
	Kind   Kind
	Direct bool   // it happens in the call itself, as often as that
	How    string // the function of the SDK that uses it, as source names it
	At     string // file:line, base name only
}

// Summary is the fact about a function.
type Summary struct {
	Origins []Origin
	Flows   []Flow
	Uses    []Use
	Keeps   []Keep
}

// AFact marks Summary as a fact of the analysis framework.
func (*Summary) AFact() {}

// Empty reports whether the summary says nothing.
func (s *Summary) Empty() bool { return len(s.Origins)+len(s.Flows)+len(s.Uses)+len(s.Keeps) == 0 }

// String lists the summary in a fixed order, as tests read it.
func (s *Summary) String() string {
	var parts []string
	for _, o := range s.Origins {
		parts = append(parts, o.String())
	}
	for _, f := range s.Flows {
		parts = append(parts, fmt.Sprintf("%s=%s", f.To, f.From))
	}
	for _, u := range s.Uses {
		parts = append(parts, fmt.Sprintf("%s:%s", u.Of, u.Kind))
	}
	for _, k := range s.Keeps {
		parts = append(parts, k.String())
	}
	return strings.Join(parts, " ")
}

// String writes the origin as tests read it: "result0=new mcp.Server".
func (o Origin) String() string {
	word := "new"
	if o.Process {
		word = "process"
	}
	return fmt.Sprintf("%s=%s %s", o.To, word, o.Type)
}

// Normalize sorts the summary, drops repetitions and bounds its size.
func (s *Summary) Normalize() {
	slices.SortFunc(s.Origins, func(a, b Origin) int {
		return cmp.Or(a.To.compare(b.To), cmp.Compare(a.At, b.At), cmp.Compare(a.Type, b.Type))
	})
	s.Origins = bound(slices.CompactFunc(s.Origins, func(a, b Origin) bool { return a.To.compare(b.To) == 0 && a.At == b.At }))
	slices.SortFunc(s.Flows, func(a, b Flow) int { return cmp.Or(a.From.compare(b.From), a.To.compare(b.To)) })
	s.Flows = bound(slices.CompactFunc(s.Flows, func(a, b Flow) bool {
		return a.From.compare(b.From) == 0 && a.To.compare(b.To) == 0
	}))
	slices.SortFunc(s.Uses, func(a, b Use) int {
		return cmp.Or(a.Of.compare(b.Of), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.At, b.At))
	})
	s.Uses = bound(slices.CompactFunc(s.Uses, func(a, b Use) bool { return a.Of.compare(b.Of) == 0 && a.Kind == b.Kind }))
	slices.SortFunc(s.Keeps, Keep.compare)
	s.Keeps = bound(slices.CompactFunc(s.Keeps, func(a, b Keep) bool { return a.compare(b) == 0 }))
}

// maxEntries bounds each list of a summary.
const maxEntries = 32

func bound[T any](list []T) []T {
	if len(list) > maxEntries {
		return slices.Clip(list[:maxEntries])
	}
	return list
}

// Instance is the fact about an exported package variable: what it holds for the process.
type Instance struct{ Origins []Origin }

// AFact marks Instance as a fact of the analysis framework.
func (*Instance) AFact() {}

// String lists the origins.
func (v *Instance) String() string {
	var parts []string
	for _, o := range v.Origins {
		parts = append(parts, o.String())
	}
	return strings.Join(parts, " ")
}

// Matters is the fact about a package that exports any of the others.
type Matters struct{}

// AFact marks Matters as a fact of the analysis framework.
func (*Matters) AFact() {}

// String is what tests read.
func (*Matters) String() string { return "matters" }
