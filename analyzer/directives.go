package analyzer

import (
	"go/token"
	"path/filepath"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/directive"
)

// directives are the comments of one package that speak to the analyzer.
type directives struct {
	ignores []*directive.Ignore
	on      map[string]bool // the categories to report
	left    []left          // what no directive accepts
}

// A left finding is one that is reported.
type left struct {
	category string
	pos      token.Position
}

// readDirectives reads the comments of a package, and reports those that
// cannot be obeyed.
func readDirectives(pass *analysis.Pass) *directives {
	d := &directives{on: options.checks.on}
	var problems []directive.Problem
	var first *directive.Checks
	for _, file := range pass.Files {
		ignores, checks, bad := directive.Read(pass.Fset, file, Categories())
		d.ignores = append(d.ignores, ignores...)
		problems = append(problems, bad...)
		_, misplaced := directive.Marks(file)
		problems = append(problems, misplaced...)
		for _, c := range checks {
			switch on, err := parseChecks(c.List, Categories()); {
			case first != nil && first.List != c.List:
				problems = append(problems, directive.Problem{
					Pos: c.Pos, Message: "//sharedmcp:checks says something else here than at " + place(pass, first.Pos),
				})
			case err != nil:
				problems = append(problems, directive.Problem{Pos: c.Pos, Message: "//sharedmcp:checks: " + err.Error()})
			default:
				first = &c
				d.on = both(options.checks.on, on)
			}
		}
	}
	for _, p := range problems {
		d.report(pass, p.Pos, p.Message)
	}
	return d
}

// both returns what two choices of categories have in common: whoever calls the
// analyzer may ask for less than the source does, and the source for less than
// the caller.
func both(a, b map[string]bool) map[string]bool {
	on := make(map[string]bool)
	for name := range a {
		on[name] = a[name] && b[name]
	}
	return on
}

// place returns the position of another directive of the same package.
func place(pass *analysis.Pass, pos token.Pos) string {
	p := pass.Fset.Position(pos)
	return filepath.Base(p.Filename) + ":" + strconv.Itoa(p.Line)
}

// accepts reports whether a directive accepts a finding, which is reported otherwise.
func (d *directives) accepts(category string, pos token.Position) bool {
	accepted := d.covers(category, pos)
	if !accepted {
		d.left = append(d.left, left{category, pos})
	}
	return accepted
}

// covers reports whether a directive accepts a finding, wherever that is reported.
func (d *directives) covers(category string, pos token.Position) bool {
	accepted := false
	for _, ig := range d.ignores {
		if ig.Accepts(category, pos) {
			ig.Used = true
			accepted = accepted || !ig.Spaced
		}
	}
	return accepted
}

// reportUnused reports the directives that accept nothing, unless a category
// that they name did not run, and comments that miss being one by a space.
func (d *directives) reportUnused(pass *analysis.Pass) {
	for _, ig := range d.ignores {
		if ig.Spaced {
			if ig.Used {
				d.report(pass, ig.Pos, "this comment accepts nothing, because of the space before sharedmcp:ignore; write //sharedmcp:ignore")
			}
			continue
		}
		ran := true
		for _, name := range ig.Categories {
			ran = ran && d.on[name]
		}
		if !ig.Used && ran {
			d.report(pass, ig.Pos, "this //sharedmcp:ignore accepts nothing: there is no such finding on its line or the next"+d.nearest(ig))
		}
	}
}

// nearest says, for a message, where in the file of a directive the finding is that it may have been meant for.
func (d *directives) nearest(ig *directive.Ignore) string {
	line, least := 0, 0
	for _, m := range d.left {
		if m.pos.Filename != ig.File || !slices.Contains(ig.Categories, m.category) {
			continue
		}
		away := max(m.pos.Line-ig.Line, ig.Line-m.pos.Line)
		if line == 0 || away < least {
			line, least = m.pos.Line, away
		}
	}
	if line == 0 {
		return ""
	}
	return ", but one on line " + strconv.Itoa(line)
}

func (d *directives) report(pass *analysis.Pass, pos token.Pos, message string) {
	if d.on[directiveCategory] {
		pass.Report(diagnostic(pos, directiveCategory, message+" ["+directiveCategory+"]"))
	}
}
