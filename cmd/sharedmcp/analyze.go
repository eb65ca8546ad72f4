package main

import (
	"fmt"
	"go/types"
	"os"
	"runtime/debug"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// analyze runs the analyzer over the program.
func analyze(a *analysis.Analyzer, prog *load.Program, bar *progress) (*report.Result, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	all := make(map[*types.Package]*packages.Package)
	packages.Visit(prog.Roots, nil, func(pkg *packages.Package) { all[pkg.Types] = pkg })
	bar.stage("analyzing packages", len(all))

	w := watched(a, func(pass *analysis.Pass) {
		forget(pass, all[pass.Pkg])
		bar.finish()
	})
	graph, err := checker.Analyze([]*analysis.Analyzer{w}, prog.Roots, nil)
	if err != nil {
		return nil, err
	}
	return &report.Result{
		Graph:    graph,
		Findings: report.Findings(graph),
		Paths:    report.Paths{Dir: dir},
	}, nil
}

// watched returns the analyzer with a Run that tells done of each package it is through with, and that returns an error
// where the analyzer panics, so that a bug met in one package does not take the findings of the others along.
func watched(a *analysis.Analyzer, done func(*analysis.Pass)) *analysis.Analyzer {
	w := *a
	w.Run = func(pass *analysis.Pass) (result any, err error) {
		defer done(pass)
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("the analyzer panicked: %v\n%s", r, debug.Stack())
			}
		}()
		return a.Run(pass)
	}
	return &w
}

// forget lets go of the syntax of a package that has been analyzed. Others read its types and its facts only.
func forget(pass *analysis.Pass, pkg *packages.Package) {
	pass.Files, pass.TypesInfo = nil, nil
	pkg.Syntax, pkg.TypesInfo = nil, nil
}
