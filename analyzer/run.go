package analyzer

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/gate"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// run takes one package through gate, contract, scope, flow, check and facts.
func run(pass *analysis.Pass) (any, error) {
	if table := options.contracts.Table(); gate.Matters(pass, table) {
		analyze(pass, table)
	}
	return nil, nil
}

// analyze takes a package that matters through all that is behind the gate.
func analyze(pass *analysis.Pass, table *contract.Table) *flow.Result {
	prog := newProgram(pass)
	res, findings := trace(prog, pass, table)
	own := readDirectives(pass)
	report(prog, pass, table, own, findings)
	if pass.Pkg.Name() != "main" { // what a program does, no package asks
		export(pass, res, own, findings)
		exportMarks(pass)
		exportRepeatable(pass, table)
	}
	own.reportUnused(pass)
	return res
}

// trace follows the values of a package and checks the flows.
func trace(prog *program, pass *analysis.Pass, table *contract.Table) (*flow.Result, []*check.Finding) {
	files := newFileSet(pass)
	pkg := prog.build(pass)
	res := flow.Trace(flow.Config{
		Pkg:      pkg,
		Fset:     pass.Fset,
		Set:      table.Bind().Mark(marksOf(pass)).Locate(func(pos token.Pos) string { return pass.Fset.Position(pos).Filename }),
		Funcs:    scope.DeclaredIn(pkg, pass.TypesInfo),
		Skip:     files.skips,
		Summary:  func(fn *types.Func) *fact.Summary { return imported(pass, fn, new(fact.Summary)) },
		Instance: func(v *types.Var) *fact.Instance { return imported(pass, v, new(fact.Instance)) },
	})
	return res, check.Run(check.All(), res, pass.Fset, files.takes)
}

// imported returns the fact about obj, or nil.
func imported[F analysis.Fact](pass *analysis.Pass, obj types.Object, f F) (none F) {
	if obj.Pkg() == nil || obj.Pkg() == pass.Pkg || !pass.ImportObjectFact(obj, f) {
		return none
	}
	return f
}

// report hands out the findings whose category is on and that no directive accepts.
func report(prog *program, pass *analysis.Pass, table *contract.Table, own *directives, findings []*check.Finding) {
	reported := slices.DeleteFunc(slices.Clone(findings), func(f *check.Finding) bool {
		return !own.on[f.Category] || own.accepts(f.Category, pass.Fset.Position(f.Pos))
	})
	verdicts := fixes(prog, pass, table, reported, findings)
	for _, f := range reported {
		d := diagnostic(f.Pos, f.Category, f.Message)
		for _, s := range f.Steps {
			d.Related = append(d.Related, analysis.RelatedInformation{Pos: s.Pos, Message: printable.Line(s.Text)})
		}
		if edit := verdicts[f].Fix; edit != nil {
			d.SuggestedFixes = []analysis.SuggestedFix{*edit}
		}
		pass.Report(d)
	}
}

// diagnostic returns what is reported at a position. Hosts print messages as they are, and names of files and
// text of comments are part of them.
func diagnostic(pos token.Pos, category, message string) analysis.Diagnostic {
	return analysis.Diagnostic{
		Pos:      pos,
		Category: category,
		URL:      URL + "#hdr-Category_" + category,
		Message:  printable.Line(message),
	}
}

// export tells importing packages what they need to know.
func export(pass *analysis.Pass, res *flow.Result, own *directives, findings []*check.Finding) {
	outer := res.Elsewhere()
	keeps := check.Keeps(outer, pass.Fset, func(category string, pos token.Pos) bool {
		return own.covers(category, pass.Fset.Position(pos))
	})
	sums, insts := outer.Facts(func(o *flow.Object) []string {
		var categories []string
		for _, f := range findings {
			if f.Object != nil && f.Object.Site() == o.Site() && !slices.Contains(categories, f.Category) {
				categories = append(categories, f.Category)
			}
		}
		return categories
	}, keeps)
	for fn, sum := range sums {
		pass.ExportObjectFact(fn, sum)
	}
	for v, inst := range insts {
		pass.ExportObjectFact(v, inst)
	}
	if len(sums)+len(insts) > 0 {
		pass.ExportPackageFact(new(fact.Matters))
	}
}
