package main

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"
)

// newToy returns an analyzer that stands in for the real one, so that tests of the command say
// nothing about what is found. It reports package variables that are initialized with a server, and
// has facts about functions that return one.
func newToy() *analysis.Analyzer {
	toy := &analysis.Analyzer{
		Name:      "sharedmcp",
		Doc:       "report package variables that hold a server",
		URL:       "https://example.com/toy",
		Run:       runToy,
		FactTypes: []analysis.Fact{new(builds)},
	}
	toy.Flags.String("checks", "all", "comma-separated `categories` to report")
	toy.Flags.Bool("tests", false, "also look at test files")
	toy.Flags.Func("contracts", "read contracts from `file`", readToyContracts)
	return toy
}

// builds is a fact about a function that returns a new server.
type builds struct{}

func (*builds) AFact() {}

func runToy(pass *analysis.Pass) (any, error) {
	isServer := func(e ast.Expr) bool {
		call, ok := e.(*ast.CallExpr)
		if !ok {
			return false
		}
		fn, ok := typeutil.Callee(pass.TypesInfo, call).(*types.Func)
		return ok && (fn.FullName() == fakeSDK+"/mcp.NewServer" || pass.ImportObjectFact(fn, new(builds)))
	}
	in := inspector.New(pass.Files)
	for decl := range inspector.All[*ast.FuncDecl](in) {
		for n := range ast.Preorder(decl) {
			switch n := n.(type) {
			case *ast.ReturnStmt:
				if len(n.Results) == 1 && isServer(n.Results[0]) {
					pass.ExportObjectFact(pass.TypesInfo.Defs[decl.Name], new(builds))
				}
			case *ast.BasicLit:
				if n.Value == `"toy panic"` {
					panic("toy panic")
				}
			}
		}
	}
	for spec := range inspector.All[*ast.ValueSpec](in) {
		for _, v := range spec.Values {
			if isServer(v) {
				pass.Report(toyDiagnostic(spec.Names[0], v))
			}
		}
	}
	return nil, nil
}

func toyDiagnostic(name *ast.Ident, call ast.Expr) analysis.Diagnostic {
	return analysis.Diagnostic{
		Pos:      name.Pos(),
		End:      name.End(),
		Category: "server",
		Message:  name.Name + " is one server for all [server]",
		Related: []analysis.RelatedInformation{
			{Pos: call.Pos(), End: call.End(), Message: "built here"},
			{Message: "in a step that has no place"},
		},
		SuggestedFixes: []analysis.SuggestedFix{{
			Message:   "have none",
			TextEdits: []analysis.TextEdit{{Pos: call.Pos(), End: call.End(), NewText: []byte("nil")}},
		}},
	}
}
