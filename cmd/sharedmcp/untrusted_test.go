package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostile returns an empty program that requires a real SDK.
func hostile(t *testing.T) program {
	t.Helper()
	p := program{t, t.TempDir()}
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(testdata(t, "demo"), name))
		require.NoError(t, err)
		p.write(name, string(data))
	}
	return p
}

// sharing returns a file with a finding; the mark stands above it.
func sharing(pkg, function, mark string) string {
	return fmt.Sprintf(`package %s

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func %s(mux *http.ServeMux, server *mcp.Server) {
%s
	t := &mcp.StreamableServerTransport{SessionID: "\x1b[31m##[error]"}
	server.AddTool(&mcp.Tool{Name: "\n::error ::tool\x1b[2J"}, nil)
	server.Connect(context.Background(), t, nil)
	mux.Handle("/mcp", t)
}
`, pkg, function, mark)
}

// assertHarmless checks that nothing in an output is obeyed by a terminal or by the log of a forge.
func assertHarmless(t *testing.T, output string) {
	t.Helper()
	for line := range strings.SplitSeq(output, "\n") {
		for _, r := range line {
			assert.True(t, strconv.IsPrint(r) || r == '\t', "%q in %q", r, line)
		}
		assert.False(t, strings.HasPrefix(strings.TrimSpace(line), "::"), "%q", line)
		if strings.HasPrefix(line, "-\t") || strings.HasPrefix(line, "+\t") || strings.HasPrefix(line, " \t") {
			continue // source in a diff, which would not apply if it were another
		}
		assert.NotContains(t, line, "##[")
		assert.NotContains(t, line, "##vso[")
	}
}

// TestHostileNames analyzes programs that try to write the output themselves: by names of files, line directives,
// directives, and what compilers quote in errors.
func TestHostileNames(t *testing.T) {
	t.Parallel()
	p := hostile(t)
	p.write("mix/a.go", sharing("mix", "A", "//line ::error file=x::pwned.go:7"))
	p.write("mix/b.go", sharing("mix", "B", "//line \x1b[31mred\u202e.go:7"))
	p.write("mix/c.go", sharing("mix", "C", "//line ##[add-mask]x##vso[task.x]y.go:7"))
	p.write("mix/d.go", sharing("mix", "D", strings.Join([]string{
		"//sharedmcp:\x1b[2Jboo", "//sharedmcp:ignore \x1b]0;title\x07\u009b31m reason", "//sharedmcp:checks ##[error]x",
	}, "\n")))
	if runtime.GOOS != "windows" { // which permits no such name
		p.write("mix/e\x1b[31m\u202e.go", sharing("mix", "E", ""))
	}
	p.write("wrong/w.go", `package wrong

import _ "github.com/modelcontextprotocol/go-sdk/mcp"

var x int = `+"`\n::error ::pwned \x1b[31m\n\t##[error]`\n")

	mix := filepath.Join(p.dir, "mix")
	for _, args := range [][]string{
		{"-C", mix}, {"-C", mix, "-json"}, {"-C", mix, "-sarif"}, {"-C", mix, "-diff"}, {"-json", "./..."}, {"-sarif", "./..."}, {"./..."},
		{"-baseline=known", "-write-baseline", "./mix"},
		{"./\x1b[31m", "\n::error ::pattern"}, {"-\x1b[31m"}, {"-explain=\n::error::x"}, {"help", "\n::error::x"},
		{"-contracts=\n::error ::x\x1b[31m", "./mix"}, {"-contracts={\"\n::error\x1b[31m\": 1}", "./mix"},
		{"prove", "\n::error ::x\x1b[31m"},
	} {
		got := p.command(binary, args...)
		assertHarmless(t, got.stdout)
		assertHarmless(t, got.stderr)
		assert.NotEmpty(t, got.stdout+got.stderr)
		if slices.Contains(args, "-json") || slices.Contains(args, "-sarif") {
			assert.True(t, json.Valid([]byte(got.stdout)), "%q", args)
		}
	}
	assertHarmless(t, p.read("known"))

	// Escaped, it is all there.
	text := p.command(binary, "-C", mix).stdout
	for _, want := range []string{
		`\x3a:error file=x::pwned.go:7`, `\x1b[31mred\u202e.go:7`, `#\x23[add-mask]x#\x23vso[task.x]y.go:7`,
		`//sharedmcp:\x1b[2Jboo`, `"\x1b]0;title\a\u009b31m"`, `"#\x23[error]x"`,
	} {
		assert.Contains(t, text, want)
	}
	assert.Contains(t, p.command(binary, "./wrong").stderr, "\n\\x3a:error ::pwned \\x1b[31m\n")

	// The go command prints what the tool tells it.
	vet := program{t, mix}.command("go", "vet", "-vettool="+binary, ".")
	assert.Contains(t, vet.stderr, `\x3a:error file=x::pwned.go:7`)
	assertHarmless(t, vet.stderr)
}

// TestNothingOfTheProgramRuns analyzes a program with all that might be run: initialization, tests, generators,
// what cgo compiles, and a git repository whose configuration names a command.
func TestNothingOfTheProgramRuns(t *testing.T) {
	t.Parallel()
	p := hostile(t)
	mark := filepath.Join(t.TempDir(), "mark")
	touch := fmt.Sprintf("os.WriteFile(%q, nil, 0o600)", mark)
	p.write("main.go", "package main\n\nimport \"os\"\n\n//go:generate touch "+mark+"\n\nfunc init() { "+touch+" }\n\nfunc main() { "+touch+" }\n")
	p.write("mount.go", sharing("main", "Mount", ""))
	p.write("main_test.go", "package main\n\nimport (\n\t\"os\"\n\t\"testing\"\n)\n\nfunc TestMain(*testing.M) { "+touch+" }\n")
	cgo := []string{"cgo: not tried, since there is no C compiler"}
	if _, err := exec.LookPath("cc"); err == nil {
		cgo = nil
		p.write("c/c.go", fmt.Sprintf(`package c

// #include <fcntl.h>
// __attribute__((constructor)) static void start(void) { open(%q, O_CREAT, 0600); }
import "C"

import "github.com/modelcontextprotocol/go-sdk/mcp"

var Server *mcp.Server
var Number C.int
`, mark))
	}
	if _, err := exec.LookPath("git"); err == nil {
		for _, args := range [][]string{{"init", "-q"}, {"add", "."}, {"config", "core.fsmonitor", "touch " + mark}} {
			require.Zero(t, p.command("git", args...).code)
		}
		require.NoError(t, os.RemoveAll(mark))
		p.command("git", "status")
		require.FileExists(t, mark, "git runs what its configuration names")
		require.NoError(t, os.Remove(mark))
	} else {
		t.Log("NOTICE: there is no git to be misled")
	}
	for _, notice := range cgo {
		t.Log("NOTICE: " + notice)
	}

	for _, args := range [][]string{{"./..."}, {"-tests", "./..."}, {"-diff", "./..."}, {"-sarif", "."}, {"main.go", "mount.go"}} {
		got := p.command(binary, args...)
		assert.Contains(t, []int{clean, found}, got.code, got.stderr)
		assert.NoFileExists(t, mark, args)
	}
	vet := p.command("go", "vet", "-vettool="+binary, "./...")
	assert.Contains(t, vet.stderr, "[transport]")
	assert.NoFileExists(t, mark, "go vet")
}

// TestNoNetwork checks that the command cannot reach a network: the packages for it are not linked in. What the go
// command fetches, it decides itself. Of our own packages, only the one that builds other programs runs commands.
func TestNoNetwork(t *testing.T) {
	t.Parallel()
	imports := make(map[string][]string)
	out, err := exec.Command("go", "list", "-deps", `-f={{.ImportPath}} {{join .Imports " "}}`, ".").Output()
	require.NoError(t, err)
	for line := range strings.Lines(string(out)) {
		path, list, _ := strings.Cut(strings.TrimSpace(line), " ")
		imports[path] = strings.Fields(list)
	}
	for _, path := range []string{"net", "net/http", "net/rpc", "crypto/tls", "plugin", "log/syslog"} {
		assert.NotContains(t, imports, path)
	}
	const own = "github.com/sharedmcp/sharedmcp/"
	importers := func(path string) (list []string) {
		for importer, all := range imports {
			if strings.HasPrefix(importer, own) && slices.Contains(all, path) {
				list = append(list, strings.TrimPrefix(importer, own))
			}
		}
		slices.Sort(list)
		return list
	}
	assert.Equal(t, []string{"cmd/sharedmcp/internal/host"}, importers("os/exec"))
	assert.Equal(t, []string{"cmd/sharedmcp"}, importers("syscall"), "for the names of signals")
	assert.Empty(t, importers("unsafe"))
	for _, path := range importers("os") {
		assert.True(t, path == "analyzer" || strings.HasPrefix(path, "cmd/"), "%s reads files, but only analyzer/contracts.go may", path)
	}
	assert.Contains(t, imports["golang.org/x/tools/internal/gocommand"], "os/exec", "the way to the go command")
}

// TestNothingIsFetched counts what is asked of a module proxy and a web proxy while a program is analyzed whose modules
// are in the cache.
func TestNothingIsFetched(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		asked.Add(1)
		http.Error(w, "no", http.StatusForbidden)
	}))
	defer proxy.Close()
	p := hostile(t)
	p.write("a/a.go", sharing("a", "A", ""))
	cmd := exec.Command(binary, "./...")
	cmd.Dir = p.dir
	cmd.Env = append(cmd.Environ(), "GOFLAGS=-mod=readonly", "GOPROXY="+proxy.URL, "HTTP_PROXY="+proxy.URL, "HTTPS_PROXY="+proxy.URL)
	out, err := cmd.CombinedOutput()
	require.Error(t, err)
	assert.Contains(t, string(out), "1 finding in 1 of 1 package", "%v", err)
	assert.Zero(t, asked.Load())
}
