package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestHostsFixTheSame has the fixes for testdata applied in each host that edits files.
func TestHostsFixTheSame(t *testing.T) {
	if testing.Short() {
		t.Skip("builds golangci-lint")
	}
	config := filepath.Join(t.TempDir(), "golangci.yml")
	require.NoError(t, os.WriteFile(config, []byte(golangciConfig), 0o666))
	hosts := []struct {
		name string
		args []string
	}{
		{"standalone", []string{binary, "-fix", "-exit-zero"}},
		{"go vet", []string{"go", "vet", "-vettool=" + binary, "-fix"}},
		{"golangci-lint", []string{
			golangciProgram.get(t, "golangci"), "run", "--config=" + config, "--fix", "--allow-parallel-runners",
			"--output.text.path=", "--issues-exit-code=0",
		}},
	}
	for _, c := range corpus {
		name := c.module
		if name == "mcpgo" {
			continue // its fixes are tried in package analyzer
		}
		before, patterns := readTree(t, testdata(t, name)), fixable(c.patterns)
		all := countFindings(t, testdata(t, name), patterns)
		var want map[string]string
		for i, h := range hosts {
			dir := filepath.Join(t.TempDir(), name)
			require.NoError(t, os.CopyFS(dir, os.DirFS(testdata(t, name))))
			cmd := exec.Command(h.args[0], slices.Concat(h.args[1:], patterns)...)
			cmd.Dir = dir
			out, err := cmd.CombinedOutput()
			require.NoError(t, err, "%s: %s", h.name, out)
			got := readTree(t, dir)
			if i == 0 {
				want = got
			}
			edited := 0
			for file, text := range got {
				if text != before[file] {
					edited++
				}
				assert.Equal(t, want[file], text, "%s makes something else of %s than %s", h.name, file, hosts[0].name)
			}
			assert.Positive(t, edited, h.name)
			t.Logf("%s: %s: %d fixes compared, in %d files", name, h.name, all-countFindings(t, dir, patterns), edited)
		}
	}
}

// countFindings returns how many findings the standalone command has.
func countFindings(t *testing.T, dir string, patterns []string) int {
	t.Helper()
	cmd := exec.Command(binary, append([]string{"-exit-zero"}, patterns...)...)
	cmd.Dir = dir
	out, err := cmd.Output()
	require.NoError(t, err)
	return len(readText(dir, string(out)))
}

// fixable returns the patterns of single packages: that is where fixes are, and copies have to be
// compiled.
func fixable(patterns []string) []string {
	var some []string
	for _, p := range patterns {
		if !strings.HasSuffix(p, "/...") || p == "./..." || strings.HasPrefix(p, "./session/") {
			some = append(some, p)
		}
	}
	return some
}

// testdata returns the absolute path of a module of the repository's testdata.
func testdata(t *testing.T, name string) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", "..", "testdata", name))
	require.NoError(t, err)
	return dir
}

// readTree returns the Go files below a directory.
func readTree(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := make(map[string]string)
	require.NoError(t, filepath.WalkDir(dir, func(file string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, ".go") {
			return err
		}
		data, err := os.ReadFile(file)
		files[strings.TrimPrefix(file, dir)] = string(data)
		return err
	}))
	return files
}
