package analyzer_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// TestFacts checks what packages tell each other, in a program of five of them.
func TestFacts(t *testing.T) {
	dir, err := filepath.Abs("testdata/facts")
	require.NoError(t, err)
	require.NoError(t, download(dir))
	analysistest.Run(t, dir, analyzer.Analyzer, "./...")
}

// gosdk is the analyzed module ../testdata/gosdk. The checker encodes and decodes the facts of each
// package on their way to the next, and fails if that changes them or is not deterministic.
var gosdk = sync.OnceValues(func() (*checker.Graph, error) {
	const dir = "../testdata/gosdk"
	if err := download(dir); err != nil {
		return nil, err
	}
	cfg := &packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: dir}
	pkgs, err := packages.Load(cfg, "./...")
	if err != nil {
		return nil, err
	}
	return checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, &checker.Options{SanityCheck: true})
})

// TestFactsSurviveEncoding runs the checker's own checks of facts.
func TestFactsSurviveEncoding(t *testing.T) {
	graph, err := gosdk()
	require.NoError(t, err)
	var facts int
	for act := range graph.All() {
		require.NoError(t, act.Err, act.Package)
		facts += len(act.AllPackageFacts())
		for _, f := range act.AllObjectFacts() {
			assert.NotEmpty(t, f.Fact.(interface{ String() string }).String(), "%v: a fact that says nothing", f.Object)
		}
	}
	assert.NotZero(t, facts)
}

// download fetches what the packages of a module need: analysistest looks only into the module cache.
func download(dir string) error {
	cmd := exec.Command("go", "list", "-deps", "-test", "./...")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off")
	cmd.Stderr = new(strings.Builder)
	if err := cmd.Run(); err != nil {
		return &commandError{cmd, err}
	}
	return nil
}

// A commandError says what a command had to say when it failed.
type commandError struct {
	cmd *exec.Cmd
	err error
}

func (e *commandError) Error() string {
	return e.cmd.String() + ", in " + e.cmd.Dir + ": " + e.err.Error() + "\n" + e.cmd.Stderr.(*strings.Builder).String()
}

func (e *commandError) Unwrap() error { return e.err }
