package analyzer_test

import (
	"path/filepath"
	"testing"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/verdict"
)

// active are the categories that the analyzer reports so far.
var active = verdict.Active{"transport", "server", "session", "directive"}

// notYet are modules whose verdicts belong to a check that is not written.
var notYet = map[string]string{
	"gosdk-misuse": "transports that nobody serves, handlers that are built for each request",
}

// TestCorpus checks every verdict in the modules of testdata.
func TestCorpus(t *testing.T) {
	mods, err := filepath.Glob("../testdata/*/go.mod")
	if err != nil || len(mods) == 0 {
		t.Fatalf("no modules in ../testdata: %v", err)
	}
	for _, mod := range mods {
		dir := filepath.Dir(mod)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			if why, skip := notYet[filepath.Base(dir)]; skip {
				t.Skip(why)
			}
			t.Parallel()
			active.Run(t, dir, analyzer.Analyzer)
		})
	}
}
