package analyzer_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A measured module is one that the README has figures of.
type measured struct {
	name    string // in the README
	from    string
	drivers string
	open    func(t *testing.T) *fixModule
}

var measuredModules = []measured{
	{"go-sdk v1.8.0", "examples", quickDrivers, openExamples("github.com/modelcontextprotocol/go-sdk@v1.8.0")},
	{"go-sdk v1.6.1", "examples", quickDrivers, openExamples("github.com/modelcontextprotocol/go-sdk@v1.6.1")},
	{"mcp-go v1.2.1", "examples", quickDrivers, openExamples("github.com/mark3labs/mcp-go@v1.2.1")},
	{"mcp-go v0.56.0", "examples", quickDrivers, openExamples("github.com/mark3labs/mcp-go@v0.56.0")},
	{"cases", "cases", quickDrivers + ",x/tools,golangci-lint", func(t *testing.T) *fixModule {
		t.Helper()
		return newFixModule(t, "../testdata/cases")
	}},
}

// openExamples copies the examples of an SDK into a module of their own.
func openExamples(module string) func(*testing.T) *fixModule {
	return func(t *testing.T) *fixModule {
		t.Helper()
		dir, err := filepath.EvalSymlinks(realProgram{module: module, folder: "examples", require: true}.copy(t))
		require.NoError(t, err)
		return &fixModule{dir: dir}
	}
}

// TestFixesMeasured carries out the fixes of what the SDKs come with, and of the cases, and compares
// the figures in the README.
func TestFixesMeasured(t *testing.T) {
	if testing.Short() {
		t.Skip("it loads much")
	}
	counts := map[string]fixCounts{"examples": make(fixCounts), "cases": make(fixCounts)}
	var unfixed []string
	for _, m := range measuredModules {
		t.Run(m.name, func(t *testing.T) {
			tr := tryModule(t, m.open(t), m.drivers)
			counts[m.from].add(tr.counts())
			for _, f := range tr.first {
				if len(f.edits) == 0 {
					unfixed = append(unfixed, fmt.Sprintf("| %s, %s:%d | %s | %s |\n", m.name, strings.TrimPrefix(f.file, "examples/"), f.line, f.category, f.reason()))
				}
			}
		})
	}
	const shapes = "| category: shape | findings in the examples | with a fix | held | findings in the cases | with a fix | held |\n|---|---|---|---|---|---|---|\n"
	names := slices.Sorted(maps.Keys(counts["examples"]))
	for _, name := range slices.Sorted(maps.Keys(counts["cases"])) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var table strings.Builder
	table.WriteString(shapes)
	sum := make(fixCounts)
	row := func(name string, a, b *shapeCount) {
		fmt.Fprintf(&table, "| %s | %d | %d | %d | %d | %d | %d |\n", name, a.findings, a.offered, a.held, b.findings, b.offered, b.held)
	}
	for _, name := range names {
		row(name, counts["examples"].of(name), counts["cases"].of(name))
	}
	for from, c := range counts {
		for _, n := range c {
			sum.add(fixCounts{from: n})
		}
	}
	row("all", sum.of("examples"), sum.of("cases"))
	const reasons = "| finding without a fix | category | why |\n|---|---|---|\n"
	readme := read(t, "../README.md")
	want := putTable(t, readme, shapes, table.String())
	want = putTable(t, want, reasons, reasons+strings.Join(unfixed, ""))
	if *updateDocs {
		require.NoError(t, os.WriteFile("../README.md", []byte(want), 0o644))
		return
	}
	assert.Equal(t, want, readme, "-update-docs writes it anew")
}

// putTable replaces the table with the given head.
func putTable(t *testing.T, text, head, table string) string {
	t.Helper()
	before, after, ok := strings.Cut(text, head)
	require.True(t, ok, head)
	for strings.HasPrefix(after, "|") {
		_, after, _ = strings.Cut(after, "\n")
	}
	return before + table + after
}
