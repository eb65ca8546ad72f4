package analyzer_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// tools is a directory for what tests build once.
var tools string

func TestMain(m *testing.M) {
	actAsChecker()
	os.Exit(runTests(m))
}

func runTests(m *testing.M) int {
	var err error
	if tools, err = os.MkdirTemp("", "sharedmcp"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(tools)
	if err := analyzer.Analyzer.Flags.Set("checks", "all,state"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return m.Run()
}

// binary builds the command, and returns where it is.
var binary = sync.OnceValues(func() (string, error) {
	file := filepath.Join(tools, "sharedmcp")
	build := exec.Command("go", "build", "-o", file, "../cmd/sharedmcp")
	build.Stderr = new(strings.Builder)
	if err := build.Run(); err != nil {
		return "", &commandError{build, err}
	}
	return file, nil
})

// An output is what a command printed.
type output struct{ stdout, stderr string }

// execute runs a program in a directory and expects it to exit with code.
func execute(t *testing.T, code int, dir, name string, args ...string) output {
	t.Helper()
	var stdout, stderr strings.Builder
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off")
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) {
		require.NoError(t, err, "%s", cmd)
	}
	require.Equal(t, code, cmd.ProcessState.ExitCode(), "%s\n%s%s", cmd, &stdout, &stderr)
	return output{stdout.String(), stderr.String()}
}

// TestVetFindsTheSame compares the standalone command with go vet.
func TestVetFindsTheSame(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	for _, dir := range []string{"testdata/facts", "../testdata/demo", "../testdata/gosdk"} {
		require.NoError(t, download(dir))
		alone := execute(t, 1, dir, bin, "./...")
		vet := execute(t, 1, dir, "go", "vet", "-vettool="+bin, "./...")
		assert.Empty(t, vet.stdout)
		want := sortedLines(alone.stdout)
		assert.NotEmpty(t, want)
		assert.Equal(t, want, sortedLines(vet.stderr), dir)
	}
}

// column matches the column of a position. That of a step in another package does not reach go vet.
var column = regexp.MustCompile(`^(\t?\S+\.go:\d+):\d+:`)

// sortedLines returns the sorted lines of an output, without what go vet writes in another way: headings
// for packages, and tabs behind the position of a step.
func sortedLines(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "#") {
			line = column.ReplaceAllString(line, "$1:")
			lines = append(lines, strings.ReplaceAll(line, "\t", ""))
		}
	}
	slices.Sort(lines)
	return lines
}
