package analyzer_test

import (
	"maps"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A shapeCount says of one shape how many findings it is for, how many of these it offers a fix, and
// how many of the fixes held.
type shapeCount struct{ findings, offered, held int }

// fixCounts are the counts by shape.
type fixCounts map[string]*shapeCount

// counts counts what came of a trial.
func (tr *trial) counts() fixCounts {
	counts := make(fixCounts)
	for _, f := range tr.first {
		name := f.category
		if f.shape != "" {
			name += ": " + f.shape
		}
		n := counts.of(name)
		n.findings++
		if len(f.edits) > 0 {
			n.offered++
			if !slices.ContainsFunc(tr.first, func(o *found) bool { return tr.failed[o] && (o == f || o.sameFix(f)) }) {
				n.held++
			}
		}
	}
	return counts
}

func (c fixCounts) of(shape string) *shapeCount {
	if c[shape] == nil {
		c[shape] = new(shapeCount)
	}
	return c[shape]
}

func (c fixCounts) add(more fixCounts) {
	for shape, n := range more {
		to := c.of(shape)
		to.findings += n.findings
		to.offered += n.offered
		to.held += n.held
	}
}

// log prints the counts, and fails the test if an offered fix did not hold.
func (c fixCounts) log(t *testing.T) {
	t.Helper()
	for _, shape := range slices.Sorted(maps.Keys(c)) {
		n := c[shape]
		t.Logf("%-40s findings %3d  fixes offered %3d  held %3d", shape, n.findings, n.offered, n.held)
		assert.Equal(t, n.offered, n.held, shape)
	}
}

// logUnfixed prints why findings have no fix.
func (tr *trial) logUnfixed(t *testing.T) {
	t.Helper()
	for _, f := range tr.first {
		if len(f.edits) == 0 {
			t.Logf("no fix for %s: %s", f, f.reason())
		}
	}
}

// reason says why a finding has no fix.
func (f *found) reason() string {
	if f.declined == nil {
		return "it is about a comment"
	}
	return f.declined.String()
}

var digits = regexp.MustCompile(`[0-9]+`)

// reasons counts why findings have no fix, and takes names that differ in a number for one.
func reasons(list []*found) map[string]int {
	count := make(map[string]int)
	for _, f := range list {
		if len(f.edits) == 0 {
			count[digits.ReplaceAllString(placeless(f.reason()), "#")]++
		}
	}
	return count
}
