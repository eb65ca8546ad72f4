package analyzer

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/bench"
)

// The benchmarks report ratios, since seconds differ between machines and hours:
//
//	added/ssa   what the analyzer takes beyond building SSA, relative to that
//	fixes/ssa   what of it works out fixes, in packages with findings
//	slope       exponent of the growth of added time with the number of functions; 1 is linear
//	grow100x    time per function in the largest package relative to the smallest
//	MB/kfunc    memory allocated for a thousand functions of the largest package
//
// A run of them all, once each, takes some minutes:
//
//	go test -run '^$' -bench . -benchtime 1x ./analyzer

// BenchmarkExamples measures the examples of SDKs.
func BenchmarkExamples(b *testing.B) {
	for _, sdk := range []struct{ module, path, pattern string }{
		{"gosdk", "github.com/modelcontextprotocol/go-sdk", "./examples/..."},
		{"mcpgo", "github.com/mark3labs/mcp-go", "./examples/..."},
	} {
		b.Run(filepath.Base(sdk.path), func(b *testing.B) {
			var passes []*analysis.Pass
			for _, pkg := range loadExamples(b, filepath.Join("..", "testdata", sdk.module), sdk.path, sdk.pattern) {
				passes = append(passes, newPass(pkg.Fset, pkg.Types, pkg.Syntax, pkg.TypesInfo))
			}
			table := options.contracts.Table()
			var ssa, traced, all time.Duration
			for b.Loop() {
				for _, pass := range passes {
					s, a := measure(b, pass)
					ssa, all = ssa+s, all+a
					traced += timed(func() { trace(newProgram(pass), pass, table) })
				}
			}
			b.ReportMetric(float64(all-ssa)/float64(ssa), "added/ssa")
			b.ReportMetric(float64(all-traced)/float64(ssa), "fixes/ssa")
			b.ReportMetric(float64(len(passes)), "packages")
		})
	}
}

// loadExamples loads packages of an SDK's own module, as the module in dir requires it.
func loadExamples(b *testing.B, dir, path, pattern string) []*packages.Package {
	b.Helper()
	cmd := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", path)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		b.Skip("no ", path, ": ", err)
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: strings.TrimSpace(string(out))}, pattern)
	if err != nil {
		b.Fatal(err)
	}
	var sound []*packages.Package
	for _, pkg := range pkgs {
		if !pkg.IllTyped {
			sound = append(sound, pkg)
		}
	}
	if len(sound) == 0 {
		b.Skip("no examples of ", path, " can be loaded")
	}
	return sound
}

// BenchmarkGrowth measures generated packages of three sizes.
func BenchmarkGrowth(b *testing.B) {
	for _, shape := range bench.Growing() {
		b.Run(shape.Name, func(b *testing.B) {
			sizes := shape.Sizes
			if testing.Short() {
				sizes = sizes[:2]
			}
			imports := loadImports(b, bench.Imports)
			var passes []*analysis.Pass
			for _, n := range sizes {
				passes = append(passes, generated(b, imports, shape.Source(n)))
			}
			ssa, all := make([]time.Duration, len(sizes)), make([]time.Duration, len(sizes))
			var allocated uint64
			for b.Loop() {
				for i, pass := range passes {
					before := totalAlloc()
					s, a := measure(b, pass)
					ssa[i], all[i] = ssa[i]+s, all[i]+a
					if i == len(sizes)-1 {
						allocated += totalAlloc() - before
					}
				}
			}
			small, large := 0, len(sizes)-1
			factor := float64(sizes[large]) / float64(sizes[small])
			added := func(i int) float64 { return max(float64(all[i]-ssa[i]), 1) }
			b.ReportMetric(math.Log(added(large)/added(small))/math.Log(factor), "slope")
			b.ReportMetric(float64(all[large])/float64(all[small])/factor, fmt.Sprintf("grow%.0fx", factor))
			b.ReportMetric(added(large)/float64(ssa[large]), "added/ssa")
			b.ReportMetric(float64(all[large])/float64(b.N)/float64(sizes[large]), "ns/func")
			b.ReportMetric(float64(allocated)/float64(b.N)/float64(sizes[large])/1e3, "MB/kfunc")
		})
	}
}

// BenchmarkAdversary measures packages that are made to be slow.
func BenchmarkAdversary(b *testing.B) {
	for _, shape := range bench.Adverse() {
		b.Run(shape.Name, func(b *testing.B) {
			pass := generated(b, loadImports(b, bench.Imports), shape.Source(shape.Sizes[0]))
			var ssa, all time.Duration
			var allocated uint64
			for b.Loop() {
				before := totalAlloc()
				s, a := measure(b, pass)
				ssa, all = ssa+s, all+a
				allocated += totalAlloc() - before
			}
			b.ReportMetric(float64(all-ssa)/float64(ssa), "added/ssa")
			b.ReportMetric(float64(allocated)/float64(b.N)/1e6, "MB")
		})
	}
}

// measure returns the CPU time that it takes to build the package as SSA, and to analyze it, which
// includes that.
func measure(b *testing.B, pass *analysis.Pass) (ssa, all time.Duration) {
	b.Helper()
	ssa = timed(func() { newProgram(pass).build(pass) })
	all = timed(func() {
		if _, err := run(pass); err != nil {
			b.Fatal(err)
		}
	})
	return ssa, all
}

// timed returns the CPU time of f without garbage collection, whose time depends on all that the
// benchmark has loaded: a metric of its own tells what is allocated. The limit is for machines, no
// package comes near it: where one did, its time doubled.
func timed(f func()) time.Duration {
	runtime.GC()
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(10 << 30))
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	start := cpuTime()
	f()
	return cpuTime() - start
}

func totalAlloc() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// newPass returns a pass over one package whose imports brought no facts.
func newPass(fset *token.FileSet, pkg *types.Package, files []*ast.File, info *types.Info) *analysis.Pass {
	return &analysis.Pass{
		Analyzer:          Analyzer,
		Fset:              fset,
		Files:             files,
		Pkg:               pkg,
		TypesInfo:         info,
		TypesSizes:        types.SizesFor("gc", "amd64"),
		Report:            func(analysis.Diagnostic) {},
		ReadFile:          os.ReadFile,
		ImportObjectFact:  func(types.Object, analysis.Fact) bool { return false },
		ImportPackageFact: func(*types.Package, analysis.Fact) bool { return false },
		ExportObjectFact:  func(types.Object, analysis.Fact) {},
		ExportPackageFact: func(analysis.Fact) {},
		AllObjectFacts:    func() []analysis.ObjectFact { return nil },
		AllPackageFacts:   func() []analysis.PackageFact { return nil },
	}
}

// importMap imports packages that are loaded already.
type importMap map[string]*types.Package

// Import returns a package by its path.
func (m importMap) Import(path string) (*types.Package, error) {
	if pkg := m[path]; pkg != nil {
		return pkg, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}

// loadImports loads what generated packages import.
func loadImports(tb testing.TB, paths []string) importMap {
	tb.Helper()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadTypes, Dir: "../testdata/gosdk"}, paths...)
	if err != nil {
		tb.Fatal(err)
	}
	imports := make(importMap)
	for _, pkg := range pkgs {
		if len(pkg.Errors) > 0 {
			tb.Fatal(pkg.Errors[0])
		}
		imports[pkg.PkgPath] = pkg.Types
	}
	return imports
}

// generated returns a pass over a package of one file.
func generated(tb testing.TB, imports importMap, source string) *analysis.Pass {
	tb.Helper()
	pass, err := passOver(imports, source)
	if err != nil {
		tb.Fatal(err)
	}
	return pass
}

func passOver(imports importMap, source string) (*analysis.Pass, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "bench.go", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	info := &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
	conf := types.Config{Importer: imports, GoVersion: "go1.25"}
	pkg, err := conf.Check("example.com/bench", fset, []*ast.File{file}, info)
	if err != nil {
		return nil, err
	}
	return newPass(fset, pkg, []*ast.File{file}, info), nil
}
