package analyzer_test

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A trial carries out the fixes of a module, each alone and all together, and looks at what
// comes of it.
type trial struct {
	module *fixModule
	before map[string]string   // the files of the module
	vet    map[string]int      // what go vet says about them, without places
	first  []*found            // what is found in them
	passes []map[string]string // the files after all fixes, and after those of what these uncover
	failed map[*found]bool     // by a fix that did not hold
}

// tryFixes tries the fixes of a module. Fixes of one unit are tried one after the other, those of
// different units have nothing to do with each other.
func tryFixes(t *testing.T, m *fixModule, unit func(*found) string) *trial {
	t.Helper()
	tr := &trial{module: m, before: m.files(t), failed: make(map[*found]bool)}
	var err error
	tr.first, err = m.analyzeAll()
	require.NoError(t, err)
	if len(tr.offered()) == 0 {
		return tr
	}
	tr.vet = lines(tr.run("go", append([]string{"vet"}, m.around(tr.offered())...)...))
	if rounds := tr.rounds(unit); len(rounds) > 1 { // one is all together
		for _, round := range rounds {
			tr.tryAlone(t, round)
		}
	}
	tr.tryTogether(t)
	return tr
}

// offered returns the findings that have a fix.
func (tr *trial) offered() []*found { return withFix(tr.first) }

func withFix(list []*found) []*found {
	return slices.DeleteFunc(slices.Clone(list), func(f *found) bool { return len(f.edits) == 0 })
}

// rewrites returns one finding for each rewrite: one edit may cure several.
func (tr *trial) rewrites() []*found {
	var list []*found
	for _, f := range tr.offered() {
		if !slices.ContainsFunc(list, f.sameFix) {
			list = append(list, f)
		}
	}
	return list
}

// sameFix reports whether one rewrite cures both findings.
func (f *found) sameFix(o *found) bool {
	return f.file == o.file && len(f.edits) > 0 && slices.Equal(f.edits, o.edits)
}

// rounds returns the rewrites such that there is one of each unit in a round.
func (tr *trial) rounds(unit func(*found) string) [][]*found {
	var rounds [][]*found
	next := make(map[string]int)
	for _, f := range tr.rewrites() {
		n := next[unit(f)]
		next[unit(f)]++
		if n == len(rounds) {
			rounds = append(rounds, nil)
		}
		rounds[n] = append(rounds[n], f)
	}
	return rounds
}

// tryAlone carries out the fixes of a round, and takes them back.
func (tr *trial) tryAlone(t *testing.T, round []*found) {
	t.Helper()
	after, err := edited(tr.before, round)
	if !tr.holds(t, round, err) {
		return
	}
	tr.module.write(t, after)
	tr.look(t, tr.first, round, tr.module.around(round))
	tr.module.write(t, tr.before)
}

// tryTogether carries out all fixes, and then those of what these bring to light, until there is
// nothing to do.
func (tr *trial) tryTogether(t *testing.T) {
	t.Helper()
	defer tr.module.write(t, tr.before)
	before, findings := tr.before, tr.first
	announced := make(map[string]bool) // by directory
	for len(withFix(findings)) > 0 {
		fixes := withFix(findings)
		if len(tr.passes) > 0 {
			for _, f := range fixes {
				assert.True(t, f.category == "server" && announced[f.dir()], "%s has a fix again: %s", f, f.title)
			}
			if len(tr.passes) > 2 {
				t.Errorf("there are fixes without an end")
				return
			}
		}
		after, err := edited(before, fixes)
		if !tr.holds(t, fixes, err) {
			return
		}
		tr.module.write(t, after)
		patterns := tr.module.around(fixes)
		out := tr.run("go", append([]string{"build", "-o", os.DevNull}, patterns...)...)
		tr.blame(t, fixes, out == "", "go build: %s", out)
		findings = tr.look(t, findings, fixes, patterns)
		for _, f := range fixes {
			announced[f.dir()] = announced[f.dir()] || f.announces()
		}
		before = tr.module.files(t)
		tr.passes = append(tr.passes, before)
	}
}

// look analyzes packages after fixes, and has go vet look at them: what was cured must be gone, and
// nothing new there. It returns what is found now.
func (tr *trial) look(t *testing.T, before, cured []*found, patterns []string) []*found {
	t.Helper()
	vet := tr.vet
	for line := range strings.Lines(tr.run("go", append([]string{"vet"}, patterns...)...)) {
		if line = placeless(line); vet[line] == 0 {
			tr.blame(t, cured, false, "go vet: %s", line)
		}
	}
	after, err := tr.module.analyze(patterns...)
	if !tr.holds(t, cured, err) {
		return nil
	}
	want := make(map[string]int)
	for _, f := range before {
		if !slices.ContainsFunc(cured, func(c *found) bool { return c == f || c.sameFix(f) }) {
			want[f.key()]++
		}
	}
	for _, f := range after {
		if want[f.key()]--; want[f.key()] >= 0 {
			continue
		}
		there := slices.DeleteFunc(slices.Clone(cured), func(c *found) bool { return c.dir() != f.dir() })
		if f.category == "server" && slices.ContainsFunc(there, (*found).announces) {
			continue
		}
		tr.blame(t, there, false, "after its fixes, %s: %s", f, f.message)
	}
	return after
}

// holds blames fixes for an error.
func (tr *trial) holds(t *testing.T, fixes []*found, err error) bool {
	t.Helper()
	return tr.blame(t, fixes, err == nil, "%v", err)
}

// blame notes that fixes failed, unless all is well. If the message names files of some, it was
// those.
func (tr *trial) blame(t *testing.T, fixes []*found, well bool, format string, args ...any) bool {
	t.Helper()
	if well {
		return true
	}
	text := fmt.Sprintf(format, args...)
	t.Error(text)
	named := slices.DeleteFunc(slices.Clone(fixes), func(f *found) bool { return !strings.Contains(text, f.file) })
	if len(named) == 0 {
		named = fixes
	}
	for _, f := range named {
		tr.failed[f] = true
	}
	return false
}

// run runs a command in the module and returns what it prints if it fails.
func (tr *trial) run(name string, args ...string) string {
	out, err := tr.module.command(name, args...)
	if err != nil {
		return out + err.Error()
	}
	return ""
}

// command runs a command in the module.
func (m *fixModule) command(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = m.dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "PWD="+m.dir)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// lines counts the lines of a text, without the places in them.
func lines(text string) map[string]int {
	count := make(map[string]int)
	for line := range strings.Lines(text) {
		count[placeless(line)]++
	}
	return count
}

// same compares the files of a module with what they should be.
func (m *fixModule) same(t *testing.T, who string, want map[string]string) bool {
	t.Helper()
	got := m.files(t)
	same := assert.Equal(t, slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)), who)
	for _, name := range slices.Sorted(maps.Keys(want)) {
		same = assert.Equal(t, want[name], got[name], "%s makes something else of %s", who, name) && same
	}
	return same
}
