package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRead(t *testing.T) {
	row, pen := read("a\x1b[1;38;2;255;165;0mb\x1b[0;7mé\x1b[38;5;208;48;5;16;4:3mc\x1b[39;94;27;24m", style{})
	assert.Equal(t, []cell{
		{'a', style{}},
		{'b', style{fore: "#ffa500", bold: true}},
		{'é', style{reverse: true}},
		{'c', style{fore: "#ff8700", back: "#000000", underline: true, reverse: true}},
	}, row)
	assert.Equal(t, style{fore: "#5c5cff", back: "#000000"}, pen)
}

func TestDraw(t *testing.T) {
	row, _ := read("if a\x1b[31m && \x1b[7mb", style{})
	var b strings.Builder
	require.NoError(t, draw(&b, [][]cell{row, nil}))
	lines := strings.Split(b.String(), "\n")
	assert.Equal(t, []string{
		`<text x="12.0" y="26" textLength="33.6" fill="#d0d0d0" xml:space="preserve">if a</text>`,
		`<text x="45.6" y="26" textLength="33.6" fill="#cd0000" xml:space="preserve"> &amp;&amp; </text>`,
		`<rect x="79.2" y="12" width="8.4" height="17" fill="#cd0000"/>`,
		`<text x="79.2" y="26" textLength="8.4" fill="#1c1c1c" xml:space="preserve">b</text>`,
		`</svg>`, ``,
	}, lines[2:])
}
