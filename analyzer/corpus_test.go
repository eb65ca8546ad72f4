package analyzer_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/verdict"
)

// active are the categories that are checked. A verdict of another category counts as "nothing
// wrong may be reported on this line".
var active = verdict.Active(verdict.Categories)

// notYet are modules for what is still to be written.
var notYet = map[string]string{
	"gosdk-later": "marked types and functions",
	"limits":      "known misses and false reports, see limits_test.go",
}

// TestCorpus checks every verdict in the modules of testdata.
func TestCorpus(t *testing.T) {
	mods, err := filepath.Glob("../testdata/*/go.mod")
	if err != nil || len(mods) == 0 {
		t.Fatalf("no modules in ../testdata: %v", err)
	}
	checks := func(categories string) {
		if err := analyzer.Analyzer.Flags.Set("checks", categories); err != nil {
			t.Error(err)
		}
	}
	checks(strings.Join(active, ","))
	t.Cleanup(func() { checks("all") })
	for _, mod := range mods {
		dir := filepath.Dir(mod)
		name := filepath.Base(dir)
		t.Run(name, func(t *testing.T) {
			if why, skip := notYet[name]; skip {
				t.Skip(why)
			}
			t.Parallel()
			active.Run(t, dir, analyzer.Analyzer)
		})
	}
}
