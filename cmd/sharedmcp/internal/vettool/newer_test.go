package vettool

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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

func TestRefuseNewerPassesTheWordOn(t *testing.T) {
	dir := t.TempDir()
	refuse := func(name string, u unit) (code int, stop bool, stderr string) {
		t.Helper()
		u.VetxOutput = filepath.Join(dir, name+".vetx")
		data, err := json.Marshal(u)
		require.NoError(t, err)
		file := filepath.Join(dir, name+".cfg")
		require.NoError(t, os.WriteFile(file, data, 0o644))
		var buf bytes.Buffer
		code, stop = refuseNewer(file, "go1.26.8", &buf)
		return code, stop, buf.String()
	}
	facts := func(name string) string { return filepath.Join(dir, name+".vetx") }

	// A new standard library is met first, as a dependency.
	code, stop, stderr := refuse("fmt", unit{GoVersion: "go1.27", VetxOnly: true})
	assert.True(t, stop)
	assert.Zero(t, code)
	assert.Empty(t, stderr)

	// What imports it is skipped as well, whatever it is written for.
	code, stop, stderr = refuse("lib", unit{
		GoVersion: "go1.20", VetxOnly: true, PackageVetx: map[string]string{"fmt": facts("fmt")},
	})
	assert.True(t, stop)
	assert.Zero(t, code)
	assert.Empty(t, stderr)

	// The package that was asked for says it.
	code, stop, stderr = refuse("app", unit{
		GoVersion: "go1.20", PackageVetx: map[string]string{"lib": facts("lib")},
	})
	assert.True(t, stop)
	assert.Equal(t, 1, code)
	assert.Equal(t, "sharedmcp: this tool was built with go1.26.8 and cannot read code for go1.27: build it again with the Go that runs it\n", stderr)

	// Other packages are analyzed.
	require.NoError(t, os.WriteFile(facts("old"), []byte("vetx"), 0o644))
	_, stop, _ = refuse("other", unit{
		GoVersion: "go1.26", PackageVetx: map[string]string{"old": facts("old"), "none": facts("none")},
	})
	assert.False(t, stop)
}

func TestRefuseNewerLeavesNonsenseToUnitchecker(t *testing.T) {
	file := filepath.Join(t.TempDir(), "vet.cfg")
	_, stop := refuseNewer(file, "go1.26.8", os.Stderr)
	assert.False(t, stop)
	require.NoError(t, os.WriteFile(file, []byte("{"), 0o644))
	_, stop = refuseNewer(file, "go1.26.8", os.Stderr)
	assert.False(t, stop)
}
