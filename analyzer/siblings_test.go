package analyzer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// TestHideSiblings has a host that does not see test files: no fix changes a
// name of the package there, and others are offered as before.
func TestHideSiblings(t *testing.T) {
	defer analyzer.ShowSiblings()
	module := "../testdata/fix/gosdk-v1.2"
	titles := func() string {
		cfg := &packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: module, Env: append(os.Environ(), "GOWORK=off")}
		pkgs, err := packages.Load(cfg, "./shapes")
		require.NoError(t, err)
		require.Zero(t, packages.PrintErrors(pkgs))
		graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, nil)
		require.NoError(t, err)
		var fixed []string
		for _, act := range graph.Roots {
			require.NoError(t, act.Err)
			for _, d := range act.Diagnostics {
				if len(d.SuggestedFixes) > 0 {
					pos := act.Package.Fset.Position(d.Pos)
					text, err := os.ReadFile(filepath.Clean(pos.Filename))
					require.NoError(t, err)
					line := strings.Split(string(text), "\n")[pos.Line-1]
					fixed = append(fixed, strings.TrimSpace(line))
				}
			}
		}
		return strings.Join(fixed, "\n")
	}
	all := `server := newServer("local")
server := newServer("call")
func Parameter() http.Handler { return handler(newServer("parameter")) }
a := &app{server: newServer("field")}
var server = newServer("variable")
t := &mcp.StreamableServerTransport{SessionID: "fixed"}`
	assert.Equal(t, all, titles())
	analyzer.HideSiblings()
	assert.Equal(t, `server := newServer("local")
server := newServer("call")
t := &mcp.StreamableServerTransport{SessionID: "fixed"}`, titles())
}
