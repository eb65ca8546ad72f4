package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestVetFindsTheSame(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	vet := p.vet("./cmd/...", "./setup")
	assert.Equal(t, 1, vet.code)
	assert.Empty(t, vet.stdout)
	assert.ElementsMatch(t, plainLines(p.toy("./cmd/...", "./setup").stdout), plainLines(vet.stderr))
}

// plainLines returns the lines of an output without the ways in which go vet's are different:
// headings for packages, tabs in front of the text of steps, a dash where a step has no place.
func plainLines(output string) []string {
	var lines []string
	for line := range strings.Lines(output) {
		if !strings.HasPrefix(line, "#") {
			line = strings.TrimPrefix(strings.ReplaceAll(line, "\t", ""), "-: ")
			lines = append(lines, line)
		}
	}
	return lines
}

func TestVetFlags(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	p.write("b/b.go", "package b\n") // go vet wants code that compiles
	for _, args := range [][]string{
		{"-sharedmcp.checks=all", "./a"},
		{"-checks=all", "-tests", "./a"},
		{"-checks=all", "-tags=x", "./a"},
	} {
		assert.Equal(t, outcome{}, p.vet(args...), args)
	}
	got := p.vet("-contracts=none.json", "./a")
	assert.Equal(t, 1, got.code)
	assert.Equal(t, 1, strings.Count(got.stderr, "none.json: no such file"), "not for each dependency, and once: %s", got.stderr)
	assert.Len(t, plainLines(got.stderr), 1, "no list of flags: %s", got.stderr)
	got = p.vet("-chekcs=all", "./a")
	assert.NotEqual(t, 0, got.code)
	assert.Contains(t, got.stderr, "flag provided but not defined: -chekcs")
}

func TestVetJSON(t *testing.T) {
	t.Parallel()
	got := unpack(t, "facts").vet("-json", "./cmd/...")
	assert.Equal(t, 0, got.code)

	type diagnostic struct{ Category, Message string }
	var messages []string
	out := got.stdout
	if out == "" { // go vet before Go 1.26
		out = strings.Join(plainLines(got.stderr), "")
	}
	dec := json.NewDecoder(strings.NewReader(out)) // one object for each package
	for dec.More() {
		var tree map[string]map[string][]diagnostic
		require.NoError(t, dec.Decode(&tree))
		for _, analyzers := range tree {
			for _, d := range analyzers["sharedmcp"] {
				messages = append(messages, d.Category+": "+d.Message)
			}
		}
	}
	assert.Equal(t, []string{"server: server is one server for all [server]"}, messages)
}

func TestVetFix(t *testing.T) {
	t.Parallel()
	p := unpack(t, "tags")
	before := p.read("http.go")
	after := strings.Replace(before, "mcp.NewServer()", "nil", 1)
	require.NotEqual(t, before, after)

	got := p.vet("-tags=http", "-fix", "-diff", ".")
	if strings.Contains(got.stderr, "flag provided but not defined: -fix") {
		t.Skip("this go vet is older than -fix")
	}
	assert.Contains(t, got.stdout, "+var server = nil\n")
	assert.Equal(t, before, p.read("http.go"))

	assert.Equal(t, outcome{}, p.vet("-tags=http", "-fix", "."))
	assert.Contains(t, p.read("http.go"), "var server = nil\n")
}

func TestFixTool(t *testing.T) {
	t.Parallel()
	p := unpack(t, "vendor")
	got := p.fix("-diff", ".")
	if strings.Contains(got.stderr, "-fixtool") {
		t.Skip("this go fix is older than -fixtool")
	}
	assert.Contains(t, got.stdout, "+var server = nil\n")
	p.fix(".")
	assert.Contains(t, p.read("main.go"), "var server = nil\n")
}

func TestVetTellsThatItIsTooOld(t *testing.T) {
	t.Parallel()
	// A unit of a language that no Go knows yet stands for a newer go command.
	p := unpack(t, "none")
	p.write("unit.cfg", `{"ID": "p", "GoVersion": "go1.999", "VetxOutput": "p.vetx",
		"GoFiles": ["a/a.go"], "ImportMap": {"example.org/sdk/mcp": "example.org/sdk/mcp"}}`)
	got := p.toy("unit.cfg")
	assert.Equal(t, 1, got.code)
	assert.Regexp(t, `^sharedmcp: this tool was built with go1\.\S+ and cannot read code for go1.999: build it again with the Go that runs it\n$`, got.stderr)
}
