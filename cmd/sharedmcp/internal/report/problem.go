package report

import (
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// A Problem is what kept a package from being analyzed.
type Problem struct {
	Place string // file, line and column, empty if it has none
	Text  string // some messages of the go command span lines
}

// String returns the problem as compilers print theirs.
func (p Problem) String() string {
	if p.Place == "" {
		return printable.Text(p.Text)
	}
	return printable.Path(p.Place) + ": " + printable.Text(p.Text)
}

// problem returns the error of a package.
func (p Paths) problem(err packages.Error) Problem {
	if err.Pos == "" || err.Pos == "-" {
		return Problem{Text: err.Msg}
	}
	return Problem{p.File(err.Pos), err.Msg}
}

// AddProblems notes the errors of packages that could not be loaded, and what went wrong inside the analyzer.
func (r *Result) AddProblems(loading []packages.Error) {
	for _, err := range loading {
		r.Problems = append(r.Problems, r.Paths.problem(err))
	}
	for _, err := range failures(r.Graph) {
		r.Problems = append(r.Problems, Problem{Text: err.Error()})
	}
}
