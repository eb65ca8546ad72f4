package analyzer

import (
	"cmp"
	"flag"
	"fmt"
	"go/types"
	"maps"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
)

var robustFlag = flag.String("robust", "sample", "`packages` that TestRobust runs over: sample, all, or patterns with commas between")

// robustGroups are patterns of code that others wrote, as testdata/robust requires it. Each group is loaded
// by itself, with what it imports and with test variants, so that no more has to be in memory at once. What an
// earlier group had is left out.
var robustGroups = map[string][][]string{
	"sample": {
		{"database/sql", "net/http"},
	},
	"all": {
		{"std"},
		{"golang.org/x/tools/..."},
		{"k8s.io/client-go/..."},
		{"github.com/gin-gonic/gin/...", "github.com/labstack/echo/v5/...", "github.com/gofiber/fiber/v3/..."},
		{
			"github.com/modelcontextprotocol/go-sdk/...", "github.com/mark3labs/mcp-go/...", "trpc.group/trpc-go/trpc-mcp-go/...",
			"github.com/viant/mcp/...", "github.com/metoro-io/mcp-golang/...",
		},
		{"github.com/golangci/golangci-lint/v2/..."},
	},
}

// The bounds for one package with tracing forced on. Steps and memory grow with the source; the time is a
// generous one, for a machine that has much else to do.
const (
	maxSteps  = 5_000_000 // and
	maxStepsB = 100       // for each byte of source
	maxAlloc  = 2 << 30   // bytes, and
	maxAllocB = 10 << 10  // for each byte of source
	maxTime   = 2 * time.Minute
)

// TestRobust runs the analyzer over the standard library and large modules, twice in each of two ways. As
// users run it, nothing may be reported in code that knows no MCP SDK. With tracing forced on, the work must
// stay within bounds. Neither may panic, and neither may depend on the order of packages, on how many are
// analysed at once, or on where a load puts things in memory.
func TestRobust(t *testing.T) {
	if testing.Short() {
		t.Skip("it loads many packages")
	}
	groups := robustGroups[*robustFlag]
	if groups == nil {
		groups = [][]string{strings.Split(*robustFlag, ",")}
	}
	if out, err := robustCommand("mod", "download").CombinedOutput(); err != nil {
		t.Skipf("the modules cannot be had: %v: %s", err, out)
	}
	total := &robustTotal{units: make(map[string]bool), plain: make(map[string]bool), done: make(map[string]bool)}
	for _, patterns := range groups {
		t.Run(strings.Join(patterns, " "), func(t *testing.T) { total.group(t, patterns) })
	}
	t.Logf("%d packages, %d with their test variants; %d not analysed, since they do not compile", len(total.plain), len(total.units), total.ill)
	t.Logf("forced: %d findings in code that is right; %d packages given up; at most %d steps (%s), %d MB (%s), %s (%s) for a package",
		total.findings, total.givenUp, total.steps.most, total.steps.of, total.alloc.most>>20, total.alloc.of,
		time.Duration(total.time.most).Round(time.Millisecond), total.time.of)
	t.Logf("forced: at most %.1f steps (%s) and %.0f bytes allocated (%s) for a byte of source",
		float64(total.stepsB.most)/1e3, total.stepsB.of, float64(total.allocB.most)/1e3, total.allocB.of)
}

func robustCommand(args ...string) *exec.Cmd {
	cmd := exec.Command("go", args...)
	cmd.Dir = robustDir
	return cmd
}

var robustDir = filepath.Join("testdata", "robust")

// A robustTotal collects the figures of all groups.
type robustTotal struct {
	units, plain, done     map[string]bool // packages: with test variants, without, and those that a group had
	ill, findings, givenUp int
	steps, alloc, time     most
	stepsB, allocB         most
}

// A most is the greatest of some numbers, and what it is of.
type most struct {
	most int64
	of   string
}

func (m *most) see(n int64, of string) {
	if n > m.most {
		*m = most{n, of}
	}
}

func (total *robustTotal) group(t *testing.T, patterns []string) {
	t.Helper()
	var first map[string]string
	for _, way := range []struct {
		workers int
		seed    uint64
	}{{1, 1}, {4, 2}} {
		pkgs := total.load(t, patterns)
		procs := runtime.GOMAXPROCS(way.workers)
		total.asUsers(t, pkgs, way.workers, way.seed)
		got := total.forced(t, pkgs, way.workers, way.seed)
		runtime.GOMAXPROCS(procs)
		if first == nil {
			first = got
			continue
		}
		for id, want := range first {
			if got[id] != want {
				t.Errorf("%s: another answer in a second run: %s", id, firstDifference(want, got[id]))
			}
		}
	}
	for id := range first {
		total.done[id] = true
	}
	debug.FreeOSMemory()
}

// load loads packages with all that they import.
func (total *robustTotal) load(t *testing.T, patterns []string) []*packages.Package {
	t.Helper()
	roots, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: robustDir, Tests: true}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	var all []*packages.Package
	ill := 0
	packages.Visit(roots, nil, func(p *packages.Package) {
		switch {
		case p.PkgPath == "unsafe", total.done[p.ID]:
		case p.IllTyped:
			ill++
			if len(p.Errors) > 0 {
				t.Logf("not analysed: %s: %v", p.ID, p.Errors[0])
			}
		default:
			all = append(all, p)
			if !total.units[p.ID] {
				total.units[p.ID] = true
				total.plain[p.PkgPath] = true
			}
		}
	})
	slices.SortFunc(all, func(a, b *packages.Package) int { return cmp.Compare(a.ID, b.ID) })
	if len(all) < 10*ill {
		t.Fatalf("%d of %d packages do not compile", ill, ill+len(all))
	}
	total.ill = max(total.ill, ill)
	return all
}

// asUsers runs the analyzer as its users do.
func (total *robustTotal) asUsers(t *testing.T, pkgs []*packages.Package, workers int, seed uint64) {
	t.Helper()
	var mu sync.Mutex
	d := &factDriver{run: func(pass *analysis.Pass, p *packages.Package) {
		report := pass.Report
		pass.Report = func(diag analysis.Diagnostic) {
			report(diag)
			mu.Lock()
			defer mu.Unlock()
			if !knowsMCP(p.Types, make(map[*types.Package]bool)) {
				t.Errorf("%s has nothing to do with MCP: %s", pass.Fset.Position(diag.Pos), diag.Message)
			}
		}
		defer recoverAs(t, p)
		if _, err := run(pass); err != nil {
			t.Errorf("%s: %v", p.ID, err)
		}
	}}
	d.drive(pkgs, workers, seed)
}

// knowsMCP reports whether a package is of an SDK or imports one, through others too.
func knowsMCP(pkg *types.Package, seen map[*types.Package]bool) bool {
	if seen[pkg] {
		return false
	}
	seen[pkg] = true
	return contract.Default().Owner(pkg.Path()) != nil ||
		slices.ContainsFunc(pkg.Imports(), func(imp *types.Package) bool { return knowsMCP(imp, seen) })
}

// forced runs the analyzer with tracing forced on, and returns what it said of each package.
func (total *robustTotal) forced(t *testing.T, pkgs []*packages.Package, workers int, seed uint64) map[string]string {
	t.Helper()
	var mu sync.Mutex
	steps := make(map[*analysis.Pass]int)
	given := make(map[string]bool)
	a := forced(t, func(pass *analysis.Pass, res *flow.Result) {
		mu.Lock()
		defer mu.Unlock()
		steps[pass] = res.Steps()
		if res.GivenUp() {
			given[pass.Pkg.Path()] = true
		}
	})
	d := &factDriver{}
	d.run = func(pass *analysis.Pass, p *packages.Package) {
		defer recoverAs(t, p)
		late := time.AfterFunc(5*maxTime, func() { panic("no end in " + p.ID) })
		defer late.Stop()
		cpu, allocated := cpuTime(), totalAlloc()
		if _, err := a.Run(pass); err != nil {
			t.Errorf("%s: %v", p.ID, err)
		}
		cpu, allocated = cpuTime()-cpu, totalAlloc()-allocated
		mu.Lock()
		defer mu.Unlock()
		n := int64(steps[pass])
		delete(steps, pass)
		size := int64(1)
		for _, f := range pass.Files {
			size += int64(f.FileEnd - f.FileStart)
		}
		if n > maxSteps+maxStepsB*size {
			t.Errorf("%s: %d steps for %d bytes of source", p.ID, n, size)
		}
		total.steps.see(n, p.ID)
		if size > 10_000 {
			total.stepsB.see(1000*n/size, p.ID)
		}
		if workers > 1 {
			return // what others take cannot be told apart
		}
		if int64(allocated) > maxAlloc+maxAllocB*size {
			t.Errorf("%s: %d MB allocated for %d bytes of source", p.ID, allocated>>20, size)
		}
		if cpu > maxTime {
			t.Errorf("%s: %s", p.ID, cpu)
		}
		total.alloc.see(int64(allocated), p.ID)
		total.time.see(int64(cpu), p.ID)
		if size > 10_000 {
			total.allocB.see(1000*int64(allocated)/size, p.ID)
		}
	}
	said := d.drive(pkgs, workers, seed)
	if workers == 1 {
		total.findings += d.diagnostics
		total.givenUp += len(given)
		t.Logf("given up: %s", strings.Join(slices.Sorted(maps.Keys(given)), " "))
	}
	return said
}

func recoverAs(t *testing.T, p *packages.Package) {
	t.Helper()
	if r := recover(); r != nil {
		t.Errorf("panic in %s: %v\n%s", p.ID, r, debug.Stack())
	}
}

// firstDifference shows the first lines that differ.
func firstDifference(a, b string) string {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(as), len(bs)) {
		if as[i] != bs[i] {
			return fmt.Sprintf("\n- %s\n+ %s", as[i], bs[i])
		}
	}
	return fmt.Sprintf("%d and %d lines", len(as), len(bs))
}
