package fix

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestFormatted pairs lines with what gofmt makes of them.
func TestFormatted(t *testing.T) {
	lines := func(text string) []string { return strings.SplitAfter(text, "\n") }
	for _, test := range []struct{ name, was, clean, want string }{
		{"aligned", "a int\nlong int\n", "a    int\nlong int\n", "a    int\n|long int\n|"},
		{"dropped", "(\n\na\n", "(\na\n", "(\n||a\n|"},
		{"added", "var a int\nfunc f()\n", "var a int\n\nfunc f()\n", "var a int\n|\nfunc f()\n|"},
		{"kept", "a\n\nb\n", "a\n\nb\n", "a\n|\n|b\n|"},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, strings.Join(formatted(lines(test.was), lines(test.clean)), "|"))
		})
	}
	assert.Nil(t, formatted(lines("func f() { return }\n"), lines("func f() {\n\treturn\n}\n")), "other lines")
	assert.Nil(t, formatted(lines("a\nb\n"), lines("a\n")), "a line less")
}

// TestIdentifiers reads Go and assembly.
func TestIdentifiers(t *testing.T) {
	assert.Equal(t, []string{"p", "f", "server"}, identifiers([]byte("// Package p.\npackage p\n\nfunc f() { server++ } // not this\n")))
	assert.Contains(t, identifiers([]byte("#include \"textflag.h\"\nMOVQ ·server(SB), AX\n")), "server")
}
