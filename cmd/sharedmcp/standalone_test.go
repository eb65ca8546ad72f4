package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// advice is the second line of a summary, wherever the toy has found something.
const advice = "findings marked [server] are advice; -checks=all,-server turns them off\n"

// more is the last line of a summary, wherever the toy has found something.
const more = "more: sharedmcp help server; to accept one: //sharedmcp:ignore server REASON, on its line or the line above\n"

// withFix returns the last lines of a summary, since each finding of the toy has a fix.
func withFix(n int) string {
	return fmt.Sprintf("with a fix: %d; sharedmcp -diff shows, sharedmcp -fix carries out\n", n) + more
}

// flow returns what is printed for a variable that the toy reports.
func flow(name, pos, built string) string {
	return pos + ": " + name + " is one server for all [server]\n" +
		"\t" + built + ": built here\n" +
		"\tin a step that has no place\n"
}

func TestFactsCrossPackagesAndModules(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	// Neither setup nor the module lib matches, but the way leads through both of them.
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("server", "cmd/app/main.go:5:5", "cmd/app/main.go:5:14"),
		stderr: "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("./cmd/..."))
}

func TestPackagesWithoutMCPAreNotLoaded(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	// The package other does not type-check, which nobody notices.
	assert.Equal(t, outcome{
		code: found,
		stdout: flow("server", "cmd/app/main.go:5:5", "cmd/app/main.go:5:14") +
			flow("Shared", "setup/setup.go:10:5", "setup/setup.go:10:14"),
		stderr: "2 findings in 2 of 3 packages; fake-sdk (no version)\n" + advice + withFix(2),
	}, p.toy("./..."))
}

func TestModuleWithoutMCP(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	assert.Equal(t, outcome{stderr: "no MCP SDK in 2 packages\n"}, p.toy("./..."))
}

func TestDirectiveMakesPackageMatter(t *testing.T) {
	t.Parallel()
	p := unpack(t, "directive")
	assert.Equal(t, outcome{
		code: trouble,
		stderr: `b/b.go:8:13: cannot use "text" (untyped string constant) as int value in variable declaration` +
			"\nno MCP SDK in 2 packages (2 not analyzed because of errors)\n",
	}, p.toy("./..."))
}

func TestDefaultIsPackageInCurrentDirectory(t *testing.T) {
	t.Parallel()
	p := unpack(t, "vendor")
	assert.Equal(t, p.toy("."), p.toy())
}

func TestVendoredAndNewerThanProven(t *testing.T) {
	t.Parallel()
	p := unpack(t, "vendor")
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("server", "main.go:5:5", "main.go:5:14"),
		stderr: "sharedmcp: fake-sdk v1.3.0 is newer than v1.2.0, the newest version checked against; what it changed is not known here\n" +
			"1 finding in 1 of 1 package; fake-sdk v1.3.0\n" + advice + withFix(1),
	}, p.toy("./..."))
}

func TestLooksLikeSDK(t *testing.T) {
	t.Parallel()
	p := unpack(t, "fork")
	assert.Equal(t, outcome{
		stderr: "sharedmcp: example.org/sdk/v2 looks like an MCP SDK, but there is no contract for it, so its servers are not followed; -contracts adds one\n" +
			"no known MCP SDK in 1 package\n",
	}, p.toy("./..."))
}

func TestWorkspace(t *testing.T) {
	t.Parallel()
	p := unpack(t, "workspace")
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("server", "app/main.go:5:5", "app/main.go:5:14"),
		stderr: "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("./app"))
	assert.Equal(t, outcome{
		code: found,
		stdout: flow("server", "app/main.go:5:5", "app/main.go:5:14") +
			flow("Shared", "common/common.go:7:5", "common/common.go:7:14"),
		stderr: "2 findings in 2 of 2 packages; fake-sdk (no version)\n" + advice + withFix(2),
	}, p.toy("./app/...", "./common/..."))
}

func TestBuildTags(t *testing.T) {
	t.Parallel()
	p := unpack(t, "tags")
	assert.Equal(t, outcome{stderr: "no MCP SDK in 1 package\n"}, p.toy("./..."))
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("server", "http.go:7:5", "http.go:7:14"),
		stderr: "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("-tags=other,http", "./..."))
}

func TestListOfFiles(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("server", "cmd/app/main.go:5:5", "cmd/app/main.go:5:14"),
		stderr: "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("cmd/app/main.go"))
}

func TestErrorsAreSaidOnceAndStopNothingElse(t *testing.T) {
	t.Parallel()
	p := unpack(t, "broken")
	want := outcome{
		code:   trouble,
		stdout: flow("Server", "sound/sound.go:5:5", "sound/sound.go:5:14"),
		stderr: `broken/broken.go:7:13: cannot use "text" (untyped string constant) as int value in variable declaration` +
			"\n1 finding in 1 of 4 packages (2 not analyzed because of errors); fake-sdk (no version)\n" + advice + withFix(1),
	}
	assert.Equal(t, want, p.toy("./..."))
	assert.Equal(t, want, p.toy("-tests", "./..."), "with variants")
	assert.Equal(t, want, p.toy("-exit-zero", "./..."), "trouble stays trouble")
}

func TestErrorsInTestsOnly(t *testing.T) {
	t.Parallel()
	p := unpack(t, "brokentest")
	stdout := flow("Server", "p.go:5:5", "p.go:5:14")
	summary := "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1)
	assert.Equal(t, outcome{found, stdout, summary}, p.toy())
	assert.Equal(t, outcome{
		code:   trouble,
		stdout: stdout,
		stderr: `p_test.go:3:13: cannot use "text" (untyped string constant) as int value in variable declaration` + "\n" + summary,
	}, p.toy("-tests"))
}

func TestMissingImport(t *testing.T) {
	t.Parallel()
	p := unpack(t, "missing")
	assert.Equal(t, outcome{
		code:   trouble,
		stdout: flow("Server", "other/other.go:5:5", "other/other.go:5:14"),
		stderr: "main.go:4:2: no required module provides package example.com/missing; to add it:\n\tgo get example.com/missing\n" +
			"1 finding in 1 of 2 packages (1 not analyzed because of errors); fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("./..."))
}

func TestSyntaxError(t *testing.T) {
	t.Parallel()
	p := unpack(t, "tags")
	p.write("http.go", "package main\n\nimport _ \"example.org/sdk/mcp\"\n\nfunc f( {}\n")
	assert.Equal(t, outcome{
		code: trouble,
		stderr: "http.go:5:9: expected ')', found '{'\n" +
			"no findings in 1 package (1 not analyzed because of errors); fake-sdk (no version)\n",
	}, p.toy("./..."))
}

func TestTestVariantsRepeatNothing(t *testing.T) {
	t.Parallel()
	p := unpack(t, "tests")
	own := flow("Server", "tested/tested.go:5:5", "tested/tested.go:5:14")
	assert.Equal(t, outcome{
		code:   found,
		stdout: own,
		stderr: "1 finding in 1 of 2 packages; fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("./..."))
	assert.Equal(t, outcome{
		code: found,
		stdout: flow("inside", "onlytest/p_test.go:5:5", "onlytest/p_test.go:5:14") +
			flow("outside", "tested/ex_test.go:8:5", "tested/ex_test.go:8:18") +
			flow("inside", "tested/in_test.go:5:5", "tested/in_test.go:5:14") + own,
		stderr: "4 findings in 2 of 2 packages; fake-sdk (no version)\n" + advice + withFix(4),
	}, p.toy("-tests", "./..."))
}

func TestPanicIsTroubleOfOnePackage(t *testing.T) {
	t.Parallel()
	got := unpack(t, "panic").toy("./...")
	assert.Equal(t, trouble, got.code)
	assert.Equal(t, flow("Server", "good/good.go:5:5", "good/good.go:5:14"), got.stdout)
	assert.Contains(t, got.stderr, "sharedmcp: example.com/app/bad: the analyzer panicked: toy panic\n")
	assert.NotContains(t, got.stderr, "example.com/app/importer")
	assert.Contains(t, got.stderr, "1 finding in 1 of 3 packages (2 not analyzed because of errors); fake-sdk")
}

func TestNothingMatches(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	p.write("docs/readme.txt", "no code here")
	assert.Equal(t, outcome{
		code:   trouble,
		stderr: "sharedmcp: no packages match ./docs/...\n",
	}, p.toy("./docs/..."))

	p.write("docs/one/go.mod", "module example.com/one\n")
	p.write("docs/two/deep/go.mod", "module example.com/two\n")
	assert.Equal(t, outcome{
		code: trouble,
		stderr: "sharedmcp: no packages match ./docs/...; modules of their own are in " +
			"docs/one, docs/two/deep; analyze one with -C=docs/one\n",
	}, p.toy("./docs/..."))

	got := p.toy("./nothing")
	assert.Equal(t, trouble, got.code)
	assert.Contains(t, got.stderr, "directory not found")
	assert.NotContains(t, got.stderr, "no MCP SDK", "not a word that sounds like health")
}

func TestOutsideOfModule(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	require.NoError(t, os.Remove(filepath.Join(p.dir, "go.mod")))
	for _, args := range [][]string{nil, {"./..."}, {"./cmd/app"}} {
		assert.Equal(t, outcome{
			code: trouble,
			stderr: "sharedmcp: go.mod file not found in this directory or above it; sharedmcp runs inside of a module, " +
				"and -C=DIR names another directory\n",
		}, p.toy(args...), args)
	}
}

func TestWrongModule(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	p.write("go.mod", p.read("go.mod")+"requir x\n")
	got := p.toy()
	assert.Equal(t, trouble, got.code)
	assert.Regexp(t, `^sharedmcp: errors parsing go.mod:\n\S*go.mod:\d+: unknown directive: requir\n$`, got.stderr)
}

func TestJSON(t *testing.T) {
	t.Parallel()
	got := unpack(t, "facts").toy("-json", "./...")
	assert.Equal(t, clean, got.code)
	assert.Equal(t, "2 findings in 2 of 3 packages; fake-sdk (no version)\n"+advice+withFix(2), got.stderr)

	type diagnostic struct{ Category, Posn, Message string }
	var tree map[string]map[string][]diagnostic
	require.NoError(t, json.Unmarshal([]byte(got.stdout), &tree))
	require.Len(t, tree, 2)
	for pkg, want := range map[string]string{
		"example.com/app/cmd/app": "server is one server for all [server]",
		"example.com/app/setup":   "Shared is one server for all [server]",
	} {
		diags := tree[pkg]["sharedmcp"]
		require.Len(t, diags, 1, pkg)
		assert.Equal(t, "server", diags[0].Category)
		assert.Equal(t, want, diags[0].Message)
	}
}

// TestRealAnalyzer runs the command as users get it.
func TestRealAnalyzer(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	assert.Equal(t, outcome{stderr: "no MCP SDK in 2 packages\n"}, p.command(binary, "./..."))

	got := p.command(binary, "-version")
	assert.Equal(t, clean, got.code)
	assert.Regexp(t, `^sharedmcp .*, built with go1\..* and golang.org/x/tools v0\.`, got.stdout)
}

func TestSDKsAreNotAnalyzed(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	assert.Equal(t, outcome{
		stderr: "no findings in 1 package (1 not analyzed, being an SDK's own)\n",
	}, p.toy("-C=sdk", "./..."))
}

// TestProgramsOfSDKsAreAnalyzed shows that the examples of an SDK are looked at, as under go vet.
func TestProgramsOfSDKsAreAnalyzed(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	p.write("sdk/examples/hello/main.go", `package main

import "example.org/sdk/mcp"

var server = mcp.NewServer()

func main() {}
`)
	got := p.toy("-C=sdk", "./...")
	assert.Equal(t, found, got.code, got.stderr)
	assert.Contains(t, got.stdout, "examples/hello/main.go:5:5: server is one server for all [server]\n")
	assert.Contains(t, got.stderr, "1 finding in 1 of 2 packages (1 not analyzed, being an SDK's own)")
}

func TestContractsAddSDK(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	assert.Equal(t, outcome{stderr: "no MCP SDK in 1 package\n"}, p.command(binary, "./setup"))

	p.write("own.json", `{"module": "example.org/sdk", "name": "own-sdk", "kind": "sdk", "packages": {}}`)
	assert.Equal(t, outcome{stderr: "no findings in 1 package; own-sdk (no version)\n"},
		p.command(binary, "-contracts=own.json", "./setup"))

	p.write("own.json", `{"module": `)
	got := p.command(binary, "-contracts=own.json", "./setup")
	assert.Equal(t, trouble, got.code)
	assert.Regexp(t, `^sharedmcp: .*own\.json.*\n$`, got.stderr)
}
