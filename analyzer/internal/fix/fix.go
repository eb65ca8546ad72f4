// Package fix offers edits that cure findings: one file for each shape of edit.
//
// An edit is offered only if it is known to be right. Each shape asks package
// effect whether the code may move; what all shapes propose for a package is
// then tried out: the edited files must be formatted and compile, and the
// analysis of the result must no longer have the findings, nor others. What
// fails is not offered.
package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
)

// A Shape is one way to cure findings of a category.
type Shape struct {
	// Name is how the documentation calls it.
	Name     string
	category string
	propose  func(*planner, *check.Finding) (*plan, *Declined)
}

// Shapes lists the shapes, those that are tried first before others.
func Shapes() []*Shape {
	return []*Shape{call, local, parameter, field, variable, mounted, forSession, toCaller}
}

// A Verdict tells what became of one finding.
type Verdict struct {
	// Shape is the shape that applies; nil if none.
	Shape *Shape
	// Fix is the edit, or nil.
	Fix *analysis.SuggestedFix
	// Declined says why there is none; nil if there is one.
	Declined *Declined
}

// A plan is the edit for one finding, or for several that one edit cures.
type plan struct {
	src      *source
	edits    []analysis.TextEdit
	message  string
	findings []*check.Finding
	uncovers bool // a finding of category server may come to light
	failed   *Declined
}

// A planner makes the plans for one package.
type planner struct {
	pass       *analysis.Pass
	set        *contract.Set
	host       Host
	code       *effect.Package
	sources    map[*ast.File]*source
	names      map[ast.Node]map[string]bool   // given out, by declaration
	given      map[string]bool                // given out, in the package
	hands      map[*types.Var]*handover       // parameters and fields that servers are passed to
	handing    map[*types.Var]bool            // those of them that are being looked at
	unanalyzed *unanalyzed                    // read when it is asked for
	literals   map[*ast.FuncDecl]*ast.FuncLit // factories that have a name
}

// A Host is what package fix needs of the one that runs it.
type Host struct {
	// Recheck analyzes an edited package and returns all its findings.
	Recheck func(*analysis.Pass) []*check.Finding
	// Repeatable reports whether a function of another package may run once for
	// each session.
	Repeatable func(*types.Func) bool
	// Siblings returns the files in the directory of the package that may name
	// what it declares, but are no part of what is analyzed, and whether those
	// are all.
	Siblings func() ([]Sibling, bool)
}

// A Sibling is a file beside those of the package.
type Sibling struct {
	Name string
	Text []byte
}

// Offer decides for each finding whether there is an edit that cures it. All
// are the findings of the package, reported or not.
func Offer(pass *analysis.Pass, set *contract.Set, reported, all []*check.Finding, host Host) map[*check.Finding]*Verdict {
	verdicts := make(map[*check.Finding]*Verdict, len(reported))
	var p *planner
	var plans []*plan
	for _, f := range reported {
		v := &Verdict{Declined: &Declined{Reason: noEdit}}
		verdicts[f] = v
		for _, s := range Shapes() {
			if s.category != f.Category {
				continue
			}
			if p == nil {
				p = newPlanner(pass, set, host)
			}
			made, why := s.propose(p, f)
			v.Declined = why
			if made != nil {
				v.Shape = s
				made.findings = []*check.Finding{f}
				plans = append(plans, made)
				break
			}
			if why != notThisShape {
				v.Shape = s
				break
			}
		}
	}
	if len(plans) == 0 {
		return verdicts
	}
	plans = p.unimport(join(plans))
	p.try(plans, all)
	for _, made := range plans {
		for _, f := range made.findings {
			v := verdicts[f]
			if v.Declined = made.failed; made.failed == nil {
				v.Fix = &analysis.SuggestedFix{Message: made.message, TextEdits: slices.Clone(made.edits)}
			}
		}
	}
	return verdicts
}

func newPlanner(pass *analysis.Pass, set *contract.Set, host Host) *planner {
	return &planner{
		pass: pass, set: set, host: host,
		code:     effect.Of(pass.Pkg, pass.TypesInfo, pass.Files, set, host.Repeatable),
		sources:  make(map[*ast.File]*source),
		names:    make(map[ast.Node]map[string]bool),
		given:    make(map[string]bool),
		hands:    make(map[*types.Var]*handover),
		handing:  make(map[*types.Var]bool),
		literals: make(map[*ast.FuncDecl]*ast.FuncLit),
	}
}

// source returns the file that pos is in, or nil if no fix may edit it.
func (p *planner) source(pos token.Pos) *source {
	for _, file := range p.pass.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			s, known := p.sources[file]
			if !known {
				s = readSource(p.pass, file)
				p.sources[file] = s
			}
			return s
		}
	}
	return nil
}

// at returns the innermost nodes around pos, innermost first.
func (s *source) at(pos token.Pos) []ast.Node {
	path, _ := astutil.PathEnclosingInterval(s.file, pos, pos+1)
	return path
}

// topLevel returns the declaration around n.
func (p *planner) topLevel(n ast.Node) ast.Node {
	for {
		up := p.code.Parent(n)
		if _, isFile := up.(*ast.File); up == nil || isFile {
			return n
		}
		n = up
	}
}

// meansAll reports whether all names in n have the same meaning at another place.
func (p *planner) meansAll(n ast.Node, at token.Pos) bool {
	same := true
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && !p.means(id, at) {
			same = false
		}
		return same
	})
	return same
}

// means reports whether a name that stands at one place has the same meaning at another.
func (p *planner) means(id *ast.Ident, at token.Pos) bool {
	obj := p.pass.TypesInfo.Uses[id]
	if sel, ok := p.code.Parent(id).(*ast.SelectorExpr); ok && sel.Sel == id {
		return true
	}
	if v, ok := obj.(*types.Var); obj == nil || ok && v.IsField() {
		return true
	}
	if fn, ok := obj.(*types.Func); ok && fn.Signature().Recv() != nil {
		return true
	}
	inner := p.pass.Pkg.Scope().Innermost(at)
	if inner == nil {
		return false
	}
	_, found := inner.LookupParent(id.Name, at)
	return found == obj
}
