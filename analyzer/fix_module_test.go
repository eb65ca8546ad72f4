package analyzer_test

import (
	"cmp"
	"errors"
	"fmt"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/mod/modfile"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fix"
)

// A fixModule is a copy of a module, whose files may be edited.
type fixModule struct {
	dir string
	// clusters are packages that import each other, however far, by the directory of each. What is
	// edited in one can change what is found in another.
	clusters map[string]*cluster
}

// A cluster is a set of directories.
type cluster struct{ dirs []string }

// newFixModule copies the module in dir.
func newFixModule(t *testing.T, dir string) *fixModule {
	t.Helper()
	tmp, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.CopyFS(tmp, os.DirFS(dir)))
	mod := filepath.Join(tmp, "go.mod")
	f, err := modfile.Parse(mod, readFile(t, mod), nil)
	require.NoError(t, err)
	for _, r := range slices.Clone(f.Replace) {
		if !strings.HasPrefix(r.New.Path, "../") {
			continue
		}
		beside, err := filepath.Abs(filepath.Join(dir, r.New.Path))
		require.NoError(t, err)
		require.NoError(t, f.AddReplace(r.Old.Path, r.Old.Version, beside, ""))
	}
	text, err := f.Format()
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(mod, text, 0o666))
	return &fixModule{dir: tmp}
}

func readFile(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	return text
}

// files returns the Go files of the module, by name.
func (m *fixModule) files(t *testing.T) map[string]string {
	t.Helper()
	files := make(map[string]string)
	require.NoError(t, filepath.WalkDir(m.dir, func(file string, _ os.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".go" {
			return err
		}
		text, err := os.ReadFile(file)
		files[m.rel(file)] = string(text)
		return err
	}))
	return files
}

// write writes files of the module.
func (m *fixModule) write(t *testing.T, files map[string]string) {
	t.Helper()
	for name, text := range files {
		require.NoError(t, os.WriteFile(filepath.Join(m.dir, name), []byte(text), 0o666))
	}
}

// rel returns the name of a file within the module.
func (m *fixModule) rel(file string) string {
	if rel, err := filepath.Rel(m.dir, file); err == nil {
		return filepath.ToSlash(rel)
	}
	return file
}

// A found is a finding with its fix, in terms of files.
type found struct {
	file         string // within the module
	line, column int
	category     string
	message      string
	title        string // of the fix
	edits        []fileEdit
	shape        string
	declined     *fix.Declined // why there is no fix
}

func (f *found) String() string { return fmt.Sprintf("%s:%d [%s]", f.file, f.line, f.category) }

// dir returns the directory of the package.
func (f *found) dir() string { return filepath.Dir(f.file) }

// key tells findings apart, also when lines have moved.
func (f *found) key() string { return f.dir() + " " + placeless(f.message) }

// announces reports whether the fix says that another finding may come to light.
func (f *found) announces() bool { return strings.Contains(f.title, "[server]") }

// A fileEdit replaces a piece of a file.
type fileEdit struct {
	start, end int
	text       string
}

var placeInText = regexp.MustCompile(`[\w./-]+\.go:\d+(:\d+)?`)

// placeless takes the places out of a text.
func placeless(text string) string { return placeInText.ReplaceAllString(text, "") }

// analyzeAll returns what is found in all packages of the module.
func (m *fixModule) analyzeAll() ([]*found, error) {
	// Many packages with few dependencies are faster to check from source than to compile. Those
	// with a fix are compiled later.
	mode := packages.LoadSyntax
	if dirs, err := filepath.Glob(filepath.Join(m.dir, "*", "*", "*.go")); err == nil && len(dirs) > 200 {
		mode = packages.LoadAllSyntax
	}
	pkgs, err := m.load(mode, "./...")
	if err != nil {
		return nil, err
	}
	m.cluster(pkgs)
	return m.findings(pkgs)
}

// analyze returns what is found in packages of the module.
func (m *fixModule) analyze(patterns ...string) ([]*found, error) {
	pkgs, err := m.load(packages.LoadSyntax, patterns...)
	if err != nil {
		return nil, err
	}
	return m.findings(pkgs)
}

// load loads packages, with their test files.
func (m *fixModule) load(mode packages.LoadMode, patterns ...string) ([]*packages.Package, error) {
	pkgs, err := packages.Load(&packages.Config{
		Mode:  mode | packages.NeedModule | packages.NeedForTest,
		Dir:   m.dir,
		Tests: true,
		Env:   append(os.Environ(), "GOWORK=off"),
	}, patterns...)
	if err != nil {
		return nil, err
	}
	var errs []error
	packages.Visit(pkgs, nil, func(pkg *packages.Package) {
		for _, err := range pkg.Errors {
			errs = append(errs, err)
		}
	})
	return pkgs, errors.Join(errs...)
}

// findings analyzes packages.
func (m *fixModule) findings(pkgs []*packages.Package) ([]*found, error) {
	verdicts := make(map[string]*fix.Verdict)
	var mu sync.Mutex
	analyzer.OnVerdict(func(pass *analysis.Pass, category string, pos token.Pos, v *fix.Verdict) {
		mu.Lock()
		defer mu.Unlock()
		if key := fmt.Sprint(pass.Fset.Position(pos), category); verdicts[key] == nil || v.Fix != nil {
			verdicts[key] = v
		}
	})
	defer analyzer.OnVerdict(nil)
	graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, nil)
	if err != nil {
		return nil, err
	}
	var all []*found
	var errs []error
	for _, act := range graph.Roots {
		errs = append(errs, act.Err)
		fset := act.Package.Fset
		for _, d := range act.Diagnostics {
			v := verdicts[fmt.Sprint(fset.Position(d.Pos), d.Category)]
			f, err := m.found(fset, d, v)
			errs = append(errs, err)
			// A package with test files is there twice.
			i := slices.IndexFunc(all, func(o *found) bool {
				return o.String() == f.String() && o.column == f.column && o.message == f.message
			})
			switch {
			case i < 0:
				all = append(all, f)
			case len(f.edits) == 0:
			case len(all[i].edits) > 0 && !slices.Equal(all[i].edits, f.edits):
				errs = append(errs, fmt.Errorf("%s: another fix with test files than without", f))
			default:
				all[i] = f
			}
		}
	}
	slices.SortStableFunc(all, func(a, b *found) int {
		return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.line, b.line), cmp.Compare(a.category, b.category))
	})
	return all, errors.Join(errs...)
}

// found makes a found of a diagnostic.
func (m *fixModule) found(fset *token.FileSet, d analysis.Diagnostic, v *fix.Verdict) (*found, error) {
	pos := fset.Position(d.Pos)
	f := &found{
		file: m.rel(pos.Filename), line: pos.Line, column: pos.Column,
		category: d.Category, message: d.Message,
	}
	if v != nil { // there is none for directives
		f.declined = v.Declined
		if v.Shape != nil {
			f.shape = v.Shape.Name
		}
	}
	if len(d.SuggestedFixes) > 1 {
		return f, fmt.Errorf("%s: %d fixes", f, len(d.SuggestedFixes))
	}
	for _, sf := range d.SuggestedFixes {
		f.title = sf.Message
		for _, e := range sf.TextEdits {
			start, end := fset.Position(e.Pos), fset.Position(e.End)
			if start.Filename != pos.Filename {
				return f, fmt.Errorf("%s: a fix edits %s", f, start.Filename)
			}
			f.edits = append(f.edits, fileEdit{start.Offset, end.Offset, string(e.NewText)})
		}
	}
	return f, nil
}

// cluster finds out which packages have to do with each other.
func (m *fixModule) cluster(pkgs []*packages.Package) {
	m.clusters = make(map[string]*cluster)
	dirOf := func(pkg *packages.Package) string {
		if len(pkg.GoFiles) == 0 {
			return ""
		}
		return filepath.Dir(m.rel(pkg.GoFiles[0]))
	}
	for _, pkg := range pkgs {
		if dir := dirOf(pkg); dir != "" && !strings.HasPrefix(dir, "..") && m.clusters[dir] == nil {
			m.clusters[dir] = &cluster{[]string{dir}}
		}
	}
	for _, pkg := range pkgs {
		to := m.clusters[dirOf(pkg)]
		for _, imp := range pkg.Imports {
			from := m.clusters[dirOf(imp)]
			if to == nil || from == nil || to == from {
				continue
			}
			to.dirs = append(to.dirs, from.dirs...)
			for _, dir := range from.dirs {
				m.clusters[dir] = to
			}
		}
	}
}

// around returns the patterns of all packages that have to do with those of some findings.
func (m *fixModule) around(list []*found) []string {
	var patterns []string
	for _, f := range list {
		for _, dir := range m.clusters[f.dir()].dirs {
			if p := "./" + dir; !slices.Contains(patterns, p) {
				patterns = append(patterns, p)
			}
		}
	}
	slices.Sort(patterns)
	return patterns
}
