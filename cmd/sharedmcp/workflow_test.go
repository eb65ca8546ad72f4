package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"
)

// pinned is an action at a commit, with the version that this was.
var pinned = regexp.MustCompile(`^uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+\b`)

// TestOwnWorkflows holds the workflows of this repository against .ci/run: they run that, or a part of it, and
// nothing else, but for the release. What they use of others is pinned, and they may no more than they need.
func TestOwnWorkflows(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob(filepath.Join(root(t), ".github", "workflows", "*.yml"))
	require.NoError(t, err)
	runs := make(map[string][]string)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".yml")
		var w struct {
			Name        string
			Permissions map[string]string
			Jobs        map[string]struct {
				Needs       string
				Permissions map[string]string
				Timeout     int `yaml:"timeout-minutes"`
				Strategy    struct{ Matrix map[string][]string }
				Steps       []workflowStep
			}
		}
		readYAML(t, filepath.Join(".github", "workflows", name+".yml"), &w)
		assert.Equal(t, name, w.Name)
		assert.Equal(t, map[string]string{"contents": "read"}, w.Permissions, name)
		for id, job := range w.Jobs {
			assert.NotZero(t, job.Timeout, "%s of %s", id, name)
			assert.Equal(t, name == "release" && id == "release", job.Permissions != nil, "%s of %s", id, name)
			for _, s := range job.Steps {
				if s.Run != "" {
					runs[name+"/"+id] = append(runs[name+"/"+id], s.Run)
				}
				if strings.HasPrefix(s.Uses, "actions/checkout@") {
					assert.Equal(t, "false", s.With["persist-credentials"], name)
				}
			}
		}
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		for line := range strings.Lines(string(data)) {
			if line = strings.TrimPrefix(strings.TrimSpace(line), "- "); strings.HasPrefix(line, "uses:") {
				assert.Regexp(t, pinned, line, name)
			}
		}
		if name == "test" {
			assert.Len(t, w.Jobs["test"].Strategy.Matrix["os"], 3)
			assert.Len(t, w.Jobs["test"].Strategy.Matrix["go"], 2)
		}
		if name == "release" {
			assert.Equal(t, "check", w.Jobs["release"].Needs)
		}
	}
	draft := runs["release/release"]
	delete(runs, "release/release")
	assert.Equal(t, map[string][]string{
		"test/test":     {".ci/run test"},
		"lint/lint":     {".ci/run lint"},
		"release/check": {".ci/run"},
	}, runs)
	require.Len(t, draft, 2)
	assert.Equal(t, `go run ./scripts/release -version "$GITHUB_REF_NAME" -o dist`, draft[0])
	assert.True(t, strings.HasPrefix(draft[1], "gh release create "), draft[1])

	// The parts that the workflows name are all the parts there are.
	script, err := os.ReadFile(filepath.Join(root(t), ".ci", "run"))
	require.NoError(t, err)
	assert.Contains(t, string(script), "\n[[ $# -gt 0 ]] || set -- lint test\n")
}

// TestSameVersions holds together what is written in more than one place.
func TestSameVersions(t *testing.T) {
	t.Parallel()
	out, err := exec.Command("go", "list", "-m", "-f={{.GoVersion}}").Output()
	require.NoError(t, err)
	oldest := strings.Join(strings.Split(strings.TrimSpace(string(out)), ".")[:2], ".") + ".x"
	data, err := os.ReadFile(filepath.Join(root(t), ".github", "workflows", "test.yml"))
	require.NoError(t, err)
	assert.Contains(t, string(data), `go: ["`+oldest+`", `, "the oldest Go that go.mod permits is tested")
}

// TestIssueForms checks that the forms ask for the smallest program, and which version it was.
func TestIssueForms(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"false-positive", "false-negative"} {
		var form struct {
			Name, Description string
			Labels            []string
			Body              []struct {
				Type, ID    string
				Attributes  struct{ Label, Description, Render, Value string }
				Validations struct{ Required bool }
			}
		}
		readYAML(t, filepath.Join(".github", "ISSUE_TEMPLATE", name+".yml"), &form)
		assert.NotEmpty(t, form.Name)
		assert.NotEmpty(t, form.Description)
		assert.Contains(t, form.Labels, name)
		required := make(map[string]bool)
		for _, part := range form.Body {
			assert.Contains(t, []string{"markdown", "textarea", "input", "dropdown", "checkboxes"}, part.Type)
			if part.Type != "markdown" {
				assert.NotEmpty(t, part.ID)
				assert.NotEmpty(t, part.Attributes.Label)
				required[part.ID] = part.Validations.Required
			}
		}
		assert.True(t, required["program"] && required["versions"] && required["why"], "%s: %v", name, required)
	}
	var config struct {
		Blank bool                                `yaml:"blank_issues_enabled"`
		Links []struct{ Name, URL, About string } `yaml:"contact_links"`
	}
	readYAML(t, ".github/ISSUE_TEMPLATE/config.yml", &config)
	assert.NotEmpty(t, config.Links)
}

// TestYAML parses all other files of that format that hosts read.
func TestYAML(t *testing.T) {
	t.Parallel()
	for _, name := range []string{".golangci.yml", ".custom-gcl.yml", ".pre-commit-hooks.yaml", "action.yml"} {
		data, err := os.ReadFile(filepath.Join(root(t), name))
		require.NoError(t, err)
		var v any
		dec := yaml.NewDecoder(bytes.NewReader(data))
		dec.KnownFields(true)
		require.NoError(t, dec.Decode(&v), name)
	}
}

// TestRelease builds the archive of this system as the workflow does, twice and from two directories, and uses it.
func TestRelease(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the command without what is in the cache")
	}
	t.Parallel()
	target := runtime.GOOS + "/" + runtime.GOARCH
	other := t.TempDir()
	for _, dir := range []string{"analyzer", "cmd", "internal", "scripts"} {
		require.NoError(t, os.CopyFS(filepath.Join(other, dir), os.DirFS(filepath.Join(root(t), dir))))
	}
	for _, name := range []string{"go.mod", "go.sum", "LICENSE"} {
		data, err := os.ReadFile(filepath.Join(root(t), name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(other, name), data, 0o666))
	}
	var archives [][]byte
	dist := t.TempDir()
	for _, dir := range []string{root(t), other} {
		cmd := exec.Command("go", "run", "./scripts/release", "-version", "v0.9.0", "-o", dist, "-targets", target)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, "%s", out)
		names, err := filepath.Glob(filepath.Join(dist, "*.tar.gz"))
		require.NoError(t, err)
		require.Len(t, names, 1)
		data, err := os.ReadFile(names[0])
		require.NoError(t, err)
		archives = append(archives, data)

		sums, err := os.ReadFile(filepath.Join(dist, "SHA256SUMS"))
		require.NoError(t, err)
		sum := sha256.Sum256(data)
		assert.Equal(t, hex.EncodeToString(sum[:])+"  "+filepath.Base(names[0])+"\n", string(sums))
	}
	assert.True(t, bytes.Equal(archives[0], archives[1]), "the directory of the source is in the archive")

	files := untar(t, archives[0])
	require.Contains(t, files, "LICENSE")
	assert.Contains(t, string(files["LICENSE"]), "golang.org/x/tools")
	name := "sharedmcp"
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	require.Contains(t, files, name)
	assert.Len(t, files, 2)
	program := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(program, files[name], 0o755))
	out, err := exec.Command(program, "-version").Output()
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(string(out), "sharedmcp v0.9.0, built with "), "%s", out)

	cmd := exec.Command("go", "run", "./scripts/release", "-version", "1.0")
	cmd.Dir = root(t)
	out, err = cmd.CombinedOutput()
	require.Error(t, err)
	assert.Contains(t, string(out), `"1.0" is no version; v1.2.3 is one`)
}

// untar returns the files of a compressed archive.
func untar(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	zip, err := gzip.NewReader(bytes.NewReader(data))
	require.NoError(t, err)
	files := make(map[string][]byte)
	for r := tar.NewReader(zip); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files
		}
		require.NoError(t, err)
		files[head.Name], err = io.ReadAll(r)
		require.NoError(t, err)
	}
}
