package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// Exit codes.
const (
	clean   = 0
	found   = 1 // there are findings
	trouble = 2 // something could not be analyzed
)

// A tool is the standalone command: an analyzer, what is known about it, and where to write.
type tool struct {
	analyzer       *analysis.Analyzer
	sdks           load.SDKs
	explain        func(category string) (analyzer.Explanation, error)
	describeSDKs   func(io.Writer) error
	stdout, stderr io.Writer
}

// run does what the arguments ask for and returns the exit code.
func (t *tool) run(args []string) int {
	if do, rest := t.command(args); do != nil {
		return t.end(do(rest))
	}
	opts, err := parse(args, t.analyzer)
	switch {
	case errors.Is(err, flag.ErrHelp):
		t.help()
		return clean
	case err != nil:
		return t.fail(err)
	case opts.version:
		t.version()
		return clean
	case opts.explain != "":
		return t.end(t.printExplanation(opts.explain))
	}
	if opts.dir != "" {
		if err := os.Chdir(opts.dir); err != nil {
			return t.fail(err)
		}
	}
	if err := opts.forward(t.analyzer); err != nil {
		return t.fail(err)
	}
	code, err := t.check(opts)
	if err != nil {
		if opts.sarif { // whoever reads the file is told as well
			dir, _ := os.Getwd()
			_ = t.printer(opts)(t.stdout, &report.Result{Paths: report.Paths{Dir: dir}, Problems: []report.Problem{{Text: err.Error()}}})
		}
		return t.fail(err)
	}
	return code
}

// check analyzes packages, writes what comes of it, and returns the exit code.
func (t *tool) check(opts *options) (int, error) {
	bar := startProgress(t.stderr)
	defer bar.stop()

	bar.stage("reading the import graph", 0)
	graph, err := load.Imports(load.Options{Tags: opts.tags, Tests: opts.tests()}, t.sdks, opts.patterns)
	if err != nil {
		return 0, err
	}
	bar.stage("loading packages", 0)
	prog, err := graph.Load()
	if err != nil {
		return 0, err
	}
	result, err := analyze(t.analyzer, prog, bar)
	if err != nil {
		return 0, err
	}
	bar.stop()

	result.AddProblems(prog.Problems)
	sum := new(report.Summary)
	if opts.baseline != "" {
		seen := func(path string) bool { return graph.Matches(path) && !slices.Contains(prog.Skipped, path) }
		if err := compareBaseline(opts, result, seen, sum); err != nil {
			return 0, err
		}
	}
	if opts.fix {
		if sum.Fixed, err = fixAll(result); err != nil {
			return 0, err
		}
	}
	if err := t.printer(opts)(t.stdout, result); err != nil {
		return 0, err
	}
	t.comment(graph, prog, result, sum)
	switch {
	case len(result.Problems) > 0:
		return trouble, nil
	case len(result.Findings) > 0 && !opts.json && !opts.sarif && !opts.exitZero:
		return found, nil
	}
	return clean, nil
}

// comment writes what there is to know about the run besides its findings. The summary has what only
// those know who did more than analyze.
func (t *tool) comment(graph *load.Graph, prog *load.Program, result *report.Result, sum *report.Summary) {
	for _, p := range result.Problems {
		if p.Place == "" {
			t.say(p.Text)
		} else {
			fmt.Fprintln(t.stderr, p)
		}
	}
	for _, notice := range report.Notices(graph.SDKs(), graph.Unlisted()) {
		t.say(notice)
	}
	matching, ofSDKs := graph.Size()
	if matching == 0 {
		return // nothing but problems
	}
	sum.Findings = result.Findings
	sum.Packages, sum.OfSDKs = matching, ofSDKs
	sum.Skipped = len(prog.Skipped) + report.Unfinished(result.Graph)
	sum.SDKs = graph.SDKs()
	sum.Unlisted = len(graph.Unlisted()) > 0
	fmt.Fprintln(t.stderr, sum)
}

// end returns the exit code for an outcome, and says why if that is bad.
func (t *tool) end(err error) int {
	if err != nil {
		return t.fail(err)
	}
	return clean
}

// fail says why the run ends early, and returns the exit code for that.
func (t *tool) fail(err error) int {
	t.say(err.Error())
	return trouble
}

// say writes what there is to say about the run itself, most often a line.
func (t *tool) say(text string) { fmt.Fprintf(t.stderr, "sharedmcp: %s\n", printable.Text(text)) }
