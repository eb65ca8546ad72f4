package isolation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	_ "github.com/sharedmcp/sharedmcp/analyzer" // what is tested, so that its changes are seen by the cache of go test
)

var (
	update = flag.Bool("update", false, "write the table in docs/isolation.md anew")
	binary = flag.String("sharedmcp", "", "use the command in this `file` instead of building it")
)

const (
	programs = "../testdata/isolation"
	page     = "../docs/isolation.md"
	limits   = "../docs/limits.md"
)

// known are disagreements that wait for a cure. Each has to show, or its entry has to go.
var known = map[string]string{}

// A result is what the driver prints: what came of a program with one kind of client.
type result struct {
	Case, Client, Outcome, Seen, Detail string
	Races                               int
	Millis                              int64
}

// A module is a directory with programs, at one version of its SDK.
type module struct {
	name, mod string // mod is the file with that version
	sdk       string // name and version
}

// A row of the table: a program, what the analyzer says of it, and what a run shows.
type row struct {
	module     module
	name       string
	categories []string
	messages   []string
	raw, sdk   result
}

func (r *row) String() string { return r.name + ", " + r.module.sdk }

// fault lists the reported categories that are faults.
func (r *row) faults() []string {
	return slices.DeleteFunc(slices.Clone(r.categories), func(c string) bool { return c == "server" })
}

func (r *row) isolated() bool { return r.raw.Outcome == "isolated" && r.sdk.Outcome == "isolated" }

// TestIsolation runs all programs, and requires that the analyzer agrees.
func TestIsolation(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	tool := command(t)
	mods := modules(t)
	work := t.TempDir()
	copyTree(t, filepath.Join(programs, "driver"), filepath.Join(work, "driver"))

	var mu sync.Mutex
	var rows []*row
	ok := t.Run("programs", func(t *testing.T) {
		for _, m := range mods {
			t.Run(strings.ReplaceAll(m.sdk, " ", "@"), func(t *testing.T) {
				t.Parallel()
				of := m.rows(t, work, tool)
				mu.Lock()
				defer mu.Unlock()
				rows = append(rows, of...)
			})
		}
	})
	slices.SortFunc(rows, func(a, b *row) int {
		return strings.Compare(a.module.name+" "+a.name+" "+a.module.sdk, b.module.name+" "+b.name+" "+b.module.sdk)
	})
	if ok || *update {
		fresh(t, table(rows))
	}
}

// command returns the file name of the command sharedmcp.
func command(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "sharedmcp")
	if *binary == "" {
		run(t, "..", "go", "build", "-o", name, "./cmd/sharedmcp")
		return name
	}
	name, err := filepath.Abs(*binary)
	if err != nil {
		t.Fatal(err)
	}
	return name
}

// modules finds what there is to run.
func modules(t *testing.T) []module {
	t.Helper()
	files, err := filepath.Glob(programs + "/*/*.mod")
	if err != nil || len(files) == 0 {
		t.Fatalf("no modules in %s: %v", programs, err)
	}
	required := regexp.MustCompile(`(?m)^\t\S*/(\S+) (v\S+)$`)
	var mods []module
	for _, file := range files {
		m := module{name: filepath.Base(filepath.Dir(file)), mod: filepath.Base(file)}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range required.FindAllStringSubmatch(string(text), -1) {
			if match[1] != "driver" {
				m.sdk = match[1] + " " + match[2]
				break
			}
		}
		if m.sdk != "" {
			mods = append(mods, m)
		}
	}
	return mods
}

// rows analyzes and runs the programs of a module.
func (m module) rows(t *testing.T, work, tool string) []*row {
	t.Helper()
	// Where they stand, so that go build knows the packages again.
	program := filepath.Join(work, m.mod+"-"+m.name)
	build := []string{"build", "-modfile", m.mod, "-o", program}
	if cgo(t) {
		build = append(build, "-race")
	} else {
		t.Log("no cgo, no race detector")
	}
	run(t, filepath.Join(programs, m.name), "go", append(build, ".")...)

	// go/packages knows no -modfile, since it runs the go command with GO111MODULE=off too: a copy.
	dir := filepath.Join(work, strings.ReplaceAll(m.sdk, " ", "-"))
	copyTree(t, filepath.Join(programs, m.name), dir)
	if m.mod != "go.mod" {
		for _, ext := range []string{".mod", ".sum"} {
			from := filepath.Join(dir, strings.TrimSuffix(m.mod, ".mod")+ext)
			if err := os.Rename(from, filepath.Join(dir, "go"+ext)); err != nil {
				t.Fatal(err)
			}
		}
	}
	reported := findings(t, dir, tool)

	byName := make(map[string]*row)
	var rows []*row
	for line := range bytes.Lines(run(t, dir, program)) {
		var res result
		if err := json.Unmarshal(line, &res); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		r := byName[res.Case]
		if r == nil {
			r = &row{module: m, name: res.Case}
			for _, f := range reported[res.Case] {
				r.messages = append(r.messages, f.Message)
				r.categories = append(r.categories, f.Category)
			}
			slices.Sort(r.categories)
			r.categories = slices.Compact(r.categories)
			byName[r.name], rows = r, append(rows, r)
		}
		if res.Client == "raw" {
			r.raw = res
		} else {
			r.sdk = res
		}
	}
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) { r.check(t) })
	}
	return rows
}

// check requires that the analyzer and the run agree.
func (r *row) check(t *testing.T) {
	t.Helper()
	for _, res := range []result{r.raw, r.sdk} {
		if res.Outcome == "" {
			t.Error("the run with one kind of client is missing")
		}
		if res.Outcome == "isolated" && res.Races > 0 {
			t.Errorf("isolated, but with data races:\n%s", res.Detail)
		}
	}
	agree := r.isolated() == (len(r.faults()) == 0)
	if why, ok := known[r.String()]; ok {
		if agree {
			t.Errorf("the analyzer and the run agree now: this is no longer known: %s", why)
		}
		return
	}
	if agree || !r.isolated() && limited(t, r) {
		return
	}
	said := "nothing"
	if len(r.messages) > 0 {
		said = strings.Join(r.messages, "\n\t")
	}
	t.Errorf("the analyzer says:\n\t%s\nthe run shows:\n\traw clients: %s %s\n\tthe SDK's clients: %s %s\n%s",
		said, r.raw.Outcome, r.raw.Seen, r.sdk.Outcome, r.sdk.Seen, r.raw.Detail+r.sdk.Detail)
}

// limited reports whether the page about limits names the program.
func limited(t *testing.T, r *row) bool {
	t.Helper()
	text, err := os.ReadFile(limits)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	return bytes.Contains(text, []byte("testdata/isolation/"+r.module.name+"/"+r.name))
}

type finding struct{ Category, Message string }

// findings runs the analyzer over a module and returns what it says of each program.
func findings(t *testing.T, dir, tool string) map[string][]finding {
	t.Helper()
	var reported map[string]struct{ Sharedmcp []finding }
	if err := json.Unmarshal(run(t, dir, tool, "-checks=all,state", "-json", "./..."), &reported); err != nil {
		t.Fatal(err)
	}
	byName := make(map[string][]finding)
	for pkg, of := range reported {
		_, name, _ := strings.Cut(strings.TrimPrefix(pkg, "example.com/isolation/"), "/")
		byName[name] = append(byName[name], of.Sharedmcp...)
	}
	for _, none := range []string{"", "tools"} {
		if len(byName[none]) > 0 {
			t.Errorf("findings outside of the programs: %v", byName[none])
		}
	}
	return byName
}

// table is the table in the docs.
func table(rows []*row) string {
	var b strings.Builder
	fmt.Fprintln(&b, "| program | SDK | the analyzer says | raw clients | the SDK's clients |")
	fmt.Fprintln(&b, "|---|---|---|---|---|")
	for _, r := range rows {
		said := "nothing"
		if len(r.categories) > 0 {
			said = "`" + strings.Join(r.categories, "`, `") + "`"
		}
		if why, ok := known[r.String()]; ok {
			verdict := "missed"
			if r.isolated() {
				verdict = "wrong"
			}
			said += fmt.Sprintf(" (%s: %s)", verdict, why)
		}
		fmt.Fprintf(&b, "| [%s](../testdata/isolation/%s/%s) | %s | %s | %s | %s |\n", r.name, r.module.name, r.name, r.module.sdk, said, shown(r.raw), shown(r.sdk))
	}
	return b.String()
}

func shown(r result) string {
	if r.Seen == "" {
		return r.Outcome
	}
	return fmt.Sprintf("**%s**: %s", r.Outcome, strings.ReplaceAll(r.Seen, "|", `\|`))
}

// fresh compares the table with the one in the docs, or writes it there.
func fresh(t *testing.T, want string) {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "<!-- table: go generate ./isolation -->\n", "<!-- end of table -->\n"
	before, rest, ok := strings.Cut(string(text), begin)
	have, after, ok2 := strings.Cut(rest, end)
	switch {
	case !ok || !ok2:
		t.Fatalf("%s has no place for the table", page)
	case have == want:
	case *update:
		if err := os.WriteFile(page, []byte(before+begin+want+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the table in %s is old; go generate ./isolation writes it anew. It should be:\n%s", page, want)
	}
}

// cgo reports whether there is what the race detector needs.
func cgo(t *testing.T) bool {
	t.Helper()
	return strings.TrimSpace(string(run(t, ".", "go", "env", "CGO_ENABLED"))) == "1"
}

// run runs a command, bounded in time, and returns its output.
func run(t *testing.T, dir, name string, args ...string) []byte {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	cmd.WaitDelay = 10 * time.Second
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, stderr.String())
	}
	return out
}

// copyTree copies a directory. It reads all of it, so that the cache of go test knows the files.
func copyTree(t *testing.T, from, to string) {
	t.Helper()
	err := filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		src, err := os.Open(path)
		if err != nil {
			return err
		}
		defer src.Close()
		dst, err := os.Create(filepath.Join(to, rel))
		if err != nil {
			return err
		}
		_, err = io.Copy(dst, src)
		return errors.Join(err, dst.Close())
	})
	if err != nil {
		t.Fatal(err)
	}
}
