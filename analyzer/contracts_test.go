package analyzer

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// contractOf is the contract of an SDK of one's own, whose type Link has a role.
func contractOf(role string) string {
	return `{"module": "example.com/own", "packages": {"example.com/own/link": {"types": {
		"Link": {"role": "` + role + `", "promise": "a link is ` + role + `"}}}}}`
}

// TestContractsFlag holds what the flag takes, and that it names the form for a host that caches.
func TestContractsFlag(t *testing.T) {
	file := filepath.Join(t.TempDir(), "own.json")
	require.NoError(t, os.WriteFile(file, []byte(contractOf("one-session")), 0o666))
	var f contractsFlag
	require.NoError(t, f.Set(file))
	assert.Equal(t, file, f.String())
	assert.NotNil(t, f.Table().Owner("example.com/own/link"))
	require.ErrorContains(t, f.Set(contractOf("one-session")), "both list type")

	var text contractsFlag
	require.NoError(t, text.Set("\n"+contractOf("one-session")))
	assert.NotNil(t, text.Table().Owner("example.com/own/link"))
	require.ErrorContains(t, text.Set("\ufeff"+contractOf("one-session")), "-contracts:1:1: the file begins with a byte order mark")
	require.ErrorContains(t, text.Set(`{"modul": 1}`), `-contracts:1:2: a contract has no key "modul"`)

	RefuseContractFiles()
	t.Cleanup(func() { contractFilesRefused = false })
	require.ErrorContains(t, f.Set("own.json"), `-contracts="$(cat own.json)"`)
}

// TestContractsUnderGoVet holds that a changed contract never gives a stale answer under go vet, which
// caches by the text of the flags.
func TestContractsUnderGoVet(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the command")
	}
	dir := t.TempDir()
	tool := filepath.Join(dir, "sharedmcp")
	build := exec.CommandContext(t.Context(), "go", "build", "-o", tool, "../cmd/sharedmcp")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	module := filepath.Join(dir, "own")
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(module, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o777))
		require.NoError(t, os.WriteFile(name, []byte(text), 0o666))
	}
	write("go.mod", "module example.com/own\n\ngo 1.25\n")
	write("link/link.go", "package link\n\ntype Link struct{}\n\nfunc (*Link) Send() {}\n")
	write("main.go", `package main

import (
	"net/http"

	"example.com/own/link"
)

func main() {
	l := &link.Link{}
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { l.Send() })
}
`)
	vet := func(contracts string) string {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), "go", "vet", "-vettool="+tool, "-contracts="+contracts, "./...")
		cmd.Dir = module
		cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod")
		out, _ := cmd.CombinedOutput()
		return strings.TrimSpace(string(out))
	}
	for range 2 { // the second time from the cache
		assert.Contains(t, vet(contractOf("one-session")), "a link is one-session [transport]")
		assert.Empty(t, vet(contractOf("many-sessions")))
	}
	write("own.json", contractOf("one-session"))
	assert.Contains(t, vet("own.json"), `-contracts="$(cat own.json)"`)
}
