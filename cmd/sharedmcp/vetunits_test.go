package main

import (
	"encoding/json"
	"go/version"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// findings returns the lines of an output that are findings, sorted.
func findings(output string) []string {
	var found []string
	for _, line := range plainLines(output) {
		if strings.HasSuffix(line, "[server]\n") {
			found = append(found, strings.TrimSuffix(line, "\n"))
		}
	}
	slices.Sort(found)
	return found
}

func TestVetTestVariants(t *testing.T) {
	t.Parallel()
	got := unpack(t, "tests").vet("./...")
	assert.Equal(t, 1, got.code)
	assert.Equal(t, []string{
		"onlytest/p_test.go:5:5: inside is one server for all [server]",
		"tested/ex_test.go:8:5: outside is one server for all [server]",
		"tested/in_test.go:5:5: inside is one server for all [server]",
		"tested/tested.go:5:5: Server is one server for all [server]",
	}, findings(got.stderr))
}

func TestVetPassesFactsOn(t *testing.T) {
	t.Parallel()
	want := []string{
		"top/ex_test.go:5:5: outside is one server for all [server]",
		"top/top.go:5:5: server is one server for all [server]",
	}
	p := unpack(t, "passedon")
	got := p.vet("./top")
	assert.Equal(t, 1, got.code)
	assert.Equal(t, want, findings(got.stderr))
	assert.Equal(t, want, findings(p.vet("./top").stderr), "once more, from the cache")
}

func TestVetCgo(t *testing.T) {
	t.Parallel()
	out, err := exec.Command("go", "env", "CGO_ENABLED", "CC").Output()
	require.NoError(t, err)
	words := strings.Fields(string(out))
	if len(words) != 2 || words[0] != "1" {
		t.Skip("no cgo")
	}
	if _, err := exec.LookPath(words[1]); err != nil {
		t.Skip("no C compiler")
	}
	got := unpack(t, "passedon").vet("./cgo")
	assert.Equal(t, 1, got.code)
	assert.Equal(t, []string{"cgo/cgo.go:10:5: server is one server for all [server]"}, findings(got.stderr))
}

func TestVetStd(t *testing.T) {
	t.Parallel()
	assert.Equal(t, outcome{}, unpack(t, "none").vet("net/http", "runtime/cgo"))
}

func TestVetVendored(t *testing.T) {
	t.Parallel()
	got := unpack(t, "vendor").vet("./...")
	assert.Equal(t, 1, got.code)
	assert.Equal(t, []string{"main.go:5:5: server is one server for all [server]"}, findings(got.stderr))
}

func TestVetBrokenPackages(t *testing.T) {
	t.Parallel()
	p := unpack(t, "broken")

	got := p.vet("./broken")
	assert.Equal(t, 1, got.code)
	assert.Regexp(t, `(?m)^(vet: )?broken/broken.go:7:13: cannot use "text"`, got.stderr)

	// What has nothing to do with MCP is not type-checked, as by the command on its own.
	assert.Equal(t, outcome{}, p.vet("./unrelated"))

	got = p.vet("./...")
	assert.Equal(t, 1, got.code)
	assert.Contains(t, findings(got.stderr), "sound/sound.go:5:5: Server is one server for all [server]")
}

func TestVetSurvivesPanics(t *testing.T) {
	t.Parallel()
	got := unpack(t, "panic").vet("./...")
	assert.Equal(t, 1, got.code)
	assert.Contains(t, got.stderr, "the analyzer panicked: toy panic")
	assert.Equal(t, []string{"good/good.go:5:5: Server is one server for all [server]"}, findings(got.stderr))
}

func TestVetSwitchedOff(t *testing.T) {
	t.Parallel()
	assert.Equal(t, outcome{}, unpack(t, "facts").vet("-sharedmcp=false", "./cmd/..."))
}

func TestVetContext(t *testing.T) {
	t.Parallel()
	got := unpack(t, "vendor").vet("-c=1", ".")
	assert.Equal(t, 1, got.code)
	assert.Contains(t, got.stderr, "4\t\n5\tvar server = mcp.NewServer()\n6\t\n")
}

func TestVersionForGoCommand(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	got := p.toy("-V=full")
	assert.Zero(t, got.code)
	assert.Regexp(t, `^\S+ version devel .*buildID=[0-9a-f]+\n$`, got.stdout)

	got = p.toy("-flags")
	assert.Zero(t, got.code)
	var flags []struct {
		Name string
		Bool bool
	}
	require.NoError(t, json.Unmarshal([]byte(got.stdout), &flags))
	names := make(map[string]bool)
	for _, f := range flags {
		names[f.Name] = f.Bool
	}
	assert.Subset(t, names, map[string]bool{
		"sharedmcp": true, "sharedmcp.checks": false, "checks": false, "tests": true, "json": true, "c": false,
	})
}

// TestVetUnderNewerGo runs a tool of this Go under the go command of a newer one, if that can be had.
func TestVetUnderNewerGo(t *testing.T) {
	probe := exec.Command("go", "env", "GOROOT")
	probe.Env = append(os.Environ(), "GOTOOLCHAIN=go1.27.3")
	out, err := probe.Output()
	root := strings.TrimSpace(string(out))
	if err != nil || !strings.Contains(root, "go1.27.3") {
		t.Skip("no go1.27.3")
	}
	t.Setenv("GOROOT", root)
	self, err := os.Executable()
	require.NoError(t, err)
	vet := func(p program, pattern string) outcome {
		return p.command(filepath.Join(root, "bin", "go"), "vet", "-vettool="+self, pattern)
	}

	// What does not matter need not be read.
	assert.Equal(t, outcome{}, vet(unpack(t, "none"), "./b"))

	got := vet(unpack(t, "facts"), "./cmd/...")
	assert.Equal(t, 1, got.code)
	if version.Compare(runtime.Version(), "go1.27") < 0 {
		assert.Regexp(t, `sharedmcp: this tool was built with go1\.\d+\S* and cannot read code for go1\.27`, got.stderr)
		assert.Equal(t, 1, strings.Count(got.stderr, "sharedmcp: "))
		assert.NotContains(t, got.stderr, "panic")
	} else {
		assert.Equal(t, []string{"cmd/app/main.go:5:5: server is one server for all [server]"}, findings(got.stderr))
	}
}
