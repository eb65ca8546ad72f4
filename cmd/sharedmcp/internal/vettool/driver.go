package vettool

import (
	"encoding/gob"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io"
	"os"
	"runtime/debug"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// A driver runs the analyzer over one unit.
type driver struct {
	analyzer *analysis.Analyzer
	gate     Gate
	options  *options
	tool     string // the version of Go that the tool was built with
	stderr   io.Writer
}

// A checked unit was parsed, type-checked and analyzed.
type checked struct {
	fset     *token.FileSet
	files    []*ast.File
	pkg      *types.Package
	info     *types.Info
	sizes    types.Sizes
	facts    *facts
	findings []analysis.Diagnostic
	err      error // of the analyzer
}

// run analyzes the unit that a file describes, and returns the exit code of the process.
func (d *driver) run(file string) (int, error) {
	u, err := readUnit(file)
	if err != nil {
		return 0, err
	}
	matters := false
	if !d.options.off {
		if matters, err = u.canMatter(d.gate); err != nil {
			return 0, err
		}
	}
	c := new(checked)
	if matters {
		relaxGC()
		c, err = d.check(u)
		var old *tooOldError
		switch {
		case errors.As(err, &old):
			return d.refuse(u, old)
		case isBadSource(err):
			fmt.Fprintln(d.stderr, printable.Text(err.Error())) // without the name of the tool, as compilers do
			return 1, nil
		case err != nil:
			return 0, err
		}
	}
	if err := u.saveFacts(c.facts); err != nil {
		return 0, err
	}
	if u.VetxOnly {
		return 0, nil
	}
	return d.print(u, c)
}

// isBadSource reports whether an error is one of the source, and says where.
func isBadSource(err error) bool {
	var typing types.Error
	var syntax scanner.ErrorList
	return errors.As(err, &typing) || errors.As(err, &syntax)
}

// refuse ends a unit that the tool is too old for. For a package that the user asked for it says so;
// a dependency only passes the word on to its importers.
func (d *driver) refuse(u *unit, old *tooOldError) (int, error) {
	if u.VetxOutput != "" {
		if err := os.WriteFile(u.VetxOutput, []byte(marker+old.needs), 0o666); err != nil {
			return 0, err
		}
	}
	if u.VetxOnly {
		return 0, nil
	}
	fmt.Fprintln(d.stderr, old)
	return 1, nil
}

// saveFacts writes the unit's facts file.
func (u *unit) saveFacts(s *facts) error {
	if u.VetxOutput == "" {
		return nil
	}
	var data []byte
	if s != nil {
		var err error
		if data, err = s.encode(); err != nil {
			return fmt.Errorf("facts of %s: %w", u.ImportPath, err)
		}
	}
	return os.WriteFile(u.VetxOutput, data, 0o666)
}

// check parses, type-checks and analyzes the unit.
func (d *driver) check(u *unit) (*checked, error) {
	if newer(u.GoVersion, d.tool) {
		return nil, &tooOldError{d.tool, u.GoVersion}
	}
	brought := make(map[string][]byte)
	for path, file := range u.PackageVetx {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if needs := readMarker(data); needs != "" {
			return nil, &tooOldError{d.tool, needs}
		}
		brought[path] = data
	}
	c, err := u.typeCheck()
	if err != nil {
		if compiler := u.compilerOf(); newer(compiler, d.tool) {
			return nil, &tooOldError{d.tool, compiler}
		}
		return nil, err
	}
	for _, f := range d.analyzer.FactTypes {
		gob.Register(f)
	}
	if c.facts, err = readFacts(c.pkg, brought); err != nil {
		return nil, err
	}
	c.analyze(d.analyzer, u)
	return c, nil
}

// typeCheck parses and type-checks the unit. The importer panics at export data of a version that it
// does not know.
func (u *unit) typeCheck() (c *checked, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("type-checking %s panicked: %v\n%s", u.ID, r, debug.Stack())
		}
	}()
	c = &checked{fset: token.NewFileSet(), sizes: types.SizesFor("gc", build.Default.GOARCH)}
	for _, name := range u.GoFiles {
		f, err := parser.ParseFile(c.fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		c.files = append(c.files, f)
	}
	c.info = &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
	conf := &types.Config{Importer: u.importer(c.fset), Sizes: c.sizes, GoVersion: u.GoVersion}
	c.pkg, err = conf.Check(u.ImportPath, c.fset, c.files, c.info)
	return c, err
}

// importer reads the types of imports from the export data that the compiler wrote.
func (u *unit) importer(fset *token.FileSet) types.Importer {
	exported := importer.ForCompiler(fset, u.Compiler, func(path string) (io.ReadCloser, error) {
		file, ok := u.PackageFile[path]
		if !ok {
			return nil, fmt.Errorf("the go command did not tell where the export data of %q is", path)
		}
		return os.Open(file)
	})
	return importerFunc(func(importPath string) (*types.Package, error) {
		path, ok := u.ImportMap[importPath]
		if !ok {
			return nil, fmt.Errorf("cannot resolve import %q", importPath)
		}
		return exported.Import(path)
	})
}

type importerFunc func(string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// analyze runs the analyzer. That it panics is an error of its own, not the end of the run.
func (c *checked) analyze(a *analysis.Analyzer, u *unit) {
	defer func() {
		if r := recover(); r != nil {
			c.err = fmt.Errorf("the analyzer panicked: %v\n%s", r, debug.Stack())
		}
	}()
	pass := &analysis.Pass{
		Analyzer:     a,
		Fset:         c.fset,
		Files:        c.files,
		OtherFiles:   u.NonGoFiles,
		IgnoredFiles: u.IgnoredFiles,
		Pkg:          c.pkg,
		TypesInfo:    c.info,
		TypesSizes:   c.sizes,
		Module:       u.module(),
		Report:       func(d analysis.Diagnostic) { c.findings = append(c.findings, d) },
		ReadFile:     u.readFile,
	}
	c.facts.attach(pass)
	_, c.err = a.Run(pass)
}

// readFile reads a file that belongs to the unit.
func (u *unit) readFile(name string) ([]byte, error) {
	for _, files := range [][]string{u.GoFiles, u.NonGoFiles, u.IgnoredFiles} {
		if slices.Contains(files, name) {
			return os.ReadFile(name)
		}
	}
	return nil, fmt.Errorf("%s is no file of package %s", name, u.ImportPath)
}
