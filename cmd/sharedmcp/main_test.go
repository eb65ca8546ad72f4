package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/vettool"
)

// binary is the command itself, built once.
var binary string

// asToy makes the test's own executable the command with the toy analyzer inside.
const asToy = "SHAREDMCP_TEST_TOY"

func TestMain(m *testing.M) {
	actAsTool()
	if os.Getenv(asToy) != "" {
		os.Exit(mainToy())
	}
	os.Exit(runTests(m))
}

func runTests(m *testing.M) int {
	dir, err := os.MkdirTemp("", "sharedmcp")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)

	binary = filepath.Join(dir, "sharedmcp")
	build := exec.Command("go", "build", "-o", binary, ".")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n%s", build, err, out)
		return 1
	}
	return m.Run()
}

// mainToy is main, with the toy analyzer.
func mainToy() int {
	toy := newToy()
	if vettool.Invoked(os.Args[1:]) {
		vettool.Main(toy, vettool.Gate{IsSDK: isFakeSDK, Directive: "//sharedmcp:"})
	}
	t := tool{
		analyzer:     toy,
		sdks:         fakeSDKs,
		explain:      explainToy,
		describeSDKs: func(w io.Writer) error { _, err := fmt.Fprintln(w, "fake-sdk"); return err },
		stdout:       os.Stdout,
		stderr:       os.Stderr,
	}
	return t.run(os.Args[1:])
}

// fakeSDK is the module of the SDK that the programs in testdata use.
const fakeSDK = "example.org/sdk"

var fakeSDKs = load.SDKs{
	Of: func(path string) (load.SDK, bool) {
		sdk := load.SDK{Module: fakeSDK, Name: "fake-sdk", Newest: "v1.2.0"}
		return sdk, path == fakeSDK || strings.HasPrefix(path, fakeSDK+"/") && !strings.HasPrefix(path, fakeSDK+"/v2/")
	},
	LooksLike: func(path string) bool { return strings.HasPrefix(path, fakeSDK+"/v2/") },
}

// explainToy is analyzer.Explain for the toy's one category.
func explainToy(category string) (analyzer.Explanation, error) {
	if category != "server" {
		return analyzer.Explanation{}, fmt.Errorf("unknown category %q; there are server", category)
	}
	return analyzer.Explanation{
		Summary:  "One server is not enough. There shall be many.",
		Text:     "One server is not enough.\nThere shall be many.\n",
		Markdown: "One *server* is not enough. There shall be many.\n",
	}, nil
}

func isFakeSDK(path string) bool {
	_, ok := fakeSDKs.Of(path)
	return ok
}

func readToyContracts(file string) error {
	_, err := os.ReadFile(file)
	return err
}

// A program is a directory with a module, taken from an archive in testdata.
type program struct {
	t   *testing.T
	dir string
}

// unpack writes testdata/NAME.txtar, and the SDK beside it, to a new directory.
func unpack(t *testing.T, name string) program {
	t.Helper()
	p := program{t, t.TempDir()}
	for _, name := range []string{"sdk", name} {
		archive, err := txtar.ParseFile(filepath.Join("testdata", name+".txtar"))
		require.NoError(t, err)
		for _, f := range archive.Files {
			p.write(f.Name, string(f.Data))
		}
	}
	return p
}

// An outcome is what a command left behind.
type outcome struct {
	code           int
	stdout, stderr string
}

// toy runs the command with the toy analyzer in the program's directory.
func (p program) toy(args ...string) outcome {
	p.t.Helper()
	self, err := os.Executable()
	require.NoError(p.t, err)
	return p.command(self, args...)
}

// vet runs go vet with the toy analyzer as its tool.
func (p program) vet(args ...string) outcome {
	p.t.Helper()
	self, err := os.Executable()
	require.NoError(p.t, err)
	return p.command("go", append([]string{"vet", "-vettool=" + self}, args...)...)
}

// fix runs go fix with the toy analyzer as its tool.
func (p program) fix(args ...string) outcome {
	p.t.Helper()
	self, err := os.Executable()
	require.NoError(p.t, err)
	return p.command("go", append([]string{"fix", "-fixtool=" + self}, args...)...)
}

// command runs a command in the program's directory. If it is this test, it acts as the toy.
func (p program) command(name string, args ...string) outcome {
	p.t.Helper()
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Dir = p.dir
	cmd.Env = append(cmd.Environ(), asToy+"=1", "GOFLAGS=", "GOPROXY=off", "GOSUMDB=off")
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) {
		require.NoError(p.t, err)
	}
	return outcome{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}

// write writes one of the program's files.
func (p program) write(name, content string) {
	p.t.Helper()
	file := filepath.Join(p.dir, filepath.FromSlash(name))
	require.NoError(p.t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(p.t, os.WriteFile(file, []byte(content), 0o644))
}

// read returns the content of one of the program's files.
func (p program) read(name string) string {
	p.t.Helper()
	data, err := os.ReadFile(filepath.Join(p.dir, name))
	require.NoError(p.t, err)
	return string(data)
}
