package analyzer

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/effect"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
)

// repeatable reports whether a function of another package may run once for
// each session.
func repeatable(pass *analysis.Pass) func(*types.Func) bool {
	return func(fn *types.Func) bool { return imported(pass, fn, new(fact.Repeatable)) != nil }
}

// exportRepeatable tells importing packages which functions may run once for
// each session, so that a fix can move calls of them.
func exportRepeatable(pass *analysis.Pass, table *contract.Table) {
	if pass.Pkg.Name() == "main" {
		return
	}
	var code *effect.Package
	for _, fn := range offered(pass.Pkg) {
		if code == nil {
			code = effect.Of(pass.Pkg, pass.TypesInfo, pass.Files, table.Bind(), repeatable(pass))
		}
		if code.Decl(fn) != nil && code.Pure(fn) == "" {
			pass.ExportObjectFact(fn, new(fact.Repeatable))
		}
	}
}

// offered lists the exported functions of a package that take or return servers.
func offered(pkg *types.Package) []*types.Func {
	if !slices.ContainsFunc(pkg.Imports(), func(p *types.Package) bool { return p.Path() == effect.SDKPath }) {
		return nil
	}
	var fns []*types.Func
	for _, name := range pkg.Scope().Names() {
		fn, ok := pkg.Scope().Lookup(name).(*types.Func)
		if !ok || !fn.Exported() || fn.Signature().TypeParams() != nil {
			continue
		}
		for _, vars := range []*types.Tuple{fn.Signature().Params(), fn.Signature().Results()} {
			for v := range vars.Variables() {
				if effect.IsServer(v.Type()) && !slices.Contains(fns, fn) {
					fns = append(fns, fn)
				}
			}
		}
	}
	return fns
}
