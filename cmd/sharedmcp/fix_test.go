package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFix(t *testing.T) {
	t.Parallel()
	p := unpack(t, "tests")
	assert.Equal(t, outcome{
		stderr: "fixed 4 findings; no other findings in 2 packages; fake-sdk (no version)\n",
	}, p.toy("-tests", "-fix", "./..."))
	assert.Contains(t, p.read("tested/tested.go"), "var Server = nil\n")
	assert.Contains(t, p.read("tested/ex_test.go"), "var outside, _ = nil, tested.Server\n")
}

func TestDiff(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	before := p.read("setup/setup.go")
	got := p.toy("-diff", "./setup")
	assert.Equal(t, outcome{
		code: found,
		stdout: `--- a/setup/setup.go
+++ b/setup/setup.go
@@ -7,4 +7,4 @@
 
 func Server() *mcp.Server { return lib.New() }
 
-var Shared = lib.New()
+var Shared = nil
`,
		stderr: "1 finding in 1 of 1 package; fake-sdk (no version)\n" + advice + withFix(1),
	}, got)
	assert.Equal(t, before, p.read("setup/setup.go"), "nothing is changed")

	assert.Equal(t, got, p.toy("-fix", "-diff", "./setup"))
	elsewhere := p.toy("-diff", "-C=cmd", "../setup").stdout
	assert.True(t, strings.HasPrefix(elsewhere, "--- "+p.dir+"/setup/setup.go\n"), elsewhere)
}
