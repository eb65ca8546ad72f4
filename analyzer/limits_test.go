package analyzer_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/verdict"
)

// limit matches a comment in ../testdata/limits that says what is wrong about its line.
var limit = regexp.MustCompile(`^// limit: (false report of|missed) (\w+)$`)

// TestLimits checks that the limits which docs/limits.md names are still there. Whoever makes this test
// fail by doing better moves the package to the corpus, and takes the limit out of the docs.
func TestLimits(t *testing.T) {
	t.Parallel()
	dir, err := filepath.Abs("../testdata/limits")
	require.NoError(t, err)
	require.NoError(t, download(dir))
	cfg := &packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: dir}
	pkgs, err := packages.Load(cfg, "./...")
	require.NoError(t, err)
	graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, nil)
	require.NoError(t, err)

	// What is expected and found: "file:line category". Verdicts stand beside limits, as in the corpus.
	var want, got, missed []string
	place := func(file string, line int, category string) string {
		return fmt.Sprintf("%s:%d %s", filepath.ToSlash(file), line, category)
	}
	expectations, err := verdict.Expectations(dir)
	require.NoError(t, err)
	for _, e := range expectations {
		for _, w := range e.Want {
			want = append(want, place(e.File, e.Line, w.Category))
		}
	}
	for _, act := range graph.Roots {
		require.NoError(t, act.Err, act.Package)
		require.Empty(t, act.Package.Errors)
		at := func(pos token.Pos, category string) string {
			p := act.Package.Fset.Position(pos)
			rel, err := filepath.Rel(dir, p.Filename)
			require.NoError(t, err)
			return place(rel, p.Line, category)
		}
		for _, d := range act.Diagnostics {
			got = append(got, at(d.Pos, d.Category))
		}
		for _, c := range comments(act.Package.Syntax) {
			switch m := limit.FindStringSubmatch(c.Text); {
			case m == nil:
				require.NotContains(t, c.Text, "limit:")
			case m[1] == "missed":
				missed = append(missed, at(c.Pos(), m[2]))
			default:
				want = append(want, at(c.Pos(), m[2]))
			}
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	for _, place := range missed {
		assert.NotContains(t, got, place, "missed no longer")
	}
	assert.Equal(t, want, got)
}

// comments returns all comments of the files.
func comments(files []*ast.File) []*ast.Comment {
	var all []*ast.Comment
	for _, f := range files {
		for _, group := range f.Comments {
			all = append(all, group.List...)
		}
	}
	return all
}

// TestLimitsPage checks that each limit on the page has a program, and that each program is on the page.
func TestLimitsPage(t *testing.T) {
	t.Parallel()
	text := read(t, "../docs/limits.md")
	for part := range strings.SplitSeq(text, "\n## ") {
		if !strings.HasPrefix(part, "What is not seen") && !strings.HasPrefix(part, "What may be reported wrongly") {
			continue
		}
		part, _, _ = strings.Cut(part, "\n### By intention\n") // those are cases of the corpus
		for _, item := range strings.Split(part, "\n- ")[1:] {
			assert.Contains(t, item, "](../testdata/", "this limit has no program")
		}
	}
	folders, err := os.ReadDir("../testdata/limits")
	require.NoError(t, err)
	for _, f := range folders {
		if f.IsDir() {
			assert.Contains(t, text, "](../testdata/limits/"+f.Name()+")")
		}
	}
}
