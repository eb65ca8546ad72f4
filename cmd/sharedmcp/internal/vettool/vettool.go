// Package vettool lets "go vet -vettool" and "go fix -fixtool" run the analyzer.
//
// The go command starts the tool once for every package of the program, those of the standard
// library included, since the analyzer has facts. Most have nothing to do with MCP, so this package
// drives the units itself: from the description of a unit alone it sees whether the package can
// matter, and if not, it ends without having parsed a file. Where one matters, the types of its
// imports come from the export data that the compiler wrote, so that what did not matter has no part
// in it. (The driver of x/tools keeps types in the facts files from v0.50 on: there no unit can be
// left out.)
//
// # Protocol
//
// What is relied on, as of Go 1.25 to 1.27, with the place in cmd/go that promises it:
//
//   - "-V=full" and "-flags" ask for version and flags (internal/work/buildid.go,
//     internal/vet/vetflag.go); x/tools answers those.
//   - Any other call has flags, and then the name of a file that ends in ".cfg" (internal/work/exec.go:
//     vetConfig, Builder.vet). The fields in it that matter are in [unit].
//   - ImportMap lists all direct imports, PackageFile the export data of each but unsafe, PackageVetx
//     the facts files of those whose units succeeded.
//   - The contents of facts files are the tool's affair. One must be written, or nothing is cached.
//     An empty file stands for no facts here.
//   - If FixArchive is set, a zip archive of fixed files must be written, or nothing is cached.
//   - Output for the user goes to the file Stdout, if it is set, which is cached. From Go 1.26 on the
//     go command asks for -json, and prints the diagnostics itself.
//   - What is written to stderr is shown if the exit code isn't zero.
package vettool

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// A Gate tells by cheap signs whether a package can matter to the analyzer. It may let packages pass
// that don't; what it holds back must have neither findings nor facts.
type Gate struct {
	// IsSDK reports whether the package with this import path belongs to an SDK. A package matters if
	// it imports one that does; but if it belongs to an SDK itself, then only if it is a program.
	IsSDK func(importPath string) bool

	// Directive is a text that makes a package matter if it stands anywhere in its source.
	Directive string
}

// Invoked reports whether args are those with which the go command runs a vet tool: a question for
// the tool's version or flags, or the description of one unit.
func Invoked(args []string) bool {
	if len(args) == 0 {
		return false
	}
	return args[0] == "-V=full" || args[0] == "-flags" || isUnit(args[len(args)-1])
}

// Main answers one call of the go command, with the arguments of the process, and ends the process.
// The analyzer must not require others.
func Main(a *analysis.Analyzer, gate Gate) {
	if len(a.Requires) > 0 {
		panic(a.Name + " requires other analyzers")
	}
	last := os.Args[len(os.Args)-1]
	if !isUnit(last) {
		addShortFlags(flag.CommandLine, a)
		unitchecker.Main(a) // knows how to tell version and flags
	}
	code := 1
	opts, err := parse(os.Args[1:len(os.Args)-1], a)
	switch {
	case err == nil:
		d := &driver{analyzer: a, gate: gate, options: opts, tool: runtime.Version(), stderr: os.Stderr}
		code, err = d.run(last)
	case isDependency(last):
		os.Exit(0) // wrong flags are told once for each package that the user asked for
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %s\n", filepath.Base(os.Args[0]), printable.Text(err.Error()))
		code = 1
	}
	os.Exit(code)
}

// isUnit reports whether arg names the description of a unit.
func isUnit(arg string) bool { return strings.HasSuffix(arg, ".cfg") }

// isDependency reports whether a unit is run for the facts that others want of it.
func isDependency(file string) bool {
	u, err := readUnit(file)
	return err == nil && u.VetxOnly
}

// options are the flags of a unit that are not the analyzer's.
type options struct {
	off       bool // the analyzer is not to run
	json      bool // print findings as JSON
	fix, diff bool // apply fixes, or show what they would change
	context   int  // number of lines to print around a finding, -1 for not even its own
}

// parse reads the flags of a unit: those that x/tools tells the go command of.
func parse(args []string, a *analysis.Analyzer) (*options, error) {
	opts := new(options)
	fs := flag.NewFlagSet(a.Name, flag.ContinueOnError)
	fs.SetOutput(io.Discard) // errors are reported by the caller, and the go command lists the flags
	on := fs.Bool(a.Name, true, "enable the analysis")
	fs.BoolVar(&opts.json, "json", false, "emit JSON output")
	fs.BoolVar(&opts.fix, "fix", false, "apply all suggested fixes")
	fs.BoolVar(&opts.diff, "diff", false, "with -fix, print a diff instead")
	fs.IntVar(&opts.context, "c", -1, "lines of context")
	for _, name := range []string{"source", "v", "all"} {
		fs.Bool(name, false, "no effect")
	}
	fs.String("tags", "", "no effect")
	a.Flags.VisitAll(func(f *flag.Flag) { fs.Var(f.Value, a.Name+"."+f.Name, f.Usage) })
	addShortFlags(fs, a)
	if err := fs.Parse(args); err != nil {
		return nil, err
	}
	opts.off = !*on
	return opts, nil
}

// addShortFlags makes -NAME stand for -ANALYZER.NAME, so that the same flags serve go vet and the
// standalone command.
func addShortFlags(fs *flag.FlagSet, a *analysis.Analyzer) {
	a.Flags.VisitAll(func(f *flag.Flag) {
		fs.Var(f.Value, f.Name, "short for -"+a.Name+"."+f.Name)
	})
}

// relaxGC lets the heap of this short-lived process grow further between two collections, unless
// the user has set GOGC. Units are small and many: it saves a quarter of the CPU time.
func relaxGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}
