package isolation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
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
)

// A module is a directory with programs, at one version of its SDK.
type module struct {
	name, mod string // mod is the file with that version
	sdk       string // name and version

	binary   string
	names    []string // of the programs
	reported map[string][]finding

	// Of the copy that has been fixed: empty if there is nothing to fix.
	fixedBinary string
	changed     []string // programs
	left        map[string][]finding
}

type finding struct {
	Category, Message string
	Fixes             json.RawMessage `json:"suggested_fixes"`
}

// A build is everything that runs need: done once for all runs of the tests.
type build struct {
	dir     string
	tool    string
	race    bool
	modules []*module
}

// work is a directory for all that is built.
var work string

func TestMain(m *testing.M) {
	var err error
	if work, err = os.MkdirTemp("", "isolation"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(work)
	os.Exit(code)
}

var built = sync.OnceValues(func() (*build, error) {
	b := &build{dir: work}
	return b, b.make()
})

// building returns what was built, or builds it.
func building(t *testing.T) *build {
	t.Helper()
	b, err := built()
	if err != nil {
		t.Fatal(err)
	}
	if !b.race {
		t.Log("no cgo, no race detector")
	}
	return b
}

func (b *build) make() error {
	env, err := command(".", "go", "env", "CGO_ENABLED")
	if err != nil {
		return err
	}
	b.race = strings.TrimSpace(string(env)) == "1"
	if b.tool, err = filepath.Abs(*binary); err != nil {
		return err
	}
	if *binary == "" {
		b.tool = filepath.Join(b.dir, "sharedmcp")
		if _, err := command("..", "go", "build", "-o", b.tool, "./cmd/sharedmcp"); err != nil {
			return err
		}
	}
	if err := copyTree(filepath.Join(programs, "driver"), filepath.Join(b.dir, "driver")); err != nil {
		return err
	}
	if b.modules, err = modules(); err != nil {
		return err
	}
	for _, m := range b.modules {
		if err := m.make(b); err != nil {
			return fmt.Errorf("%s: %w", m.sdk, err)
		}
	}
	return nil
}

// sdks has the module and the name of the SDK that the programs in a directory use.
var sdks = map[string][2]string{
	"gosdk":     {"github.com/modelcontextprotocol/go-sdk", "go-sdk"},
	"mcpgo":     {"github.com/mark3labs/mcp-go", "mcp-go"},
	"metoro":    {"github.com/metoro-io/mcp-golang", "mcp-golang"},
	"thinkinai": {"github.com/ThinkInAIXYZ/go-mcp", "go-mcp"},
	"trpc":      {"trpc.group/trpc-go/trpc-mcp-go", "trpc-mcp-go"},
	"viant":     {"github.com/viant/mcp", "viant/mcp"},
}

// modules finds what there is to run: modules that require the driver.
func modules() ([]*module, error) {
	files, err := filepath.Glob(programs + "/*/*.mod")
	if err != nil {
		return nil, err
	}
	var mods []*module
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if !bytes.Contains(text, []byte("\texample.com/isolation/driver v")) {
			continue
		}
		m := &module{name: filepath.Base(filepath.Dir(file)), mod: filepath.Base(file)}
		path, name := sdks[m.name][0], sdks[m.name][1]
		match := regexp.MustCompile(`(?m)^\t` + regexp.QuoteMeta(path) + ` (v\S+)$`).FindSubmatch(text)
		if path == "" || match == nil {
			return nil, fmt.Errorf("%s: which SDK is it about?", file)
		}
		m.sdk = name + " " + string(match[1])
		mods = append(mods, m)
	}
	return mods, nil
}

// make builds and analyzes the programs of a module, and those that can be fixed once more.
func (m *module) make(b *build) error {
	base := filepath.Join(b.dir, strings.NewReplacer(" ", "-", "/", "-").Replace(m.sdk))
	plain, fixed := base+"-plain", base+"-fixed"
	for _, dir := range []string{plain, fixed} {
		if err := m.copy(dir); err != nil {
			return err
		}
	}
	var err error
	m.binary = base + ".exe"
	if err := b.compile(plain, m.binary); err != nil {
		return err
	}
	list, err := command(plain, m.binary, "-list")
	if err != nil {
		return err
	}
	m.names = strings.Fields(string(list))
	if m.reported, err = b.analyze(plain); err != nil {
		return err
	}
	if !slices.ContainsFunc(m.names, func(name string) bool {
		return slices.ContainsFunc(m.reported[name], func(f finding) bool { return f.Fixes != nil })
	}) {
		return nil
	}

	if _, err := command(fixed, b.tool, "-checks=all,state", "-exit-zero", "-fix", "./..."); err != nil {
		return err
	}
	for _, name := range m.names {
		same, err := equal(filepath.Join(plain, name), filepath.Join(fixed, name))
		if err != nil {
			return err
		}
		if !same {
			m.changed = append(m.changed, name)
		}
	}
	m.fixedBinary = base + "-fixed.exe"
	if err := b.compile(fixed, m.fixedBinary); err != nil {
		return err
	}
	m.left, err = b.analyze(fixed)
	return err
}

// copy copies the module, with the wanted version in its go.mod: go/packages knows no -modfile.
func (m *module) copy(to string) error {
	if err := copyTree(filepath.Join(programs, m.name), to); err != nil || m.mod == "go.mod" {
		return err
	}
	for _, ext := range []string{".mod", ".sum"} {
		from := filepath.Join(to, strings.TrimSuffix(m.mod, ".mod")+ext)
		if err := os.Rename(from, filepath.Join(to, "go"+ext)); err != nil {
			return err
		}
	}
	return nil
}

// compile builds a module's programs. Its place does not matter, so that go build knows the packages again.
func (b *build) compile(dir, to string) error {
	args := []string{"build", "-trimpath", "-o", to}
	if b.race {
		args = append(args, "-race")
	}
	_, err := command(dir, "go", append(args, ".")...)
	return err
}

// analyze runs the analyzer over a module and returns what it says of each program.
func (b *build) analyze(dir string) (map[string][]finding, error) {
	out, err := command(dir, b.tool, "-checks=all,state", "-json", "./...")
	if err != nil {
		return nil, err
	}
	var reported map[string]struct{ Sharedmcp []finding }
	if err := json.Unmarshal(out, &reported); err != nil {
		return nil, err
	}
	byName := make(map[string][]finding)
	for pkg, of := range reported {
		_, name, _ := strings.Cut(strings.TrimPrefix(pkg, "example.com/isolation/"), "/")
		byName[name] = append(byName[name], of.Sharedmcp...)
	}
	for _, none := range []string{"", "tools"} {
		if len(byName[none]) > 0 {
			return nil, fmt.Errorf("findings outside of the programs: %v", byName[none])
		}
	}
	return byName, nil
}

// rows returns the programs, in the order of the table.
func (b *build) rows() []*row {
	var rows []*row
	for _, m := range b.modules {
		for _, name := range m.names {
			r := &row{module: m, name: name, verdict: said(m.reported[name])}
			if slices.Contains(m.changed, name) {
				v := said(m.left[name])
				r.fixed = &v
			}
			rows = append(rows, r)
		}
	}
	slices.SortFunc(rows, func(a, b *row) int {
		return strings.Compare(a.module.name+" "+a.name+" "+a.module.sdk, b.module.name+" "+b.name+" "+b.module.sdk)
	})
	return rows
}

func said(findings []finding) verdict {
	var v verdict
	for _, f := range findings {
		v.messages = append(v.messages, f.Message)
		v.categories = append(v.categories, f.Category)
	}
	slices.Sort(v.categories)
	v.categories = slices.Compact(v.categories)
	return v
}

// command runs a command, bounded in time, and returns its output.
func command(dir, name string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 8*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	cmd.WaitDelay = 10 * time.Second
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, stderr.String())
	}
	return out, nil
}

// equal reports whether the Go files of two directories are the same.
func equal(a, b string) (bool, error) {
	files, err := filepath.Glob(filepath.Join(a, "*.go"))
	for _, file := range files {
		one, err1 := os.ReadFile(file)
		other, err2 := os.ReadFile(filepath.Join(b, filepath.Base(file)))
		if err = errors.Join(err1, err2); err != nil || !bytes.Equal(one, other) {
			return false, err
		}
	}
	return true, err
}

// copyTree copies a directory. It reads all of it, so that the cache of go test knows the files.
func copyTree(from, to string) error {
	return filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
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
}
