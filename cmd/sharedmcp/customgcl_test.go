package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/host"
)

// TestGolangciCustom has "golangci-lint custom" build what .custom-gcl.yml says, and the example of a
// configuration tried with that.
func TestGolangciCustom(t *testing.T) {
	if testing.Short() {
		t.Skip("builds golangci-lint")
	}
	u := newUser(t)
	data, err := os.ReadFile(filepath.Join(root(t), ".custom-gcl.yml"))
	require.NoError(t, err)
	require.Contains(t, string(data), "\n    path: .\n")
	config := strings.Replace(string(data), "\n    path: .\n", "\n    path: "+root(t)+"\n", 1)
	require.NoError(t, os.WriteFile(filepath.Join(u.dir, ".custom-gcl.yml"), []byte(config), 0o644))

	// It clones golangci-lint. Here that is a repository made of the module.
	u.env = append(u.env, "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=url."+cloneOfGolangci(t)+".insteadOf",
		"GIT_CONFIG_VALUE_0=https://github.com/golangci/golangci-lint.git")
	out, code := u.run(golangciProgram.get(t, "golangci") + " custom -v")
	if code != 0 && strings.Contains(out, "dial tcp") {
		t.Skipf("NOTICE: golangci-lint custom is not tried, since modules it needs cannot be had: %s", out)
	}
	require.Zero(t, code, out)
	out, code = u.run("./bin/custom-gcl run --allow-parallel-runners --enable-only=sharedmcp --config=" + filepath.Join(root(t), "examples", "ci", "golangci.yml"))
	assert.Equal(t, 1, code)
	assert.Contains(t, out, legacy)
	assert.NotContains(t, out, "[server]")
}

// cloneOfGolangci returns a git repository that has golangci-lint in the version that is built here.
func cloneOfGolangci(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "mod", "download", "-json", host.Golangci.Module+"@"+host.Golangci.Default).Output()
	if err != nil {
		t.Skipf("NOTICE: golangci-lint custom is not tried, since its module cannot be had: %s", out)
	}
	var mod struct{ Dir string }
	require.NoError(t, json.Unmarshal(out, &mod))
	dir := filepath.Join(t.TempDir(), "golangci-lint.git")
	require.NoError(t, os.CopyFS(dir, os.DirFS(mod.Dir)))
	for _, args := range []string{
		"init -q", "add -A -f", "-c user.name=t -c user.email=t@example.com commit -q -m " + host.Golangci.Default, "tag " + host.Golangci.Default,
	} {
		git := exec.Command("git", strings.Fields(args)...)
		git.Dir = dir
		out, err := git.CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	return dir
}
