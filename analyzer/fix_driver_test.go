package analyzer_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis/singlechecker"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// A fixDriver is a program that carries out all fixes of a module, in the way that people have it.
type fixDriver struct {
	name string
	args func(t *testing.T) []string
}

var fixDrivers = []fixDriver{
	{"x/tools", func(t *testing.T) []string {
		t.Helper()
		self, err := os.Executable()
		require.NoError(t, err)
		return []string{"env", asChecker + "=1", self, "-fix", "./..."}
	}},
	{"sharedmcp", func(t *testing.T) []string { t.Helper(); return []string{command(t), "-fix", "-exit-zero", "./..."} }},
	{"go vet", func(t *testing.T) []string {
		t.Helper()
		return []string{"go", "vet", "-fix", "-vettool=" + command(t), "./..."}
	}},
	{"go fix", func(t *testing.T) []string {
		t.Helper()
		return []string{"go", "fix", "-fixtool=" + command(t), "./..."}
	}},
	{"golangci-lint", func(t *testing.T) []string {
		t.Helper()
		config := filepath.Join(t.TempDir(), "golangci.yml")
		require.NoError(t, os.WriteFile(config, []byte(golangciFixes), 0o666))
		return []string{
			hostOf(t, golangciHost), "run", "--config=" + config, "--fix",
			"--allow-parallel-runners", "--issues-exit-code=0", "--output.text.path=", "./...",
		}
	}},
}

const golangciFixes = `version: "2"
linters:
  default: none
  enable: [sharedmcp]
  settings:
    custom:
      sharedmcp:
        type: module
`

// asChecker makes this test the program that x/tools makes of an analyzer.
const asChecker = "SHAREDMCP_TEST_CHECKER"

func actAsChecker() {
	if os.Getenv(asChecker) != "" {
		singlechecker.Main(analyzer.Analyzer)
	}
}

// command returns the path of the command.
func command(t *testing.T) string {
	t.Helper()
	bin, err := binary()
	require.NoError(t, err)
	return bin
}

// Hosts are programs that the command builds.
var (
	golangciHost = sync.OnceValues(func() (string, error) { return buildHost("golangci") })
	goplsHost    = sync.OnceValues(func() (string, error) { return buildHost("gopls") })
)

func buildHost(name string) (string, error) {
	bin, err := binary()
	if err != nil {
		return "", err
	}
	file := filepath.Join(tools, name)
	out, err := exec.Command(bin, name, "-o", file).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return file, nil
}

// hostOf returns the path of a host, and skips the test if it cannot be built, as without a proxy.
// That it can be built is tested with the command.
func hostOf(t *testing.T, host func() (string, error)) string {
	t.Helper()
	file, err := host()
	if err != nil {
		t.Skipf("there is no such host: %v", err)
	}
	return file
}

// drive has each driver carry out the fixes, which must come to the same files. When all is done,
// there must be nothing to do.
func (tr *trial) drive(t *testing.T, drivers []string) {
	t.Helper()
	if len(tr.passes) == 0 {
		return
	}
	for _, d := range fixDrivers {
		if !slices.Contains(drivers, d.name) {
			continue
		}
		t.Run(d.name, func(t *testing.T) {
			args := d.args(t)
			defer tr.module.write(t, tr.before)
			last := tr.passes[len(tr.passes)-1]
			for _, want := range append(slices.Clone(tr.passes), last) {
				out, err := tr.module.command(args[0], args[1:]...)
				if !tr.module.same(t, d.name, want) {
					t.Fatalf("%s: %v\n%s", d.name, err, out) // it exits as it does if findings are left
				}
			}
		})
	}
	if slices.Contains(drivers, "gopls") {
		t.Run("gopls", func(t *testing.T) { tr.act(t, hostOf(t, goplsHost)) })
	}
}

// act has gopls carry out each fix alone, as an editor does when asked for the quick fix. Those that
// need to know all files of a directory are not offered there.
func (tr *trial) act(t *testing.T, gopls string) {
	t.Helper()
	analyzer.HideSiblings()
	seen, err := tr.module.analyze(tr.module.around(tr.offered())...)
	analyzer.ShowSiblings()
	require.NoError(t, err)
	for _, f := range tr.rewrites() {
		i := slices.IndexFunc(seen, func(o *found) bool { return o.String() == f.String() && o.message == f.message })
		require.GreaterOrEqual(t, i, 0, f)
		want, err := edited(tr.before, []*found{seen[i]})
		require.NoError(t, err)
		out, err := tr.module.command(gopls, "codeaction", "-kind=quickfix", "-title=^"+regexp.QuoteMeta(f.title), "-exec", "-write",
			fmt.Sprintf("%s:%d:%d", f.file, f.line, f.column))
		got := string(readFile(t, filepath.Join(tr.module.dir, f.file)))
		if len(seen[i].edits) == 0 {
			assert.Equal(t, tr.before[f.file], got, "gopls edits %s", f)
		} else if assert.NoError(t, err, "%s: %s", f, out) {
			assert.Equal(t, want[f.file], got, "gopls makes something else of %s", f)
		}
		tr.module.write(t, map[string]string{f.file: tr.before[f.file]})
	}
}

// allDrivers are the names of all drivers.
func allDrivers() []string {
	var names []string
	for _, d := range fixDrivers {
		names = append(names, d.name)
	}
	return append(names, "gopls")
}

// driversOf reads the flag that lists drivers.
func driversOf(t *testing.T, list string) []string {
	t.Helper()
	switch list {
	case "all":
		return allDrivers()
	case "none":
		return nil
	}
	names := strings.Split(list, ",")
	for _, name := range names {
		require.Contains(t, allDrivers(), name)
	}
	return names
}
