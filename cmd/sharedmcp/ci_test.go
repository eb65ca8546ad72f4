package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/host"
)

// A workflow is the part of a workflow, or of a composite action, that is looked at.
type workflow struct {
	Jobs map[string]struct{ Steps []workflowStep }
	Runs struct{ Steps []workflowStep }
}

type workflowStep struct {
	Uses, Run string
	With, Env map[string]string
}

// root is the repository.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	return dir
}

func readYAML(t *testing.T, name string, v any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root(t), name))
	require.NoError(t, err)
	require.NoError(t, yaml.Unmarshal(data, v), name)
}

// A user is someone who has the demo as module, and follows a recipe.
type user struct {
	t   *testing.T
	dir string
	env []string
}

// newUser has the command, built from here, where "go install" puts it.
func newUser(t *testing.T) *user {
	t.Helper()
	u := &user{t: t, dir: filepath.Join(t.TempDir(), "demo")}
	require.NoError(t, os.CopyFS(u.dir, os.DirFS(testdata(t, "demo"))))
	bin := filepath.Dir(binary)
	u.env = append(os.Environ(), "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"), "RUNNER_TEMP="+t.TempDir(), "GITHUB_ACTION_PATH="+root(t))
	return u
}

// run runs a line of a recipe as workflows do, and returns what is printed and the exit code.
func (u *user) run(line string) (out string, code int) {
	u.t.Helper()
	if strings.HasPrefix(line, "go install github.com/sharedmcp/sharedmcp/cmd/sharedmcp@") {
		return "", 0 // there is no release yet; newUser has installed it
	}
	cmd := exec.Command("bash", "-e", "-o", "pipefail", "-c", line)
	cmd.Dir, cmd.Env = u.dir, u.env
	data, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		require.NoError(u.t, err)
	}
	return string(data), cmd.ProcessState.ExitCode()
}

// legacy is a finding in the demo that is none of advice.
const legacy = "mcp.StreamableServerTransport is built once, in main, and serves every HTTP client"

func TestWorkflows(t *testing.T) {
	t.Parallel()
	u := newUser(t)
	steps := func(name string) (lines []string) {
		var w workflow
		readYAML(t, name, &w)
		for _, job := range w.Jobs {
			for _, s := range job.Steps {
				if s.Run != "" {
					lines = append(lines, s.Run)
				}
			}
		}
		for _, s := range w.Runs.Steps {
			u.env = append(u.env, "SHAREDMCP_ARGS=-checks=all,-server", "SHAREDMCP_PACKAGES=./...")
			lines = append(lines, s.Run)
		}
		return lines
	}
	last := func(name string) (out string, code int) {
		for _, line := range steps(name) {
			require.Zero(t, code, out)
			out, code = u.run(line)
		}
		return out, code
	}

	out, code := last("examples/ci/vet.yml")
	assert.Equal(t, 1, code)
	assert.Contains(t, out, legacy)

	out, code = last("examples/ci/code-scanning.yml")
	assert.Zero(t, code, out)
	data, err := os.ReadFile(filepath.Join(u.dir, "sharedmcp.sarif"))
	require.NoError(t, err)
	assert.Len(t, readSARIF(t, string(data)).Runs[0].Results, 3)

	out, code = last("action.yml")
	assert.Equal(t, found, code)
	assert.Contains(t, out, legacy)
	assert.NotContains(t, out, "[server]")
}

// TestReviewdog has reviewdog read what its recipe gives it. It comments on no pull request, since there
// is none, but prints what it would say.
func TestReviewdog(t *testing.T) {
	t.Parallel()
	u := newUser(t)
	var w workflow
	readYAML(t, "examples/ci/reviewdog.yml", &w)
	steps := w.Jobs["review"].Steps
	command, reviewdog, _ := strings.Cut(steps[len(steps)-1].Run, " | ")
	require.True(t, strings.HasPrefix(reviewdog, "reviewdog -f=sarif "), reviewdog)
	u.env = append(u.env, "GOBIN="+reviewdogDir(t))
	reviewdog = "$GOBIN/" + strings.Replace(reviewdog, "-reporter=github-pr-review", "-reporter=local -filter-mode=nofilter -fail-level=any", 1)

	out, code := u.run("sharedmcp -baseline sharedmcp.baseline -write-baseline -checks=all,-transport ./...")
	require.Zero(t, code, out)
	out, code = u.run("git init -q && " + command + " | " + reviewdog)
	assert.Equal(t, 1, code, out)
	assert.Contains(t, out, legacy)
	assert.NotContains(t, out, "the SDK permits it", "is in the baseline")

	out, code = u.run("sharedmcp -baseline sharedmcp.baseline -write-baseline ./...")
	require.Zero(t, code, out)
	out, code = u.run(command + " | " + reviewdog)
	assert.Zero(t, code, out)
}

// reviewdogDir returns the directory that reviewdog is installed in, from the module proxy, once.
func reviewdogDir(t *testing.T) string {
	t.Helper()
	const version = "v0.21.0"
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	dir := filepath.Join(cache, "sharedmcp-test", "reviewdog-"+version)
	if _, err := os.Stat(filepath.Join(dir, "reviewdog")); err != nil {
		cmd := exec.Command("go", "install", "github.com/reviewdog/reviewdog/cmd/reviewdog@"+version)
		cmd.Env = append(os.Environ(), "GOBIN="+dir)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Skipf("NOTICE: reviewdog is not tried, since it cannot be had: %s", out)
		}
	}
	return dir
}

// TestActionInputs holds the inputs in the example against those of the action.
func TestActionInputs(t *testing.T) {
	t.Parallel()
	var action struct{ Inputs map[string]any }
	readYAML(t, "action.yml", &action)
	var w workflow
	readYAML(t, "examples/ci/action.yml", &w)
	for _, s := range w.Jobs["check"].Steps {
		if strings.HasPrefix(s.Uses, "sharedmcp/sharedmcp@") {
			for name := range s.With {
				assert.Contains(t, action.Inputs, name)
			}
			return
		}
	}
	assert.Fail(t, "the example does not use the action")
}

func TestPreCommitHook(t *testing.T) {
	t.Parallel()
	type hook struct {
		ID, Entry, Language string
		Args                []string
	}
	var hooks []hook
	readYAML(t, ".pre-commit-hooks.yaml", &hooks)
	require.Len(t, hooks, 1)
	assert.Equal(t, "golang", hooks[0].Language)
	var config struct{ Repos []struct{ Hooks []hook } }
	readYAML(t, "examples/ci/pre-commit-config.yaml", &config)
	assert.Equal(t, hooks[0].ID, config.Repos[0].Hooks[0].ID)

	u := newUser(t)
	for _, args := range [][]string{hooks[0].Args, config.Repos[0].Hooks[0].Args} {
		out, code := u.run(strings.Join(append([]string{hooks[0].Entry}, args...), " "))
		assert.Equal(t, found, code)
		assert.Contains(t, out, legacy)
		assert.Equal(t, slices.Equal(args, hooks[0].Args), strings.Contains(out, "[server]"))
	}
}

// TestToolLine has the command as a tool in a module's go.mod.
func TestToolLine(t *testing.T) {
	t.Parallel()
	u := newUser(t)
	// There is no release yet, so what "go get -tool" would write is written by hand.
	out, code := u.run("go mod edit -tool=github.com/sharedmcp/sharedmcp/cmd/sharedmcp" +
		" -require=github.com/sharedmcp/sharedmcp@v0.0.0 -replace=github.com/sharedmcp/sharedmcp=" + root(t) +
		" && go mod tidy")
	require.Zero(t, code, out)
	out, code = u.run(`tool=$(go tool -n sharedmcp) && go vet -vettool="$tool" ./...`)
	assert.Equal(t, 1, code)
	assert.Contains(t, out, legacy)

	if _, err := exec.LookPath("make"); err != nil {
		t.Log("NOTICE: there is no make to run the Makefile with")
		return
	}
	out, code = u.run("make -f " + filepath.Join(root(t), "examples", "ci", "Makefile") + " sharedmcp")
	assert.Equal(t, 2, code)
	assert.Contains(t, out, legacy)
}

// TestCustomGCL holds what golangci-lint custom is told against what is built and tested here.
func TestCustomGCL(t *testing.T) {
	t.Parallel()
	var config struct {
		Version string
		Plugins []struct{ Module, Import, Path string }
	}
	readYAML(t, ".custom-gcl.yml", &config)
	assert.Equal(t, host.Golangci.Default, config.Version)
	require.Len(t, config.Plugins, 1)
	out, err := exec.Command("go", "list", "-json=Module,ImportPath", config.Plugins[0].Import).Output()
	require.NoError(t, err)
	var pkg struct {
		ImportPath string
		Module     struct{ Path, Dir string }
	}
	require.NoError(t, json.Unmarshal(out, &pkg))
	assert.Equal(t, config.Plugins[0].Module, pkg.Module.Path)
	assert.Equal(t, root(t), filepath.Join(pkg.Module.Dir, config.Plugins[0].Path))
}

// TestGolangciExample has the golangci-lint that the command builds read the example of a configuration.
func TestGolangciExample(t *testing.T) {
	if testing.Short() {
		t.Skip("builds golangci-lint")
	}
	u := newUser(t)
	example := filepath.Join(root(t), "examples", "ci", "golangci.yml")
	run := golangciProgram.get(t, "golangci") + " run --allow-parallel-runners --enable-only=sharedmcp --config="
	out, code := u.run(run + example)
	assert.Equal(t, 1, code)
	assert.Contains(t, out, legacy)
	assert.NotContains(t, out, "[server]")

	data, err := os.ReadFile(example)
	require.NoError(t, err)
	wrong := filepath.Join(u.dir, "wrong.yml")
	require.NoError(t, os.WriteFile(wrong, []byte(strings.Replace(string(data), "checks:", "chekcs:", 1)), 0o666))
	out, code = u.run(run + wrong)
	assert.NotZero(t, code)
	assert.Contains(t, out, `unknown field "chekcs"; the settings are checks, contracts and tests`)
}
