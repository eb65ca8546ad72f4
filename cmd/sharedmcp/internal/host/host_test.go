package host

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/mod/modfile"
)

func parse(t *testing.T, text string) *modfile.File {
	t.Helper()
	f, err := modfile.ParseLax("go.mod", []byte(text), nil)
	require.NoError(t, err)
	return f
}

func TestGoMod(t *testing.T) {
	gopls := parse(t, "module golang.org/x/tools/gopls\n\ngo 1.26.0\n\nrequire golang.org/x/tools v0.47.1-0.20260707181000-a299dadba899\n")
	data, err := Gopls.goMod("v0.23.0", gopls, Source{Dir: "/src"})
	require.NoError(t, err)
	assert.Equal(t, `module golang.org/x/tools/gopls/sharedmcp

go 1.26.0

require (
	golang.org/x/tools/gopls v0.23.0
	github.com/sharedmcp/sharedmcp v0.0.0
)

replace github.com/sharedmcp/sharedmcp => /src

replace golang.org/x/tools => golang.org/x/tools v0.47.1-0.20260707181000-a299dadba899
`, string(data))

	data, err = Golangci.goMod("v2.15.0", parse(t, "module m\n\ngo 1.26.0\n"), Source{Version: "v1.2.3"})
	require.NoError(t, err)
	assert.Contains(t, string(data), "\tgithub.com/sharedmcp/sharedmcp v1.2.3\n")
	assert.NotContains(t, string(data), "replace")

	_, err = Gopls.goMod("v0.9.0", parse(t, "module m\n"), Source{Dir: "/src"})
	assert.EqualError(t, err, "gopls v0.9.0 does not require golang.org/x/tools")
}

func TestReleased(t *testing.T) {
	for _, test := range []struct {
		main debug.Module
		want string
	}{
		{debug.Module{Path: own, Version: "v1.2.3", Sum: "h1:x"}, "v1.2.3"},
		{debug.Module{Path: own, Version: "(devel)"}, ""},
		{debug.Module{Path: own, Version: "v0.0.0-20261130111727-abcdefabcdef+dirty"}, ""}, // built in a checkout
		{debug.Module{Path: own, Version: "v0.0.0", Replace: &debug.Module{Path: "../x"}}, ""},
		{debug.Module{Path: "example.com/other"}, ""},
	} {
		s, ok := released(&debug.BuildInfo{Main: test.main})
		assert.Equal(t, test.want != "", ok, test.main)
		if ok {
			assert.Equal(t, Source{Version: test.want}, s)
		}
	}
}

func TestFindSource(t *testing.T) {
	s, err := FindSource(t.Context(), t.TempDir())
	require.NoError(t, err)
	root, err := filepath.Abs(filepath.Join("..", "..", "..", ".."))
	require.NoError(t, err)
	assert.Equal(t, Source{Dir: root}, s)

	other := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(other, "go.mod"), []byte("module example.com/other\n"), 0o666))
	assert.Empty(t, moduleRoot(other))
}

func TestCheckGo(t *testing.T) {
	var said strings.Builder
	say := func(format string, _ ...any) { said.WriteString(format) }
	check := func(goVersion, toolchain string) error {
		said.Reset()
		t.Setenv("GOTOOLCHAIN", toolchain)
		return Gopls.checkGo(t.Context(), t.TempDir(), &downloaded{file: parse(t, "module m\n\ngo "+goVersion+"\n")}, say)
	}
	require.NoError(t, check("1.24.2", "local"))
	assert.Equal(t, "building with %s", said.String())
	err := check("1.999.0", "local")
	require.Error(t, err)
	assert.Regexp(t, `^this version of gopls needs go1\.999\.0, but this is go1\.\S+; choose an older one, or set GOTOOLCHAIN=go1\.999\.0$`, err.Error())
	require.NoError(t, check("1.999.0", "auto"))
	assert.Contains(t, said.String(), "which the go command downloads")
}

func TestBadRequests(t *testing.T) {
	dir := t.TempDir()
	err := Gopls.Build(t.Context(), dir, "v0.23.0", Source{}, io.Discard)
	require.EqualError(t, err, dir+" is a directory; name the file to write, as in -o "+filepath.Join(dir, "gopls"))
	err = Golangci.Build(t.Context(), filepath.Join(dir, "x"), "v2.15", Source{}, io.Discard)
	require.EqualError(t, err, "v2.15 is no version of golangci-lint; v2.15.0 is one, and so is latest")
	err = Gopls.Build(t.Context(), filepath.Join(dir, "x"), "v0.21.1", Source{}, io.Discard)
	assert.EqualError(t, err, "gopls v0.21.1 is too old to hold the analyzer; v0.22.0 is not")
}
