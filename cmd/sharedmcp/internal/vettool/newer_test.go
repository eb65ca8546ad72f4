package vettool

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
)

func TestInvoked(t *testing.T) {
	for _, test := range []struct {
		args []string
		want bool
	}{
		{nil, false},
		{[]string{"./..."}, false},
		{[]string{"-checks=all", "./..."}, false},
		{[]string{"-version"}, false},
		{[]string{"-V=full"}, true},
		{[]string{"-flags"}, true},
		{[]string{"/tmp/b001/vet.cfg"}, true},
		{[]string{"-sharedmcp.checks=all", "-json", "/tmp/b001/vet.cfg"}, true},
	} {
		assert.Equal(t, test.want, Invoked(test.args), test.args)
	}
}

func TestNewer(t *testing.T) {
	for _, test := range []struct {
		lang, tool string
		want       bool
	}{
		{"go1.26", "go1.26.8", false},
		{"go1.26.9", "go1.26.8", false},
		{"go1.25", "go1.26.8", false},
		{"go1.27", "go1.26.8", true},
		{"go1.27", "go1.26.8 X:nodwarf5", true},
		{"go1.27", "go1.27rc1", false},
		{"go1.27", "devel go1.27-abcdef", false},
		{"", "go1.26.8", false},
	} {
		assert.Equal(t, test.want, newer(test.lang, test.tool), "%s for %s", test.tool, test.lang)
	}
}

func TestTooOldPassesTheWordOn(t *testing.T) {
	dir := t.TempDir()
	file := func(name string) string { return filepath.Join(dir, name) }
	source := file("p.go")
	require.NoError(t, os.WriteFile(source, []byte("package p\n"), 0o644))
	run := func(name string, u unit) (code int, stderr string) {
		t.Helper()
		u.ImportPath, u.Compiler, u.GoFiles, u.VetxOutput = name, "gc", []string{source}, file(name+".vetx")
		data, err := json.Marshal(u)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(file(name+".cfg"), data, 0o644))
		var buf bytes.Buffer
		d := &driver{
			analyzer: &analysis.Analyzer{Name: "none", Run: func(*analysis.Pass) (any, error) { return nil, nil }},
			gate:     Gate{IsSDK: func(path string) bool { return path == "sdk" }, Directive: "//none:"},
			options:  new(options),
			tool:     "go1.26.8",
			stderr:   &buf,
		}
		code, err = d.run(file(name + ".cfg"))
		require.NoError(t, err)
		return code, buf.String()
	}
	facts := func(name string) map[string]string { return map[string]string{name: file(name + ".vetx")} }
	usesSDK := map[string]string{"sdk": "sdk"}

	// A new language is nothing to a package that does not matter.
	code, stderr := run("fmt", unit{GoVersion: "go1.27", VetxOnly: true})
	assert.Zero(t, code)
	assert.Empty(t, stderr)
	code, stderr = run("none", unit{GoVersion: "go1.27", PackageVetx: facts("fmt")})
	assert.Zero(t, code)
	assert.Empty(t, stderr)

	// One that matters is skipped, and so are its importers, whatever they are written for.
	code, stderr = run("lib", unit{GoVersion: "go1.27", VetxOnly: true, ImportMap: usesSDK})
	assert.Zero(t, code)
	assert.Empty(t, stderr)
	code, stderr = run("mid", unit{GoVersion: "go1.20", VetxOnly: true, PackageVetx: facts("lib")})
	assert.Zero(t, code)
	assert.Empty(t, stderr)

	// The package that was asked for says it.
	code, stderr = run("app", unit{GoVersion: "go1.20", PackageVetx: facts("mid")})
	assert.Equal(t, 1, code)
	assert.Equal(t, "sharedmcp: this tool was built with go1.26.8 and cannot read code for go1.27: build it again with the Go that runs it\n", stderr)

	// Others are analyzed.
	code, stderr = run("other", unit{GoVersion: "go1.26", ImportMap: usesSDK})
	assert.Zero(t, code)
	assert.Empty(t, stderr)
}

func TestCompilerOf(t *testing.T) {
	dir := t.TempDir()
	export := func(name, head string) string {
		file := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(file, []byte(head), 0o644))
		return file
	}
	const member = "!<arch>\n__.PKGDEF       0           0     0     644     7730      `\n"
	u := &unit{PackageFile: map[string]string{
		"a": export("a.a", member+"go object linux amd64 go1.26.8 GOAMD64=v1 X:nodwarf5\n"),
		"b": export("b.a", member+"go object linux amd64 go1.27.3 GOAMD64=v1\n"),
		"c": export("c.a", "other\n"),
		"d": filepath.Join(dir, "none.a"),
	}}
	assert.Equal(t, "go1.27.3", u.compilerOf())
	assert.Empty(t, new(unit).compilerOf())
}
