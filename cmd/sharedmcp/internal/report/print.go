package report

import (
	"bufio"
	"bytes"
	"fmt"
	"io"

	"golang.org/x/tools/go/analysis/checker"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// A Result is what one run of the analyzer found.
type Result struct {
	Graph    *checker.Graph
	Findings []Finding
	Paths    Paths
	Problems []Problem
}

// A Printer writes a result in one format.
type Printer func(w io.Writer, r *Result) error

// Text writes each finding on a line of its own, in the form in which compilers write errors, and
// below it the steps of its flow, on lines that begin with a tab.
func Text(w io.Writer, r *Result) error {
	out := bufio.NewWriter(w)
	for _, f := range r.Findings {
		fmt.Fprintf(out, "%s: %s\n", r.Paths.Position(f.Pos), printable.Line(f.Message))
		for _, s := range f.Steps {
			if s.Pos.IsValid() {
				fmt.Fprintf(out, "\t%s: %s\n", r.Paths.Position(s.Pos), printable.Line(s.Text))
			} else {
				fmt.Fprintf(out, "\t%s\n", printable.Line(s.Text))
			}
		}
	}
	return out.Flush()
}

// JSON writes the findings in the form that the drivers of x/tools share: package, then analyzer,
// then diagnostics.
func JSON(w io.Writer, r *Result) error {
	var text bytes.Buffer
	if err := r.Graph.PrintJSON(&text); err != nil {
		return err
	}
	_, err := w.Write(printable.JSON(text.Bytes()))
	return err
}
