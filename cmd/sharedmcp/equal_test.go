package main

import (
	"cmp"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/vettool"
)

// Names that make a copy of the test's own executable a vet tool with the real analyzer, run by our
// own driver or by that of x/tools.
const (
	asDriver      = "sharedmcp-with-own-driver"
	asUnitchecker = "sharedmcp-with-unitchecker"
)

// actAsTool acts as one of those tools if the process is a copy that is to be one.
func actAsTool() {
	switch filepath.Base(os.Args[0]) {
	case asDriver:
		vettool.Main(tellingFacts(analyzer.Analyzer), vettool.Gate{IsSDK: analyzer.IsSDK, Directive: analyzer.Directive})
	case asUnitchecker:
		unitchecker.Main(tellingFacts(analyzer.Analyzer))
	}
}

// tellingFacts returns the analyzer with a Run that also reports all facts that are known afterwards:
// what the imports brought, and what the package adds.
func tellingFacts(a *analysis.Analyzer) *analysis.Analyzer {
	telling := *a
	telling.Run = func(pass *analysis.Pass) (any, error) {
		result, err := a.Run(pass)
		tell := func(of any, fact analysis.Fact) {
			pass.Report(analysis.Diagnostic{
				Pos:     pass.Files[0].Package,
				Message: fmt.Sprintf("fact %s of %v: %+v", reflect.TypeOf(fact), of, fact),
			})
		}
		for _, f := range pass.AllObjectFacts() {
			tell(f.Object, f.Fact)
		}
		for _, f := range pass.AllPackageFacts() {
			tell(f.Package, f.Fact)
		}
		return result, err
	}
	return &telling
}

// TestDriversAgree holds what the driver of vettool finds in whole modules, and the facts it finds it
// with, against what the driver of x/tools finds, which leaves no package out.
//
// SHAREDMCP_TEST_MODULES names directories of further modules to do this with.
func TestDriversAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("vets whole modules, cold")
	}
	dirs := []string{"../.."}
	mods, err := filepath.Glob("../../testdata/*/go.mod")
	require.NoError(t, err)
	for _, mod := range mods {
		dirs = append(dirs, filepath.Dir(mod))
	}
	dirs = append(dirs, filepath.SplitList(os.Getenv("SHAREDMCP_TEST_MODULES"))...)

	own, other := copyAs(t, asDriver), copyAs(t, asUnitchecker)
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			want, got := vetJSON(t, dir, other), vetJSON(t, dir, own)
			assert.ElementsMatch(t, slices.Collect(maps.Keys(want)), slices.Collect(maps.Keys(got)))
			for id := range want {
				assert.Equal(t, want[id], got[id], id)
			}
			t.Logf("%d packages with findings or facts", len(want))
		})
	}
}

// copyAs returns the path of a copy of this executable under another name. It has a few bytes more,
// so that the go command has nothing cached for it.
func copyAs(t *testing.T, name string) string {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	data, err := os.ReadFile(self)
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(file, append(data, rand.Text()...), 0o755))
	return file
}

// vetJSON returns what a vet tool says about the packages of a module, by package. Packages about
// which it has nothing to say are left out.
func vetJSON(t *testing.T, dir, tool string) map[string]any {
	t.Helper()
	var stderr strings.Builder
	cmd := exec.Command("go", "vet", "-vettool="+tool, "-json", "./...")
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOSUMDB=off")
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	require.NoError(t, err, stderr.String())
	if len(out) == 0 { // go vet before Go 1.26
		out = []byte(strings.Join(plainLines(stderr.String()), ""))
	}
	all := make(map[string]any)
	dec := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var tree map[string]any
		err := dec.Decode(&tree)
		if err == io.EOF {
			return all
		}
		require.NoError(t, err)
		for id, said := range tree {
			all[id] = inOrder(said)
		}
	}
}

// inOrder sorts the findings of a package, since facts come in none.
func inOrder(said any) any {
	list, ok := said.(map[string]any)["sharedmcp"].([]any)
	if ok {
		slices.SortFunc(list, func(a, b any) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	}
	return said
}
