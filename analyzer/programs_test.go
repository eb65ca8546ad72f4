package analyzer_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A realProgram is code that others wrote, with what is found in it. Each list was checked by reading
// the source; whoever changes one, reads again.
type realProgram struct {
	module   string   // with its version
	folder   string   // what is copied out of the module; "" for all of it
	require  bool     // the copy is a module of its own, which requires the original
	patterns []string // of packages
	findings []string // file:line category
	summary  string   // the first line on standard error
}

var realPrograms = map[string]realProgram{
	// The examples of the official SDK. Those that serve HTTP build one server in main, or in the
	// function that main calls for its mode, and return it for every session; they may, and are
	// told what that means. All others use standard streams.
	"go-sdk examples": {
		module:   "github.com/modelcontextprotocol/go-sdk@v1.8.0",
		folder:   "examples",
		require:  true,
		patterns: []string{"./..."},
		findings: []string{
			"examples/auth/server/main.go:107 server",
			"examples/http/main.go:115 server",
			// Stateless, and the counter that its tool closes over is one for the process.
			"examples/server/distributed/main.go:146 server",
			// Serves HTTP or standard streams, as the flag says; so do memory and sequentialthinking.
			"examples/server/everything/main.go:60 server",
			// Each tool loads the whole graph, changes it, and saves it into a field of the one
			// store: what one client remembers is what all others read. That is meant, and true.
			"examples/server/memory/kb.go:64 state",
			"examples/server/memory/main.go:94 server",
			// The backend and the gateway. The gateway's session with the backend is made at startup and
			// takes the headers of each call from its context: no identity.
			"examples/server/proxy/main.go:53 server",
			"examples/server/proxy/main.go:84 server",
			// Its sessions of thinking are in a map, under ids of their own: no state.
			"examples/server/sequentialthinking/main.go:486 server",
			// Two servers, chosen by path, each for all clients of its path.
			"examples/server/sse/main.go:50 server",
			"examples/server/sse/main.go:53 server",
		},
		summary: "11 findings in 8 of 21 packages; go-sdk v1.8.0",
	},
	// The examples of mcp-go give their one server to the HTTP servers of the SDK, which tell their
	// clients apart, or to standard streams. There is no factory to return another one from.
	"mcp-go examples": {
		module:   "github.com/mark3labs/mcp-go@v1.2.1",
		folder:   "examples",
		require:  true,
		patterns: []string{"./..."},
		summary:  "no findings in 21 packages; mcp-go v1.2.1",
	},
	// go-zero has one server for both its transports. Under its own name the package is an SDK, and
	// not analysed; under another name it is a program like any. The finding is where the server is
	// built; it is kept in a field that both factories return.
	"go-zero's mcp": {
		module:   "github.com/zeromicro/go-zero@v1.10.3",
		folder:   "mcp",
		require:  true,
		patterns: []string{"./mcp"},
		findings: []string{"mcp/server.go:63 server"},
		summary:  "1 finding in 1 of 1 package; go-sdk v1.4.0",
	},
	// gopls builds a server for each session, and keeps a handler for each editor in a map under the
	// editor's id. Without an editor it serves standard streams. Nothing is shared that should not be.
	"gopls": {
		module:   "golang.org/x/tools/gopls@v0.21.1",
		patterns: []string{"./internal/mcp"},
		summary:  "no findings in 1 package; go-sdk v0.8.0",
	},
	// A server for standard streams, with mcp-go.
	"mcp-doc-server": {
		module:   "github.com/grafana/mcp-doc-server@v1.0.0",
		patterns: []string{"./..."},
		summary:  "no findings in 5 packages; mcp-go v0.57.0",
	},
}

// TestRealPrograms runs the command over programs from the module proxy.
func TestRealPrograms(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("loads much")
	}
	bin, err := binary()
	require.NoError(t, err)
	for name, p := range realPrograms {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := p.copy(t)
			code := 0
			if len(p.findings) > 0 {
				code = 1
			}
			got := execute(t, code, dir, bin, append([]string{"-checks=all,state"}, p.patterns...)...)
			assert.Equal(t, p.findings, findingsIn(got.stdout))
			summary, _, _ := strings.Cut(got.stderr, "\n")
			assert.Equal(t, p.summary, summary)
		})
	}
}

// copy copies the program into a directory of its own.
func (p realProgram) copy(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	src := moduleDir(t, p.module)
	copyDir(t, filepath.Join(dir, p.folder), filepath.Join(src, p.folder))
	if !p.require {
		return dir
	}
	// With the requirements of the original, so that nothing else is chosen than what it was written for.
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(src, name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), data, 0o644))
	}
	execute(t, 0, dir, "go", "mod", "edit", "-module=example.com/copied", "-require="+p.module)
	list := exec.CommandContext(t.Context(), "go", "list", "-mod=mod", "-deps", "./...") // completes go.sum
	list.Dir = dir
	out, err := list.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return dir
}

// copyDir copies a directory without its tests, which may need more than the program does.
func copyDir(t *testing.T, dst, src string) {
	t.Helper()
	err := filepath.WalkDir(src, func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !d.Type().IsRegular() || strings.HasSuffix(file, "_test.go") {
			return err
		}
		rel, err := filepath.Rel(src, file)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Join(dst, filepath.Dir(rel)), 0o755); err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dst, rel), data, 0o644)
	})
	require.NoError(t, err)
}

// moduleDir returns where the module cache has a module, after fetching it.
func moduleDir(t *testing.T, module string) string {
	t.Helper()
	out := execute(t, 0, t.TempDir(), "go", "mod", "download", "-json", module)
	var m struct{ Dir string }
	require.NoError(t, json.Unmarshal([]byte(out.stdout), &m))
	require.NotEmpty(t, m.Dir)
	return m.Dir
}
