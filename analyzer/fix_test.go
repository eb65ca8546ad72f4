package analyzer_test

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"go/format"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fix"
)

var (
	moduleFlag = flag.String("module", "", "try the fixes of the module in this `folder`, in a copy")
	updateFlag = flag.Bool("update", false, "write the golden files of the fixes anew")
)

// TestFixes carries out the fixes of whole modules, each alone and all together,
// and requires that the result is formatted, builds, passes vet and has lost
// the findings; a second time, there must be nothing to do.
func TestFixes(t *testing.T) {
	var dirs []string
	switch {
	case *moduleFlag != "":
		dirs = []string{*moduleFlag}
	case testing.Short():
		dirs = []string{"../testdata/demo", "../testdata/fix/gosdk"}
	default:
		for _, pattern := range []string{"../testdata/*/go.mod", "../testdata/fix/*/go.mod"} {
			mods, err := filepath.Glob(pattern)
			if err != nil {
				t.Fatal(err)
			}
			for _, mod := range mods {
				switch dir := filepath.Dir(mod); dir {
				case "../testdata/frameworks", "../testdata/gosdk": // too many packages for every run: see -module
				default:
					dirs = append(dirs, dir)
				}
			}
		}
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			tmp := copyModule(t, dir)
			tryFixes(t, tmp, func() { compareGolden(t, dir, tmp) }).log(t)
		})
	}
}

func copyModule(t *testing.T, dir string) string {
	t.Helper()
	tmp, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("cp", "-r", dir+"/.", tmp).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if out, err := exec.Command("chmod", "-R", "u+w", tmp).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return tmp
}

// A found is a finding with its fix, in terms of files.
type found struct {
	pkg, file, category, words, message string
	line                                int
	edits                               []fileEdit
	shape, why                          string
}

func (f *found) key() string { return f.pkg + " " + f.words }

type fileEdit struct {
	file       string
	start, end int
	text       string
}

var placeInText = regexp.MustCompile(`[\w.-]+\.go:\d+(:\d+)?`)

// findingsOf analyzes a module.
func findingsOf(t *testing.T, dir string) []*found {
	t.Helper()
	cfg := &packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: dir, Tests: true, Env: append(os.Environ(), "GOWORK=off")}
	pkgs, err := packages.Load(cfg, "./...")
	if err != nil {
		t.Fatal(err)
	}
	if packages.PrintErrors(pkgs) > 0 {
		t.Fatalf("%s does not compile", dir)
	}
	type reason struct{ shape, why string }
	var mu sync.Mutex
	reasons := make(map[string]reason)
	analyzer.OnVerdict(func(pass *analysis.Pass, category string, pos token.Pos, v *fix.Verdict) {
		mu.Lock()
		defer mu.Unlock()
		var r reason
		if v.Declined != nil {
			r.why = v.Declined.String()
		}
		if v.Shape != nil {
			r.shape = v.Shape.Name
		}
		reasons[fmt.Sprint(pass.Fset.Position(pos), category)] = r
	})
	defer analyzer.OnVerdict(nil)
	graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	var all []*found
	seen := make(map[string]bool)
	for _, act := range graph.Roots {
		if act.Err != nil {
			t.Fatal(act.Err)
		}
		fset := act.Package.Fset
		for _, d := range act.Diagnostics {
			pos := fset.Position(d.Pos)
			key := fmt.Sprint(pos, d.Message)
			if seen[key] {
				continue
			}
			seen[key] = true
			r := reasons[fmt.Sprint(pos, d.Category)]
			f := &found{
				pkg: filepath.Dir(pos.Filename), file: pos.Filename, line: pos.Line, category: d.Category, message: d.Message,
				words: d.Category + " " + placeInText.ReplaceAllString(d.Message, ""), shape: r.shape, why: r.why,
			}
			if len(d.SuggestedFixes) > 1 {
				t.Errorf("%s: %d fixes", pos, len(d.SuggestedFixes))
			}
			for _, sf := range d.SuggestedFixes {
				f.why = sf.Message
				for _, e := range sf.TextEdits {
					start, end := fset.Position(e.Pos), fset.Position(e.End)
					f.edits = append(f.edits, fileEdit{start.Filename, start.Offset, end.Offset, string(e.NewText)})
					if start.Filename != pos.Filename {
						t.Errorf("%s: a fix edits %s", pos, start.Filename)
					}
				}
			}
			all = append(all, f)
		}
	}
	slices.SortStableFunc(all, func(a, b *found) int {
		return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.line, b.line), cmp.Compare(a.category, b.category))
	})
	return all
}

// carryOut makes the fixes of findings, and returns the files as they were.
func carryOut(t *testing.T, list []*found) map[string][]byte {
	t.Helper()
	byFile := make(map[string][]fileEdit)
	for _, f := range list {
		for _, e := range f.edits {
			if !slices.Contains(byFile[e.file], e) {
				byFile[e.file] = append(byFile[e.file], e)
			}
		}
	}
	before := make(map[string][]byte)
	for file, edits := range byFile {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		before[file] = text
		slices.SortFunc(edits, func(a, b fileEdit) int { return cmp.Compare(a.start, b.start) })
		var out []byte
		last := 0
		for i, e := range edits {
			if i > 0 && e.start <= edits[i-1].end {
				t.Errorf("%s: edits touch at byte %d", file, e.start)
			}
			out = append(append(out, text[last:e.start]...), e.text...)
			last = e.end
		}
		out = append(out, text[last:]...)
		if clean, err := format.Source(out); err != nil || !bytes.Equal(clean, out) {
			t.Errorf("%s: not formatted after its fixes: %v\n%s", file, err, out)
		}
		if err := os.WriteFile(file, out, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return before
}

func restore(t *testing.T, files map[string][]byte) {
	t.Helper()
	for file, text := range files {
		if err := os.WriteFile(file, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// A shapeCount says of one shape how often it applied, was offered and held.
type shapeCount struct{ findings, offered, held int }

type counts struct {
	shapes  map[string]*shapeCount
	why     []string
	offered []*found
}

func (c *counts) log(t *testing.T) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(c.shapes)) {
		n := c.shapes[name]
		t.Logf("%-45s findings %3d  offered %3d  held %3d", name, n.findings, n.offered, n.held)
	}
	for _, w := range c.why {
		t.Log(w)
	}
}

// tryFixes tries the fixes of the module in dir; fixed is called when all are made.
func tryFixes(t *testing.T, dir string, fixed func()) *counts {
	t.Helper()
	c := &counts{shapes: make(map[string]*shapeCount)}
	first := findingsOf(t, dir)
	failed := make(map[*found]bool)
	var offered []*found
	for _, f := range first {
		name := f.category + ": " + cmp.Or(f.shape, "(no shape)")
		if c.shapes[name] == nil {
			c.shapes[name] = &shapeCount{}
		}
		c.shapes[name].findings++
		if len(f.edits) > 0 {
			c.shapes[name].offered++
			offered = append(offered, f)
		} else {
			rel, _ := filepath.Rel(dir, f.file)
			c.why = append(c.why, fmt.Sprintf("%s:%d [%s] declined because %s", rel, f.line, f.category, f.why))
		}
	}
	c.offered = offered
	vetBefore := command(dir, "go", "vet", "./...")
	// In each round, one fix of each package.
	rounds := make(map[string]int)
	byRound := make(map[int][]*found)
	most := 0
	for _, f := range offered {
		n := rounds[f.pkg]
		rounds[f.pkg]++
		byRound[n] = append(byRound[n], f)
		most = max(most, n+1)
	}
	if most > 1 {
		for n := range most {
			before := carryOut(t, byRound[n])
			checkResult(t, dir, first, byRound[n], failed, false)
			restore(t, before)
		}
	}
	if len(offered) > 0 {
		before := carryOut(t, offered)
		fixed()
		if out := command(dir, "go", "build", "./..."); out != "" {
			t.Errorf("go build: %s", out)
		}
		if out := command(dir, "go", "vet", "./..."); places(out) != places(vetBefore) {
			t.Errorf("go vet: %s\nbefore: %s", out, vetBefore)
		}
		checkResult(t, dir, first, offered, failed, true)
		if t.Failed() {
			for file := range before {
				text, _ := os.ReadFile(file)
				t.Logf("%s:\n%s", file, text)
			}
		}
	}
	for _, f := range offered {
		if !failed[f] {
			c.shapes[f.category+": "+f.shape].held++
		}
	}
	return c
}

func places(out string) string { return placeInText.ReplaceAllString(out, "") }

// checkResult analyzes a module again after fixes.
func checkResult(t *testing.T, dir string, first, cured []*found, failed map[*found]bool, last bool) {
	t.Helper()
	want := make(map[string]int)
	for _, f := range first {
		want[f.key()]++
	}
	gone := make(map[string]*found)
	uncovers := make(map[string]bool)
	for _, f := range cured {
		// One edit may cure several.
		for _, other := range first {
			if other == f || other.pkg == f.pkg && len(f.edits) > 0 && slices.Equal(f.edits, other.edits) && !slices.Contains(cured, other) {
				want[other.key()]--
				gone[other.key()] = f
			}
		}
		if strings.Contains(f.why, "[server]") {
			uncovers[f.pkg] = true
		}
	}
	for _, f := range findingsOf(t, dir) {
		if last && len(f.edits) > 0 && (f.category != "server" || !uncovers[f.pkg]) {
			t.Errorf("%s:%d: there is a fix again: %s", f.file, f.line, f.why)
		}
		if want[f.key()]--; want[f.key()] < 0 && (f.category != "server" || !uncovers[f.pkg]) {
			t.Errorf("%s:%d: after the fixes: %s", f.file, f.line, f.message)
			if g := gone[f.key()]; g != nil {
				failed[g] = true
			}
		}
	}
}

// compareGolden compares the files in tmp with the golden files in dir, or, if
// there is none, with the files there.
func compareGolden(t *testing.T, dir, tmp string) {
	t.Helper()
	if filepath.Base(filepath.Dir(dir)) != "fix" {
		return
	}
	files, err := filepath.Glob(filepath.Join(tmp, "*", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		rel, _ := filepath.Rel(tmp, file)
		got, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		original, err := os.ReadFile(filepath.Join(dir, rel))
		if err != nil {
			t.Fatal(err)
		}
		golden := filepath.Join(dir, rel+".golden")
		want, err := os.ReadFile(golden)
		if err != nil {
			want = original
		}
		if bytes.Equal(got, want) {
			continue
		}
		if *updateFlag {
			if err := os.WriteFile(golden, got, 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		t.Errorf("%s: not as in its golden file:\n%s", rel, got)
	}
}

// command runs a command and returns what it prints when it fails.
func command(dir, name string, args ...string) string {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return string(out) + err.Error()
	}
	return ""
}
