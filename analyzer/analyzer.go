package analyzer

import (
	_ "embed"
	"flag"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
)

//go:embed doc.go
var doc string

// URL is where the documentation of the categories is; a category's section
// has its name as anchor.
const URL = "https://pkg.go.dev/github.com/sharedmcp/sharedmcp/analyzer"

// Analyzer reports MCP servers, transports and sessions that are built once and serve many clients.
var Analyzer = &analysis.Analyzer{
	Name:      "sharedmcp",
	Doc:       docOf("sharedmcp"),
	URL:       URL + "#hdr-Analyzer_sharedmcp",
	Run:       run,
	FactTypes: []analysis.Fact{new(fact.Summary), new(fact.Instance), new(fact.Matters), new(fact.Mark), new(fact.Repeatable)},
	Flags:     flags(),
}

// options are the values of the analyzer's flags.
var options struct {
	checks    *checksFlag
	tests     bool
	contracts contractsFlag
	hidden    bool // see HideSiblings
}

func flags() flag.FlagSet {
	options.checks = newChecksFlag()
	fs := flag.NewFlagSet("sharedmcp", flag.ContinueOnError)
	fs.Var(options.checks, "checks", "comma-separated `categories` to report, as in all,-server")
	fs.BoolVar(&options.tests, "tests", false, "count flows through test files as well")
	fs.Var(&options.contracts, "contracts", "comma-separated `files` with the contracts of further SDKs")
	return *fs
}
