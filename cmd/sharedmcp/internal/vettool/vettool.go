// Package vettool lets "go vet -vettool" and "go fix -fixtool" run the analyzer.
//
// The work of a unit is done by unitchecker; this package recognizes its protocol, lets the
// analyzer's flags also be written without the analyzer's name, and says in one line what is wrong
// where the tool is older than the Go that runs it.
package vettool

import (
	"flag"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"
)

// Invoked reports whether args are those with which the go command runs a vet tool: a question for
// the tool's version or flags, or the description of one unit.
func Invoked(args []string) bool {
	if len(args) == 0 {
		return false
	}
	return args[0] == "-V=full" || args[0] == "-flags" || isUnit(args[len(args)-1])
}

// Main answers one call of the go command and ends the process.
// The arguments are those of the process, since unitchecker reads them there.
func Main(a *analysis.Analyzer) {
	addShortFlags(a)
	if last := os.Args[len(os.Args)-1]; isUnit(last) {
		if code, stop := refuseNewer(last, runtime.Version(), os.Stderr); stop {
			os.Exit(code)
		}
		relaxGC()
	}
	unitchecker.Main(a)
}

// isUnit reports whether arg names the description of a unit.
func isUnit(arg string) bool { return strings.HasSuffix(arg, ".cfg") }

// addShortFlags makes -NAME stand for -ANALYZER.NAME, so that the same flags serve go vet and the
// standalone command.
func addShortFlags(a *analysis.Analyzer) {
	a.Flags.VisitAll(func(f *flag.Flag) {
		flag.Var(f.Value, f.Name, "short for -"+a.Name+"."+f.Name)
	})
}

// relaxGC lets the heap of this short-lived process grow further between two collections, unless
// the user has set GOGC. Units are small and many: it saves a quarter of the CPU time.
func relaxGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}
