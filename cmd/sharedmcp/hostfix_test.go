package main

import (
	"fmt"
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
		before := readTree(t, testdata(t, name))
		var want map[string]string
		for i, h := range hosts {
			dir := filepath.Join(t.TempDir(), name)
			require.NoError(t, os.CopyFS(dir, os.DirFS(testdata(t, name))))
			cmd := exec.Command(h.args[0], slices.Concat(h.args[1:], fixable(c.patterns))...)
			cmd.Dir = dir
			out, err := cmd.CombinedOutput()
			require.NoError(t, err, "%s: %s", h.name, out)
			got := readTree(t, dir)
			if i == 0 {
				want = got
			}
			fixed := 0
			for file, text := range got {
				if text != before[file] {
					fixed++
				}
				assert.Equal(t, want[file], text, "%s makes something else of %s than %s", h.name, file, hosts[0].name)
			}
			assert.Positive(t, fixed, h.name)
			t.Logf("%s: %s fixes %d files", name, h.name, fixed)
		}
	}
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

// TestGopls is a session of someone who edits the demo: findings come and go with what is written,
// a quick fix takes one away, and settings switch them off and on.
func TestGopls(t *testing.T) {
	if testing.Short() {
		t.Skip("builds gopls")
	}
	dir := filepath.Join(t.TempDir(), "demo")
	require.NoError(t, os.CopyFS(dir, os.DirFS(testdata(t, "demo"))))
	file := filepath.Join(dir, "main.go")
	e := openEditor(t, goplsProgram.get(t, "gopls"), dir)
	text := e.open(file)
	categories := func() string {
		var words []string
		for _, d := range e.diagnostics(file) {
			words = append(words, fmt.Sprint(d.Code))
		}
		return strings.Join(words, " ")
	}
	assert.Equal(t, "session server transport", categories())

	// An edit cures a fault, and another brings it back.
	e.change(file, strings.Replace(text, "n.caller = req.Session", "_ = req.Session", 1))
	assert.Equal(t, "server transport", categories())
	e.change(file, text)
	assert.Equal(t, "session server transport", categories())

	// Options come from the source.
	e.change(file, text+"\n//sharedmcp:checks -server,-session\n")
	assert.Equal(t, "transport", categories())
	e.change(file, text)

	e.set("analyses", map[string]bool{"sharedmcp": false})
	assert.Empty(t, categories())
	e.set("analyses", map[string]bool{})
	assert.Equal(t, "session server transport", categories())

	// The quick fix takes its diagnostic away, and does what -fix does.
	var server lspDiagnostic
	for _, d := range e.diagnostics(file) {
		if d.Code == "server" {
			server = d
		}
	}
	var fixed string
	for _, a := range e.quickFixes(file, server) {
		if a.Edit == nil || len(a.Diagnostics) == 0 || a.Diagnostics[0].Message != server.Message {
			continue
		}
		require.Len(t, a.Edit.DocumentChanges, 1)
		fixed = apply(t, text, a.Edit.DocumentChanges[0].Edits)
		t.Logf("quick fix: %s", a.Title)
	}
	require.NotEmpty(t, fixed, "no quick fix")
	e.change(file, fixed)
	assert.Equal(t, "session transport", categories())

	cmd := exec.Command(binary, "-fix", "-checks=server", "-exit-zero")
	cmd.Dir = dir
	require.NoError(t, cmd.Run())
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(data), fixed)
}
