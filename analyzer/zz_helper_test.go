package analyzer_test

import (
	"os"
	"strings"
	"testing"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// TestZZ is a scratch test.
func TestZZ(t *testing.T) {
	dir := os.Getenv("ZZ")
	if dir == "" {
		t.Skip()
	}
	active.Run(t, dir, analyzer.Analyzer, strings.Fields(os.Getenv("ZZP"))...)
}
