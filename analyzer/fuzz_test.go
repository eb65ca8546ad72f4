package analyzer

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/gen"
)

// FuzzPrograms writes programs as the bytes choose, and analyses them. Whatever they look like, nothing panics, a
// second run says the same, and every fix that is offered compiles and takes its finding away. Programs that were
// worth keeping are in testdata/fuzz/FuzzPrograms, where go test finds them:
//
//	go test -run '^$' -fuzz FuzzPrograms -fuzztime 10m -fuzzminimizetime 1x ./analyzer
func FuzzPrograms(f *testing.F) {
	imports := loadImports(f, generatedImports)
	for i := range uint64(8) {
		c := gen.Seeded(1, i)
		data := make([]byte, 200)
		for j := range data {
			data[j] = byte(c.IntN(256))
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := gen.Write(gen.Bytes(data), gen.Options{ID: "F", Wild: true})
		if err != nil {
			t.Fatal(err)
		}
		first := analyzeText(t, imports, p.Source)
		if again := analyzeText(t, imports, p.Source); !slices.Equal(texts(first), texts(again)) {
			t.Fatalf("two answers:\n%v\n%v\n%s", texts(first), texts(again), p.Source)
		}
		for _, d := range first {
			if d.fix != nil {
				tryFix(t, imports, p.Source, first, d)
			}
		}
	})
}

// A textDiagnostic is a diagnostic about a text.
type textDiagnostic struct {
	category, message string
	fix               []textEdit // nil if none is offered
	fixMessage        string
}

type textEdit struct {
	start, end int
	text       string
}

// words are what a diagnostic says, without the places, which a fix may move.
func (d textDiagnostic) words() string {
	return d.category + regexp.MustCompile(`[\w.-]+\.go:\d+`).ReplaceAllString(d.message, "")
}

func texts(diagnostics []textDiagnostic) []string {
	var list []string
	for _, d := range diagnostics {
		list = append(list, fmt.Sprint(d))
	}
	return list
}

// analyzeText type-checks a program and runs the analyzer over it.
func analyzeText(t *testing.T, imports importMap, source string) []textDiagnostic {
	t.Helper()
	pass, err := passOver(imports, source)
	if err != nil {
		t.Fatalf("%v\n%s", err, source)
	}
	pass.ReadFile = func(string) ([]byte, error) { return []byte(source), nil }
	var found []textDiagnostic
	pass.Report = func(diag analysis.Diagnostic) {
		d := textDiagnostic{category: diag.Category, message: diag.Message}
		for _, f := range diag.SuggestedFixes {
			d.fixMessage = f.Message
			for _, e := range f.TextEdits {
				d.fix = append(d.fix, textEdit{pass.Fset.Position(e.Pos).Offset, pass.Fset.Position(e.End).Offset, string(e.NewText)})
			}
		}
		found = append(found, d)
	}
	if _, err := run(pass); err != nil {
		t.Fatal(err)
	}
	return found
}

// tryFix carries out one fix: the result must be formatted, compile, and have lost the finding.
func tryFix(t *testing.T, imports importMap, source string, before []textDiagnostic, d textDiagnostic) {
	t.Helper()
	edits := slices.Clone(d.fix)
	slices.SortFunc(edits, func(a, b textEdit) int { return cmp.Compare(a.start, b.start) })
	var out strings.Builder
	last := 0
	for _, e := range edits {
		out.WriteString(source[last:e.start] + e.text)
		last = e.end
	}
	out.WriteString(source[last:])
	fixed := out.String()
	if clean, err := format.Source([]byte(fixed)); err != nil || !bytes.Equal(clean, []byte(fixed)) {
		t.Fatalf("%s: not formatted: %v\n%s\nbefore:\n%s", d.message, err, fixed, source)
	}
	count := func(list []textDiagnostic) (n int) {
		for _, other := range list {
			if other.words() == d.words() {
				n++
			}
		}
		return n
	}
	if after := analyzeText(t, imports, fixed); count(after) >= count(before) {
		t.Fatalf("%s: still there after %s\n%s\nbefore:\n%s", d.message, d.fixMessage, fixed, source)
	}
}
