package verdict

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
)

// Active is a set of categories that the analyzer under test is expected to report. A verdict
// of any other category counts as "nothing wrong may be reported here".
type Active []string

// Run checks a against every verdict in the module in dir.
// Without patterns, all packages of the module are analyzed.
func Run(t *testing.T, dir string, a *analysis.Analyzer, patterns ...string) {
	t.Helper()
	Active(Categories).Run(t, dir, a, patterns...)
}

// Run checks a against the verdicts of the active categories in the module in dir.
// Without patterns, all packages of the module are analyzed.
func (active Active) Run(t *testing.T, dir string, a *analysis.Analyzer, patterns ...string) {
	t.Helper()
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	tmp := active.Copy(t, dir)
	download(t, tmp, patterns)
	active.check(t, dir, tmp, a, patterns)
}

// check runs a over tmp, which is Copy of dir.
func (active Active) check(tb testing.TB, dir, tmp string, a *analysis.Analyzer, patterns []string) {
	tb.Helper()
	f := &filter{TB: tb, tmp: tmp, dir: dir}
	if !active.has("identity") {
		expectations, err := Expectations(dir)
		if err != nil {
			tb.Fatal(err)
		}
		f.serverToo = identityLines(tmp, expectations)
	}
	analysistest.Run(f, tmp, a, patterns...)
}

func (active Active) has(category string) bool { return slices.Contains(active, category) }

// Copy copies the module in dir into a temporary folder, with its verdicts written as
// analysistest understands them, and returns that folder.
func (active Active) Copy(tb testing.TB, dir string) string {
	tb.Helper()
	tmp, err := filepath.EvalSymlinks(tb.TempDir())
	if err != nil {
		tb.Fatal(err)
	}
	if err := os.CopyFS(tmp, os.DirFS(dir)); err != nil {
		tb.Fatal(err)
	}
	err = walk(tmp, func(rel string, src []byte) error {
		comments, err := parse(rel, src)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(tmp, filepath.FromSlash(rel)), rewrite(src, comments, active.has), 0o666)
	})
	if err != nil {
		tb.Fatal(err)
	}
	return tmp
}

// download fetches the modules that the packages need: analysistest looks only into the module cache.
func download(tb testing.TB, dir string, patterns []string) {
	tb.Helper()
	cmd := exec.CommandContext(tb.Context(), "go", append([]string{"list", "-deps", "-test"}, patterns...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GO111MODULE=on")
	cmd.Stderr = new(strings.Builder)
	if err := cmd.Run(); err != nil {
		tb.Fatalf("go list in %s: %v\n%s", dir, err, cmd.Stderr)
	}
}

// identityLines returns the lines ("file:line") that ask for identity. An origin with both
// faults is reported only as identity; as long as there is no identity, it is true to say
// there that a server is shared.
func identityLines(tmp string, expectations []Expectation) map[string]bool {
	lines := map[string]bool{}
	for _, e := range expectations {
		for _, w := range e.Want {
			if w.Category == "identity" {
				lines[fmt.Sprintf("%s:%d", filepath.Join(tmp, filepath.FromSlash(e.File)), e.Line)] = true
			}
		}
	}
	return lines
}

// A filter drops those errors of analysistest that are none here, and lets the others name
// the original file.
type filter struct {
	testing.TB
	tmp, dir  string          // a copy of dir, with the same lines
	serverToo map[string]bool // lines where a server may be reported, though nothing asks for it
}

var (
	unexpectedFact   = regexp.MustCompile(`^\S+: (unexpected fact: |fact ".*" does not match pattern )`)
	unexpectedServer = regexp.MustCompile(`(?s)^(.+?:\d+):\d+: (?:unexpected diagnostic: |diagnostic ").*\[server\]`)
)

// Errorf is what analysistest calls. Verdicts say nothing about facts.
func (f *filter) Errorf(format string, args ...any) {
	f.Helper()
	msg := fmt.Sprintf(format, args...)
	if unexpectedFact.MatchString(msg) {
		return
	}
	if m := unexpectedServer.FindStringSubmatch(msg); len(m) > 1 && f.serverToo[m[1]] {
		return
	}
	f.TB.Errorf("%s", strings.ReplaceAll(msg, f.tmp, f.dir))
}
