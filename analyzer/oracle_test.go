package analyzer

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sync/errgroup"
	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/gen"
)

var (
	oracleFlag     = flag.Int("oracle", 400, "hold the analyzer against the runs of so `many` programs")
	oracleSeedFlag = flag.Uint64("oracleseed", 1, "write the programs from this `seed`")
	oracleShowFlag = flag.Int("oracleshow", 0, "show the source of so `many` programs with something missed")
)

// generatedImports are what generated programs import.
var generatedImports = []string{
	"context", "fmt", "net/http", "sync", "sync/atomic", "github.com/modelcontextprotocol/go-sdk/mcp",
}

// TestOracle holds what the analyzer says of generated programs against what they do. Each is type-checked and
// analysed with the SDK, and the same source is compiled with a copy of it that writes down which instance acts in
// which request. The compiler is the interpreter: nothing about the meaning of Go is written a second time.
//
// Each program runs a number of times, with requests in different orders: one after the other, and with others going
// ahead in the middle of them. An instance is shared if it is built and acts in requests of two rooms, or if it acts
// in two, having been built at startup. One that a request built for its room, and that only requests of that room
// use, is private.
//
// What every run shows as private must not be reported. What requests share that run one after the other, and is
// not reported, is a miss; the shapes of these are counted, and docs/limits.md names them.
func TestOracle(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles and runs many programs")
	}
	t.Logf("-oracle=%d -oracleseed=%d", *oracleFlag, *oracleSeedFlag)
	o := &oracle{imports: loadImports(t, generatedImports), count: make(map[string]int), missed: make(map[string]int)}
	const chunk = 1000 // programs in a binary
	for from := 0; from < *oracleFlag && !t.Failed(); from += chunk {
		o.hold(t, from, min(from+chunk, *oracleFlag))
		t.Logf("%d programs: %v", min(from+chunk, *oracleFlag), o.count)
	}
	for _, shape := range slices.SortedFunc(maps.Keys(o.missed), func(a, b string) int {
		return cmp.Or(o.missed[b]-o.missed[a], cmp.Compare(a, b))
	}) {
		t.Logf("%6d missed: %s", o.missed[shape], shape)
	}
}

// An oracle counts what came of the comparison.
type oracle struct {
	imports       importMap
	count, missed map[string]int
}

// hold writes the programs of some numbers, runs them, and compares.
func (o *oracle) hold(t *testing.T, from, to int) {
	t.Helper()
	var programs []*gen.Program
	for i := from; i < to; i++ {
		p, err := gen.Write(gen.Seeded(*oracleSeedFlag, uint64(i)), gen.Options{ID: fmt.Sprintf("P%d", i), Numbered: true})
		if err != nil {
			t.Fatal(err)
		}
		programs = append(programs, p)
	}
	records := runPrograms(t, programs)
	for i, found := range o.analyzed(t, programs) {
		p, seen := programs[i], records[i]
		for _, l := range p.Labels {
			what := o.verdict(l, seen, found[l.Name] != "")
			o.count[what]++
			switch {
			case what == falseReport && o.count[what] < 5:
				t.Errorf("%s is private, and reported: %s\n%s", l.Name, found[l.Name], p.Source)
			case what == miss && o.count[what] <= *oracleShowFlag:
				t.Logf("%s is shared, and not reported: %s\n%s", l.Name, missedShape(l, seen.alone[l.Name].Startup), p.Source)
			}
		}
	}
}

// analyzed returns what the analyzer says of each program. They are independent, so all processors take part.
func (o *oracle) analyzed(t *testing.T, programs []*gen.Program) []map[string]string {
	t.Helper()
	found := make([]map[string]string, len(programs))
	var g errgroup.Group
	g.SetLimit(runtime.GOMAXPROCS(0))
	for i, p := range programs {
		g.Go(func() error {
			pass, err := passOver(o.imports, p.Source)
			if err != nil {
				return fmt.Errorf("%w\n%s", err, p.Source)
			}
			found[i] = originsFound(pass, p)
			return nil
		})
	}
	if err := g.Wait(); err != nil {
		t.Fatal(err)
	}
	return found
}

const (
	falseReport = "private and reported"
	miss        = "shared and missed"
)

// verdict says what the comparison comes to for one origin.
func (o *oracle) verdict(l gen.Label, seen *runRecord, reported bool) string {
	alone := seen.alone[l.Name]
	raced, acted := seen.raced[l.Name]
	switch {
	case !acted:
		return "did not act"
	case alone.Shared && reported:
		return "shared and reported"
	case alone.Shared:
		o.missed[missedShape(l, alone.Startup)]++
		return miss
	case raced.Shared && reported:
		return "shared by a race and reported"
	case raced.Shared:
		return "shared by a race and silent"
	case reported && !raced.Misused:
		return falseReport
	case reported:
		return "misused and reported"
	default:
		return "private and silent"
	}
}

// missedShape says what is missed: what kind of instance, who built it, and what its way begins with.
func missedShape(l gen.Label, startup bool) string {
	what := "transport"
	if strings.Contains(l.Name, ".s") {
		what = "server"
	}
	if !startup {
		return what + " that a request leaves for others"
	}
	return what + " built at startup: " + strings.Join(l.Shapes, ", ")
}

// originsFound returns what the analyzer says of servers and transports, by the label of their origin.
func originsFound(pass *analysis.Pass, p *gen.Program) map[string]string {
	_, findings := trace(newProgram(pass), pass, options.contracts.Table())
	lines := strings.Split(p.Source, "\n")
	found := make(map[string]string)
	for _, f := range findings {
		if f.Object == nil || f.Category != "server" && f.Category != "transport" && f.Category != "identity" {
			continue
		}
		// A line that gofmt left alone may hold several origins; the constructor's column tells them apart.
		at := pass.Fset.Position(f.Object.Pos())
		if label := labelAfter(lines[at.Line-1], at.Column-1); label != "" {
			found[label] = f.Message
		}
	}
	return found
}

// labelAfter returns the first label in a line from a column on.
func labelAfter(line string, column int) string {
	_, rest, ok := strings.Cut(line[column:], `("P`)
	if !ok {
		return ""
	}
	label, _, _ := strings.Cut(rest, `"`)
	return "P" + label
}

// A sight is what runs showed of the instances of one origin; see testdata/oracle/run.
type sight struct{ Shared, Misused, Startup bool }

// A runRecord is what all runs of one program showed, by the labels of its origins.
type runRecord struct {
	alone map[string]sight // what requests showed that ran one after the other
	raced map[string]sight // what all did
}

func (r *runRecord) add(seen map[string]sight, pauses bool) {
	merge := func(all map[string]sight) {
		for label, s := range seen {
			old := all[label]
			all[label] = sight{old.Shared || s.Shared, old.Misused || s.Misused, old.Startup || s.Startup}
		}
	}
	if !pauses {
		merge(r.alone)
	}
	merge(r.raced)
}

// runPrograms compiles programs with the SDK that is watched, and runs them.
func runPrograms(t *testing.T, programs []*gen.Program) []*runRecord {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "oracle"))); err != nil {
		t.Fatal(err)
	}
	watchSDK(t, dir)
	const batch = 200 // programs in a package
	var imports, calls strings.Builder
	for some := range slices.Chunk(programs, batch) {
		name := "batch" + some[0].ID
		fmt.Fprintf(&imports, "%s \"example.com/oracle/%[1]s\"\n", name)
		fmt.Fprintf(&calls, "run.All(%s.All)\n", name)
		var all strings.Builder
		fmt.Fprintf(&all, "package programs\n\nimport \"example.com/oracle/run\"\n\nvar All = []run.Program{\n")
		for _, p := range some {
			source := strings.ReplaceAll(p.Source, gen.Pause, "mcp.WatchedPause()\n")
			write(t, filepath.Join(dir, name, p.ID+".go"), source)
			fmt.Fprintf(&all, "{%[1]q, func() int { return count%[1]s }, %#[2]v},\n", p.ID, p.Endpoints)
		}
		fmt.Fprintf(&all, "}\n")
		write(t, filepath.Join(dir, name, "all.go"), all.String())
	}
	write(t, filepath.Join(dir, "main.go"), fmt.Sprintf("package main\n\nimport (\n\"example.com/oracle/run\"\n%s)\n\nfunc main() {\n%s}\n", &imports, &calls))
	bin := filepath.Join(dir, "programs")
	build := exec.CommandContext(t.Context(), "go", "build", "-trimpath", "-gcflags=-N -l", "-o", bin, ".")
	build.Dir, build.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	records := make([]*runRecord, len(programs))
	for i := range records {
		records[i] = &runRecord{make(map[string]sight), make(map[string]sight)}
	}
	for seed, out := range runsOf(t, bin) {
		dec := json.NewDecoder(bytes.NewReader(out))
		for _, r := range records {
			var one struct{ Origins map[string]sight }
			if err := dec.Decode(&one); err != nil {
				t.Fatal(err)
			}
			r.add(one.Origins, pauses(seed))
		}
	}
	return records
}

// runsOf returns what a binary prints in runs with other orders of requests.
func runsOf(t *testing.T, bin string) [][]byte {
	t.Helper()
	outs := make([][]byte, 12)
	var g errgroup.Group
	g.SetLimit(runtime.GOMAXPROCS(0))
	for seed := range outs {
		g.Go(func() (err error) {
			args := []string{strconv.Itoa(seed)}
			if pauses(seed) {
				args = append(args, "pause")
			}
			outs[seed], err = exec.CommandContext(t.Context(), bin, args...).Output()
			return err
		})
	}
	if err := g.Wait(); err != nil {
		t.Fatal(err)
	}
	return outs
}

// pauses reports whether requests of a run may go ahead in the middle of others.
func pauses(seed int) bool { return seed%2 == 1 }

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
