package golangci

import (
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// adapt returns the analyzer with other reports. golangci-lint makes an issue of its own of each
// related information, which no fix takes away; it applies all fixes of an issue, and of each only
// the edits in the issue's own file.
func adapt(a *analysis.Analyzer) *analysis.Analyzer {
	adapted := *a
	adapted.Run = func(pass *analysis.Pass) (any, error) {
		p := *pass
		p.Report = func(d analysis.Diagnostic) {
			d.Message += way(pass.Fset, d.Related)
			d.Related = nil
			d.SuggestedFixes = ownFix(pass.Fset, d)
			pass.Report(d)
		}
		return a.Run(&p)
	}
	return &adapted
}

// way returns the steps of a flow as the end of a message.
func way(fset *token.FileSet, steps []analysis.RelatedInformation) string {
	var b strings.Builder
	for i, s := range steps {
		b.WriteString([]string{": ", "; "}[min(i, 1)])
		if p := fset.Position(s.Pos); p.IsValid() {
			b.WriteString(printable.Line(filepath.Base(p.Filename)) + ":" + strconv.Itoa(p.Line) + " ")
		}
		b.WriteString(s.Message)
	}
	return b.String()
}

// ownFix returns the first fix if all of it is in the diagnostic's own file.
func ownFix(fset *token.FileSet, d analysis.Diagnostic) []analysis.SuggestedFix {
	if len(d.SuggestedFixes) == 0 {
		return nil
	}
	own := fset.File(d.Pos)
	elsewhere := func(e analysis.TextEdit) bool { return fset.File(e.Pos) != own }
	if slices.ContainsFunc(d.SuggestedFixes[0].TextEdits, elsewhere) {
		return nil
	}
	return d.SuggestedFixes[:1]
}
