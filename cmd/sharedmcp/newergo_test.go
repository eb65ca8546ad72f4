package main

import (
	"go/version"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// newerGo is a Go that may be newer than the one that builds these tests.
const newerGo = "go1.27.3"

// TestVetByNewerGo has a Go that is newer than the tool's own run it. In place of a flood of errors about
// the standard library, the package that was asked for says what is wrong.
func TestVetByNewerGo(t *testing.T) {
	u := newNewerUser(t)
	out, code := u.run("go vet -vettool=$(which sharedmcp) ./...")
	assert.Equal(t, 1, code)
	assert.Equal(t, []string{"sharedmcp: this tool was built with " + builtWith(t) + " and cannot read code for " + newerGo +
		": build it again with the Go that runs it\n"}, plainLines(out))
}

// TestStandaloneWithNewerGo has the command read what a newer Go compiled, if it was built by that Go or by ours.
func TestStandaloneWithNewerGo(t *testing.T) {
	u := newNewerUser(t)
	want, code := u.run("GOTOOLCHAIN=local sharedmcp ./...")
	require.Equal(t, 1, code, want)
	out, code := u.run("sharedmcp ./...")
	assert.Equal(t, 1, code)
	assert.Equal(t, want, out)

	out, code = u.run("go build -C $GITHUB_ACTION_PATH -o $RUNNER_TEMP/newer ./cmd/sharedmcp")
	require.Equal(t, 0, code, out)
	out, code = u.run("$RUNNER_TEMP/newer ./...")
	assert.Equal(t, 1, code)
	assert.Equal(t, want, out)
	_, code = u.run("go vet -vettool=$RUNNER_TEMP/newer ./...")
	assert.Equal(t, 1, code)
}

// newNewerUser returns one whose go command is newerGo.
func newNewerUser(t *testing.T) *user {
	t.Helper()
	if testing.Short() {
		t.Skip("compiles with another Go")
	}
	if version.Compare(runtime.Version(), newerGo) >= 0 {
		t.Skipf("NOTICE: this is %s, so %s is no newer Go", runtime.Version(), newerGo)
	}
	t.Parallel()
	u := newUser(t)
	u.env = append(u.env, "GOTOOLCHAIN="+newerGo)
	if out, code := u.run("go version"); code != 0 {
		t.Skipf("NOTICE: %s cannot be had: %s", newerGo, out)
	}
	return u
}

// builtWith returns the version of Go that the command was built with.
func builtWith(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "version", binary).Output()
	require.NoError(t, err)
	_, built, _ := strings.Cut(strings.TrimSpace(string(out)), ": ")
	return built
}
