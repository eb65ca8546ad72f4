package analyzer_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"
)

// ownProgram unpacks a program with an SDK of its own from testdata. want are its findings, which comments at the ends of
// its lines name.
func ownProgram(t *testing.T, name string) (dir string, want []string) {
	t.Helper()
	archive, err := txtar.ParseFile("testdata/" + name + ".txtar")
	require.NoError(t, err)
	dir = t.TempDir()
	comment := regexp.MustCompile(`// (\w+)$`)
	for _, f := range archive.Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, f.Data, 0o644))
		for i, line := range strings.Split(string(f.Data), "\n") {
			if m := comment.FindStringSubmatch(line); m != nil {
				want = append(want, f.Name+":"+strconv.Itoa(i+1)+" "+m[1])
			}
		}
	}
	return dir, want
}

// TestOwnContract analyzes a program whose SDK only the flag -contracts knows.
func TestOwnContract(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	dir, want := ownProgram(t, "wirecall")
	assert.Equal(t, "wirecall.json: all 9 names are in corp.example/wirecall\n", execute(t, 0, dir, bin, "prove", "wirecall.json").stdout)
	assert.Equal(t, want, findingsIn(execute(t, 1, dir, bin, "-contracts=wirecall.json", "./...").stdout))

	contract, err := os.ReadFile(filepath.Join(dir, "wirecall.json"))
	require.NoError(t, err)
	for _, test := range []struct{ from, to, want string }{
		{`"NewHandler": {"slots": [0]}`, `"NewHandler": {"slots": [1]}`, "server.NewHandler has no argument 1; they count from 0"},
		{`"WithTool": {"handlers": [0]}`, `"WithTool": {"slots": [0]}`, "server.WithTool: slot 0 is no function that returns something, and no struct with one"},
		{`"New": {`, `"Now": {`, "server.Now does not exist; there is New"},
		{`"Peer": {`, `"Client": {`, "server.Client does not exist\n"},
		{`"HTTP Wire": {`, `"HTTP Wire": {"harmless": ["Ping"], `, "transport.HTTP.Ping does not exist"},
	} {
		wrong := strings.Replace(string(contract), test.from, test.to, 1)
		require.NotEqual(t, string(contract), wrong)
		require.NoError(t, os.WriteFile(filepath.Join(dir, "wrong.json"), []byte(wrong), 0o644))
		got := execute(t, 2, dir, bin, "prove", "wrong.json")
		assert.Contains(t, got.stderr, test.want)
		before, _, _ := strings.Cut(wrong, test.to)
		line := 1 + strings.Count(before, "\n")
		assert.Contains(t, got.stderr, "wrong.json:"+strconv.Itoa(line)+":", "the place of what is wrong")
	}
	wrong := strings.ReplaceAll(string(contract), `"corp.example/wirecall/`, `"corp.example/wirecall/v2/`)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "wrong.json"), []byte(wrong), 0o644))
	assert.Contains(t, execute(t, 2, dir, bin, "prove", "wrong.json").stderr,
		"corp.example/wirecall has no package corp.example/wirecall/v2/server, corp.example/wirecall/v2/transport; "+
			"it has corp.example/wirecall/server, corp.example/wirecall/transport\n")
}

// TestOwnContractOfOptions does so with an SDK whose factory is in a struct of options, and whose tools are the arguments of
// a variadic constructor.
func TestOwnContractOfOptions(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	dir, want := ownProgram(t, "kite")
	assert.Equal(t, "kite.json: all 9 names are in corp.example/kite\n", execute(t, 0, dir, bin, "prove", "kite.json").stdout)
	assert.Equal(t, want, findingsIn(execute(t, 1, dir, bin, "-contracts=kite.json", "./...").stdout))
}
