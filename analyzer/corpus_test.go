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

// TestCorpus checks every verdict in the modules of testdata.
func TestCorpus(t *testing.T) { //nolint:tparallel // it sets a flag that the other tests read
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
	t.Cleanup(func() { checks("all,state") })
	for _, mod := range mods {
		dir := filepath.Dir(mod)
		name := filepath.Base(dir)
		if name == "limits" {
			continue // known misses and false reports: TestLimits
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			active.Run(t, dir, analyzer.Analyzer)
		})
	}
}
