package main

import (
	"fmt"
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
	var total int
	packages.Visit(prog.Roots, nil, func(*packages.Package) { total++ })
	bar.stage("analyzing packages", total)

	graph, err := checker.Analyze([]*analysis.Analyzer{watched(a, bar)}, prog.Roots, nil)
	if err != nil {
		return nil, err
	}
	return &report.Result{
		Graph:    graph,
		Findings: report.Findings(graph),
		Paths:    report.Paths{Dir: dir},
	}, nil
}

// watched returns the analyzer with a Run that counts packages, and that returns an error where the
// analyzer panics, so that a bug met in one package does not take the findings of the others along.
func watched(a *analysis.Analyzer, bar *progress) *analysis.Analyzer {
	w := *a
	w.Run = func(pass *analysis.Pass) (result any, err error) {
		defer bar.finish()
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("the analyzer panicked: %v\n%s", r, debug.Stack())
			}
		}()
		return a.Run(pass)
	}
	return &w
}
