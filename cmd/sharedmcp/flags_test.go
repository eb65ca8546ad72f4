package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestBadCommandLines(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"-chekcs=all"}, "unknown flag -chekcs; 'sharedmcp -h' lists the flags"},
		{[]string{"./...", "-checks=all"}, "-checks=all comes after a package; flags go first"},
		{[]string{"-tags"}, "flag needs an argument: -tags; 'sharedmcp -h' lists the flags"},
		{[]string{"-json=perhaps"}, `invalid boolean value "perhaps" for -json: parse error; 'sharedmcp -h' lists the flags`},
		{[]string{"-tests=perhaps"}, "-tests=perhaps: parse error"},
		{[]string{"-contracts=none.json"}, "-contracts=none.json: open none.json: no such file or directory"},
		{[]string{"-json", "-fix"}, "-json goes neither with -fix nor with -diff"},
		{[]string{"-sarif", "-diff"}, "-sarif goes neither with -fix nor with -diff"},
		{[]string{"-sarif", "-json"}, "-json and -sarif are two formats; choose one"},
		{[]string{"-write-baseline"}, "-write-baseline needs -baseline with the name of the file"},
		{[]string{"-write-baseline", "-baseline=b", "-fix"}, "-write-baseline goes with none of -sarif, -fix and -diff"},
		{[]string{"-baseline=b", "-json"}, "-json writes all findings, as go vet does; -sarif goes with -baseline"},
		{[]string{"-explain=sever"}, `unknown category "sever"; there are server`},
		{[]string{"help", "me"}, `no help on "me"; there are sdks, prove, gopls, golangci and the categories of findings`},
		{[]string{"gopls"}, "where to? Name the file to write, as in sharedmcp gopls -o bin/gopls"},
		{[]string{"golangci", "-gopls=v1.0.0"}, "unknown flag -gopls; 'sharedmcp golangci -h' lists the flags"},
		{[]string{"gopls", "-o", "x", "y"}, "unexpected y; 'sharedmcp gopls -h' lists the flags"},
		{[]string{"gopls", "-o", "x", "-gopls=newest"}, "newest is no version of gopls; v0.23.0 is one, and so is latest"},
		{[]string{"-C", "none"}, "chdir none: no such file or directory"},
	} {
		assert.Equal(t, outcome{code: trouble, stderr: "sharedmcp: " + test.want + "\n"}, p.toy(test.args...), test.args)
	}
}

func TestChangeDirectory(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	p.write("setup/contracts.json", "{}")
	assert.Equal(t, outcome{
		code:   found,
		stdout: flow("Shared", "setup.go:10:5", "setup.go:10:14"),
		stderr: "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1),
	}, p.toy("-contracts=contracts.json", "-C", "setup"), "the flag before -C counts from there too")
}

func TestPathsOutsideOfDirectoryAreAbsolute(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	got := p.toy("-C=cmd", "../setup")
	assert.Contains(t, got.stdout, p.dir+"/setup/setup.go:10:5: ")
}

func TestExitZero(t *testing.T) {
	t.Parallel()
	p := unpack(t, "vendor")
	got := p.toy("-exit-zero")
	assert.Equal(t, clean, got.code)
	assert.Equal(t, flow("server", "main.go:5:5", "main.go:5:14"), got.stdout)
}

func TestHelp(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	got := p.toy("-h")
	assert.Equal(t, clean, got.code)
	assert.Empty(t, got.stderr)
	for _, want := range []string{
		"Usage: sharedmcp [flags] [packages]",
		"-checks categories  comma-separated categories to report (default all)\n",
		"-contracts file     read contracts from file\n",
		"-tests              also look at test files\n",
	} {
		assert.Contains(t, got.stdout, want)
	}
	for _, args := range [][]string{{"-help"}, {"help"}, {"-json", "-h", "./..."}} {
		assert.Equal(t, got, p.toy(args...), args)
	}
}

func TestExplain(t *testing.T) {
	t.Parallel()
	p := unpack(t, "none")
	want := outcome{stdout: "server\n\nOne server is not enough.\nThere shall be many.\n"}
	assert.Equal(t, want, p.toy("-explain=server"))
	assert.Equal(t, want, p.toy("help", "server"))
	assert.Equal(t, outcome{stdout: "fake-sdk\n"}, p.toy("help", "sdks"))
	assert.Equal(t, p.toy("gopls", "-h"), p.toy("help", "gopls"))
	assert.Equal(t, p.toy("prove", "-h"), p.toy("help", "prove"))
	assert.Contains(t, p.toy("help", "prove").stdout, "Usage: sharedmcp prove FILE\n")
}
