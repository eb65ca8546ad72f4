package printable

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLine(t *testing.T) {
	for in, want := range map[string]string{
		"":                    "",
		"plain text, ünïcode": "plain text, ünïcode",
		`back\slash`:          `back\slash`,
		"it's \"quoted\"":     "it's \"quoted\"",
		"a\r\n\tb":            `a\r\n\tb`,
		"\u202eevil":          `\u202eevil`, // right-to-left override
		"\u009b31m":           `\u009b31m`,  // an escape sequence in one character
		"\x9b31m":             `\ufffd31m`,  // no UTF-8
		"it's\n":              `it's\n`,
		"a ##[error]b":        `a #\x23[error]b`,
		"##vso[task.x]":       `#\x23vso[task.x]`,
		"## C# [x]":           "## C# [x]",
	} {
		assert.Equal(t, want, Line(in))
	}
}

func TestPath(t *testing.T) {
	for in, want := range map[string]string{
		"a/b.go:7:1":                  "a/b.go:7:1",
		"::error file=x::y.go:7":      `\x3a:error file=x::y.go:7`,
		"/home/me/::error::x.go:1:1":  `/home/me/\x3a:error::x.go:1:1`,
		`C:\::error::x.go:1:1`:        `C:\\x3a:error::x.go:1:1`,
		"  ::stop-commands::x.go:1:2": `  \x3a:stop-commands::x.go:1:2`,
		"x\n::error ::y.go":           `x\n::error ::y.go`,
	} {
		assert.Equal(t, want, Path(in))
	}
}

func TestText(t *testing.T) {
	assert.Equal(t, "have (a)\n\twant (b)", Text("have (a)\n\twant (b)"))
	assert.Equal(t, "a\n\\x3a:error ::b\n \t\\x3a:c\\r\n\\x1b[31m", Text("a\n::error ::b\n \t::c\r\n\x1b[31m"))
}

func TestJSON(t *testing.T) {
	values := []string{"plain ünïcode 🙂", "\x1b[31m\u009b1m\u202e\u2028\x00", "##[error]x##vso[y]", `\##[`, "\U000e0001", "::error::"}
	data, err := json.MarshalIndent(values, "", "\t")
	require.NoError(t, err)
	safe := JSON(data)
	var back []string
	require.NoError(t, json.Unmarshal(safe, &back))
	assert.Equal(t, values, back)
	assert.True(t, isPrintable(string(safe), "\n\t"))
	assert.NotContains(t, string(safe), "##[")
	assert.NotContains(t, string(safe), "##vso[")
	assert.Contains(t, string(safe), "plain ünïcode 🙂")
}

// FuzzText: nothing that a terminal or a log obeys is left, and what was harmless stays as it is.
func FuzzText(f *testing.F) {
	f.Add("a\n::b\x1b##[c]##vso[d]\t\r")
	f.Add("#####[::##vso##[")
	f.Add(" \u00a0::x\n\v::y")
	f.Fuzz(func(t *testing.T, s string) {
		for line := range strings.SplitSeq(Text(s), "\n") {
			assert.True(t, isPrintable(line, "\t"), "%q", line)
			assert.False(t, strings.HasPrefix(strings.TrimSpace(line), "::"), "%q", line)
			assert.NotContains(t, line, "##[")
			assert.NotContains(t, line, "##vso[")
		}
		for _, one := range []string{Line(s), Path(s)} {
			assert.True(t, isPrintable(one, ""), "%q", one)
			assert.NotContains(t, one, "##[")
		}
		assert.False(t, strings.HasPrefix(strings.TrimSpace(Path(s)), "::"))
		assert.Equal(t, Text(s), Text(Text(s)))
		if data, err := json.Marshal(s); err == nil {
			var want, got string
			require.NoError(t, json.Unmarshal(data, &want))
			require.NoError(t, json.Unmarshal(JSON(data), &got))
			assert.Equal(t, want, got)
		}
	})
}
