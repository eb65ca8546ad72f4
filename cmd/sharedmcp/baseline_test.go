package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestBaseline(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	assert.Equal(t, outcome{
		code:   trouble,
		stderr: "sharedmcp: there is no baseline known.txt; -write-baseline makes one\n",
	}, p.toy("-baseline=known.txt", "./setup"))

	assert.Equal(t, outcome{
		stderr: "no findings besides those of the baseline in 1 package; fake-sdk (no version)\nbaseline: 1 finding written\n",
	}, p.toy("-baseline=known.txt", "-write-baseline", "./setup"))
	assert.True(t, strings.HasSuffix(p.read("known.txt"),
		"\nserver\texample.com/app/setup/setup.go\tShared is one server for all [server]\n"), p.read("known.txt"))

	// Lines move, and there is one more.
	setup := p.read("setup/setup.go")
	setup = strings.Replace(setup, "\nvar Shared", "\n// Moved.\n\nvar Shared", 1) + "\nvar More = lib.New()\n"
	p.write("setup/setup.go", setup)
	got := p.toy("-baseline=known.txt", "./setup")
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("More", "setup/setup.go:14:5", "setup/setup.go:14:12"),
		stderr: "1 finding besides those of the baseline in 1 of 1 package; fake-sdk (no version)\nbaseline: 1 known\n" + advice + withFix(1),
	}, got)
	assert.NotContains(t, p.toy("-baseline=known.txt", "-sarif", "./setup").stdout, "Shared is one server")
	assert.NotContains(t, p.toy("-baseline=known.txt", "-diff", "./setup").stdout, "-var Shared")

	assert.Contains(t, p.toy("-baseline=known.txt", "./cmd/...").stderr, "\nbaseline: 0 known, 1 in packages not looked at here\n")
	p.write("setup/setup.go", "package setup\n")
	assert.Contains(t, p.toy("-baseline=known.txt", "./setup").stderr,
		"\nbaseline: 0 known, 1 not found any more; -write-baseline takes them out\n")
}

func TestNoBaselineOfHalfAProgram(t *testing.T) {
	t.Parallel()
	p := unpack(t, "broken")
	got := p.toy("-baseline=known.txt", "-write-baseline", "./...")
	assert.Equal(t, trouble, got.code)
	assert.Contains(t, got.stderr, "sharedmcp: no baseline is written, since some packages could not be analyzed")
	assert.NoFileExists(t, p.dir+"/known.txt")
}

func TestBadBaseline(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	p.write("known.txt", "# none\n\nserver setup.go\n")
	assert.Equal(t, outcome{
		code:   trouble,
		stderr: "sharedmcp: known.txt:3: not a line of a baseline: category, file and message with tabs between them\n",
	}, p.toy("-baseline=known.txt", "./setup"))
}
