package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// Exit codes.
const (
	clean   = 0
	found   = 1 // there are findings
	trouble = 2 // something could not be analyzed
)

// A tool is the standalone command: an analyzer, the SDKs it knows, and where to write.
type tool struct {
	analyzer       *analysis.Analyzer
	sdks           load.SDKs
	stdout, stderr io.Writer
}

// run does what the arguments ask for and returns the exit code.
func (t *tool) run(args []string) int {
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

	fixed := 0
	if opts.fix {
		if fixed, err = fixAll(result); err != nil {
			return 0, err
		}
	}
	if err := opts.printer()(t.stdout, result); err != nil {
		return 0, err
	}
	t.comment(graph, prog, result, fixed)
	switch {
	case len(prog.Problems)+len(report.Failures(result.Graph)) > 0:
		return trouble, nil
	case len(result.Findings) > 0 && !opts.json && !opts.exitZero:
		return found, nil
	}
	return clean, nil
}

// comment writes what there is to know about the run besides its findings.
func (t *tool) comment(graph *load.Graph, prog *load.Program, result *report.Result, fixed int) {
	for _, err := range prog.Problems {
		fmt.Fprintln(t.stderr, result.Paths.Problem(err))
	}
	for _, err := range report.Failures(result.Graph) {
		t.say(err.Error())
	}
	for _, notice := range report.Notices(graph.SDKs(), graph.Unlisted()) {
		t.say(notice)
	}
	matching, ofSDKs := graph.Size()
	if matching == 0 {
		return // nothing but problems
	}
	fmt.Fprintln(t.stderr, report.Summary{
		Findings: result.Findings,
		Fixed:    fixed,
		Packages: matching,
		OfSDKs:   ofSDKs,
		Skipped:  len(prog.Skipped) + report.Unfinished(result.Graph),
		SDKs:     graph.SDKs(),
		Unlisted: len(graph.Unlisted()) > 0,
	})
}

// fail says why the run ends early, and returns the exit code for that.
func (t *tool) fail(err error) int {
	t.say(err.Error())
	return trouble
}

// say writes a line about the run itself.
func (t *tool) say(line string) { fmt.Fprintf(t.stderr, "sharedmcp: %s\n", line) }
