package fix

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

const source = "package p\n\nvar (\n\ta = 1\n\tb = 2\n)\n"

func write(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "p.go")
	require.NoError(t, os.WriteFile(file, []byte(source), 0o600))
	return file
}

// finding returns a finding with a fix that replaces pieces of the file: old, new, old, new, ...
func finding(t *testing.T, file, message string, pieces ...string) report.Finding {
	t.Helper()
	f := report.Finding{Message: message}
	for i := 0; i < len(pieces); i += 2 {
		start := strings.Index(source, pieces[i])
		require.GreaterOrEqual(t, start, 0)
		f.Fix = append(f.Fix, report.Edit{File: file, Start: start, End: start + len(pieces[i]), New: pieces[i+1]})
	}
	return f
}

func messages(findings []report.Finding) []string {
	var all []string
	for _, f := range findings {
		all = append(all, f.Message)
	}
	return all
}

func TestMake(t *testing.T) {
	file := write(t)
	plan, err := Make([]report.Finding{
		finding(t, file, "both", "a = 1", "a=10", "b = 2", "bb = 20"),
		finding(t, file, "shares an edit", "b = 2", "bb = 20"),
		finding(t, file, "no fix"),
		finding(t, file, "differs in one edit", "package p", "package q", "a = 1", "a = 11"),
		finding(t, file, "overlaps", "1\n\tb", "1\n\n\tb"),
	})
	require.NoError(t, err)
	assert.Equal(t, []string{"no fix", "differs in one edit", "overlaps"}, messages(plan.Left))
	require.Len(t, plan.Files, 1)
	assert.Equal(t, source, string(plan.Files[0].Before))
	assert.Equal(t, "package p\n\nvar (\n\ta  = 10\n\tbb = 20\n)\n", string(plan.Files[0].After), "formatted")

	unchanged, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, source, string(unchanged), "a plan changes nothing")

	require.NoError(t, plan.Write())
	written, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, plan.Files[0].After, written)
	info, err := os.Stat(file)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())
}

func TestMakeRefusesWhatIsNoGoFile(t *testing.T) {
	file := write(t)
	_, err := Make([]report.Finding{finding(t, file, "", "a = 1", "a = (")})
	assert.ErrorContains(t, err, "its fixes do not make a Go file")
}

func TestMakeRefusesEditsBeyondTheFile(t *testing.T) {
	file := write(t)
	_, err := Make([]report.Finding{{Fix: []report.Edit{{File: file, Start: 10, End: 1000}}}})
	assert.ErrorContains(t, err, "an edit of bytes 10 to 1000 does not fit the file")
}
