package report

import (
	"bufio"
	"bytes"
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// A Baseline counts findings that are already known, by [Key].
type Baseline map[string]int

const baselineHead = `# Findings that sharedmcp -baseline does not report again, written by -write-baseline.
# Each line is a category, a file and a message without line numbers; lines may be deleted.
`

// ReadBaseline reads what [Baseline.Bytes] returns.
func ReadBaseline(name string, data []byte) (Baseline, error) {
	known := make(Baseline)
	sc := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; sc.Scan(); n++ {
		line := strings.TrimSuffix(sc.Text(), "\r")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case strings.Count(line, "\t") != 2:
			return nil, fmt.Errorf("%s:%d: not a line of a baseline: category, file and message with tabs between them", name, n)
		default:
			known[line]++
		}
	}
	return known, sc.Err()
}

// NewBaseline returns a baseline of findings.
func NewBaseline(findings []Finding) Baseline {
	known := make(Baseline)
	for _, f := range findings {
		known[Key(f)]++
	}
	return known
}

// Bytes returns the baseline as text.
func (b Baseline) Bytes() []byte {
	var lines []string
	for key, n := range b {
		lines = append(lines, slices.Repeat([]string{key + "\n"}, n)...)
	}
	slices.Sort(lines)
	return []byte(baselineHead + strings.Join(lines, ""))
}

// A Comparison is what came of holding findings against a baseline.
type Comparison struct {
	Fresh []Finding // not in the baseline

	Known     int // findings that are in the baseline
	Gone      int // entries of the baseline that were not found
	Elsewhere int // entries in packages that the run did not look at
}

// Compare holds findings against the baseline. seen reports whether the run looked at the package with an import path.
func (b Baseline) Compare(findings []Finding, seen func(path string) bool) Comparison {
	var c Comparison
	left := maps.Clone(b)
	for _, f := range findings {
		key := Key(f)
		if left[key] == 0 {
			c.Fresh = append(c.Fresh, f)
			continue
		}
		left[key]--
		c.Known++
	}
	for key, n := range left {
		if file := strings.Split(key, "\t")[1]; seen(path.Dir(file)) {
			c.Gone += n
		} else {
			c.Elsewhere += n
		}
	}
	return c
}

// Key says what a finding is without saying where in its file, so that it stays the same when code
// around it changes: its category, file and message, with tabs between them.
func Key(f Finding) string {
	file := path.Join(f.Package, filepath.Base(f.Pos.Filename))
	return strings.Join([]string{f.Category, printable.Line(file), goLine.ReplaceAllString(printable.Line(f.Message), ".go")}, "\t")
}

// goLine is the end of a position in a message.
var goLine = regexp.MustCompile(`\.go(:\d+)+`)
