package analyzer

import (
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/directive"
)

// directives are the comments of one package that accept findings.
type directives struct {
	ignores []*directive.Ignore
}

// readDirectives reads the comments of a package, and reports those that
// cannot be obeyed.
func readDirectives(pass *analysis.Pass) *directives {
	d := &directives{}
	for _, file := range pass.Files {
		ignores, problems := directive.Read(pass.Fset, file, Categories())
		d.ignores = append(d.ignores, ignores...)
		for _, p := range problems {
			reportDirective(pass, p.Pos, p.Message)
		}
	}
	return d
}

// accepts reports whether a directive accepts a finding.
func (d *directives) accepts(category string, pos token.Position) bool {
	accepted := false
	for _, ig := range d.ignores {
		if ig.Accepts(category, pos) {
			ig.Used = true
			accepted = true
		}
	}
	return accepted
}

// reportUnused reports the directives that accept nothing, unless a category
// that they name did not run.
func (d *directives) reportUnused(pass *analysis.Pass) {
	for _, ig := range d.ignores {
		ran := true
		for _, name := range ig.Categories {
			ran = ran && options.checks.on[name]
		}
		if !ig.Used && ran {
			reportDirective(pass, ig.Pos, "this //sharedmcp:ignore accepts nothing: there is no such finding on its line or the next")
		}
	}
}

func reportDirective(pass *analysis.Pass, pos token.Pos, message string) {
	if options.checks.on[directiveCategory] {
		pass.Report(analysis.Diagnostic{
			Pos:      pos,
			Category: directiveCategory,
			URL:      URL + "#hdr-Category_" + directiveCategory,
			Message:  message + " [" + directiveCategory + "]",
		})
	}
}
