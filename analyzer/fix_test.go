package analyzer_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	moduleFlag  = flag.String("module", "", "try the fixes of the module in this `folder`, in a copy, with all drivers")
	driversFlag = flag.String("drivers", "", "carry out fixes with these drivers, a `list` with commas, all or none")
	updateFlag  = flag.Bool("update", false, "write the golden files of the fixes anew")
)

// TestFixes carries out the fixes of whole modules, each alone and all together, and requires that
// the result is formatted, builds, passes vet and has lost the findings; a second time, there must
// be nothing to do. All drivers must come to the same.
func TestFixes(t *testing.T) {
	if *moduleFlag != "" {
		tryModule(t, newFixModule(t, *moduleFlag), "all")
		return
	}
	total := make(fixCounts)
	for _, dir := range fixModules(t) {
		t.Run(strings.ReplaceAll(strings.TrimPrefix(dir, "../testdata/"), "/", "-"), func(t *testing.T) {
			tr := tryModule(t, newFixModule(t, dir), driversFor(dir))
			if filepath.Base(filepath.Dir(dir)) == "fix" {
				tr.compareGolden(t, dir)
			}
			total.add(tr.counts())
		})
	}
	total.log(t)
}

// tryModule tries the fixes of a module, also with drivers, and prints what came of it.
func tryModule(t *testing.T, m *fixModule, drivers string) *trial {
	t.Helper()
	switch {
	case *driversFlag != "":
		drivers = *driversFlag
	case testing.Short():
		drivers = "none"
	}
	tr := tryFixes(t, m, func(f *found) string { return m.clusters[f.dir()].dirs[0] })
	if !t.Failed() {
		tr.drive(t, driversOf(t, drivers))
	}
	tr.counts().log(t)
	tr.logUnfixed(t)
	return tr
}

// driversFor returns which drivers a test run takes for a module: all of them for a few, since some
// analyze all dependencies, and gopls loads the module anew for each fix. The flag -drivers takes others.
func driversFor(dir string) string {
	switch {
	case dir == "../testdata/demo":
		return "all"
	case dir == "../testdata/fix/gosdk":
		return quickDrivers + ",x/tools,golangci-lint"
	case filepath.Base(filepath.Dir(dir)) == "fix":
		return quickDrivers
	}
	return "none"
}

const quickDrivers = "sharedmcp,go vet,go fix"

// fixModules returns the modules of testdata.
func fixModules(t *testing.T) (dirs []string) {
	t.Helper()
	if testing.Short() {
		return []string{"../testdata/demo", "../testdata/fix/gosdk"}
	}
	for _, pattern := range []string{"testdata/*/go.mod", "../testdata/*/go.mod", "../testdata/*/*/go.mod"} {
		mods, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, mod := range mods {
			dir := filepath.Dir(mod)
			if dir != "../testdata/cases" && !strings.HasPrefix(dir, "../testdata/isolation/") { // other tests have them
				dirs = append(dirs, dir)
			}
		}
	}
	return dirs
}

// compareGolden compares the files after all fixes with the golden files in dir, or, if
// there is none, with the files as they were.
func (tr *trial) compareGolden(t *testing.T, dir string) {
	t.Helper()
	require.NotEmpty(t, tr.passes)
	for name, got := range tr.passes[0] {
		golden := filepath.Join(dir, name+".golden")
		want := tr.before[name]
		if text, err := os.ReadFile(golden); err == nil {
			want = string(text)
		}
		if got != want && *updateFlag {
			require.NoError(t, os.WriteFile(golden, []byte(got), 0o666))
			continue
		}
		assert.Equal(t, want, got, "%s is not as in its golden file", name)
	}
}
