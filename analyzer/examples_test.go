package analyzer_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// TestExamples runs over the examples that the SDKs themselves come with. They are how the SDK wants to
// be used, so that nearly all of them are silent; each finding is explained here.
func TestExamples(t *testing.T) {
	if testing.Short() {
		t.Skip("loads the examples of four SDKs")
	}
	for _, sdk := range []struct {
		module, version string
		want            []string
	}{
		{module: "github.com/mark3labs/mcp-go", version: "v1.2.1"},
		{module: "github.com/metoro-io/mcp-golang", version: "v0.16.1"},
		{module: "github.com/ThinkInAIXYZ/go-mcp", version: "v0.2.29"},
		{module: "trpc.group/trpc-go/trpc-mcp-go", version: "v0.0.20", want: []string{
			// A chat room: what one client says is meant for all of them. That is what the two findings
			// say; a chat server accepts them with //sharedmcp:ignore.
			"examples/transport-modes/streamable-http/stateful-sse-getsse/server/main.go:607 [broadcast]",
			"examples/transport-modes/streamable-http/stateful-sse-getsse/server/main.go:633 [broadcast]",
		}},
	} {
		t.Run(filepath.Base(sdk.module), func(t *testing.T) {
			dir := downloaded(t, sdk.module, sdk.version)
			got := analyze(t, dir, "./examples/...")
			slices.Sort(got)
			assert.Equal(t, sdk.want, got)
		})
	}
}

// downloaded returns the folder of a module in the module cache.
func downloaded(t *testing.T, module, version string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", "mod", "download", "-json", module+"@"+version)
	cmd.Dir = t.TempDir()
	out, err := cmd.Output()
	require.NoError(t, err, "%s", out)
	var info struct{ Dir string }
	require.NoError(t, json.Unmarshal(out, &info))
	return info.Dir
}

// analyze returns the findings in the packages below a folder, as "file:line [category]".
func analyze(t *testing.T, dir string, patterns ...string) []string {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  dir,
		Env:  append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly"),
	}, patterns...)
	require.NoError(t, err)
	require.NotEmpty(t, pkgs)
	for _, pkg := range pkgs {
		for _, err := range pkg.Errors {
			t.Errorf("%s: %v", pkg.PkgPath, err)
		}
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, nil)
	require.NoError(t, err)
	var found []string
	for _, act := range graph.Roots {
		require.NoError(t, act.Err)
		for _, d := range act.Diagnostics {
			pos := act.Package.Fset.Position(d.Pos)
			rel, err := filepath.Rel(dir, pos.Filename)
			require.NoError(t, err)
			found = append(found, fmt.Sprintf("%s:%d [%s]", filepath.ToSlash(rel), pos.Line, d.Category))
			t.Log(found[len(found)-1], d.Message)
		}
	}
	return found
}
