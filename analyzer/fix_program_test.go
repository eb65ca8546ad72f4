package analyzer_test

import (
	"flag"
	"fmt"
	"go/format"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	programsFlag = flag.Int("programs", 200, "try the fixes of so `many` random programs")
	drivenFlag   = flag.Int("driven", 5, "try the fixes of so `many` random programs with each driver")
	seedFlag     = flag.Uint64("seed", 1, "write the random programs from this `seed`")
)

// TestFixesOfPrograms carries out the fixes of random programs, a hundred in a package. Programs
// with an effect that must not be repeated must get none.
func TestFixesOfPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("it analyzes many programs")
	}
	t.Logf("-seed=%d", *seedFlag)
	rnd := rand.New(rand.NewPCG(*seedFlag, 0))
	total := make(fixCounts)
	effects, others := make(map[string]int), make(map[string]int)
	for left := *programsFlag; left > 0 && !t.Failed(); left -= 100 {
		p := writePrograms(t, rnd, min(left, 100))
		tr := p.try(t)
		total.add(tr.counts())
		for _, why := range p.effects {
			effects[why]++
		}
		plain := slices.DeleteFunc(slices.Clone(tr.first), func(f *found) bool { return p.effects[f.file] != "" })
		for why, n := range reasons(plain) {
			others[why] += n
		}
		t.Logf("tried %d programs, %d fixes", len(p.kinds), len(tr.offered()))
	}
	total.log(t)
	for _, why := range slices.Sorted(maps.Keys(effects)) {
		t.Logf("no fix for %3d programs, since %s", effects[why], why)
	}
	for _, why := range slices.Sorted(maps.Keys(others)) {
		t.Logf("no fix for %3d findings in others, since %s", others[why], why)
	}
	if *drivenFlag > 0 && !t.Failed() {
		writePrograms(t, rnd, *drivenFlag).try(t).drive(t, allDrivers())
	}
}

// programs are random programs in one package.
type programs struct {
	module  *fixModule
	effects map[string]string // why a program must not get a fix, by file
	kinds   map[string]string // by file
}

// writePrograms writes programs into a package of a new module.
func writePrograms(t *testing.T, rnd *rand.Rand, n int) *programs {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	p := &programs{module: &fixModule{dir: dir}, effects: make(map[string]string), kinds: make(map[string]string)}
	for _, name := range []string{"go.mod", "go.sum"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), readFile(t, "../testdata/fix/gosdk/"+name), 0o666))
	}
	write := func(name, text string) {
		clean, err := format.Source([]byte(text))
		require.NoError(t, err, text)
		p.module.write(t, map[string]string{name: string(clean)})
	}
	write("common.go", commonText)
	for i := range n {
		w := newProgramWriter(rnd, i)
		name := fmt.Sprintf("p%02d.go", i)
		write(name, w.program())
		if w.test != "" {
			write(fmt.Sprintf("p%02d_test.go", i), w.test)
		}
		p.kinds[name] = w.kind
		if w.effect != "" {
			p.effects[name] = w.effect
		}
	}
	return p
}

// try tries the fixes of the programs.
func (p *programs) try(t *testing.T) *trial {
	t.Helper()
	tr := tryFixes(t, p.module, func(f *found) string { return f.file })
	for _, f := range tr.offered() {
		if why := p.effects[f.file]; why != "" {
			t.Errorf("%s has a fix, although %s", f, why)
			tr.failed[f] = true
		}
	}
	for _, f := range tr.first {
		f.shape = p.kinds[f.file] // rather than the shape of the edit: it is what was written
	}
	var shown []string
	for _, f := range tr.offered() {
		if tr.failed[f] && !slices.Contains(shown, f.file) && len(shown) < 3 {
			shown = append(shown, f.file)
			after, _ := edited(tr.before, []*found{f})
			t.Logf("%s was\n%s\nand becomes\n%s", f.file, tr.before[f.file], after[f.file])
		}
	}
	return tr
}
