// Package printable makes text that others wrote fit to be printed.
//
// Names of files, comments and constants of an analyzed program end up in messages. What is printed is read by
// terminals, which obey escape sequences, and by the logs of forges, which obey two forms of commands: a line that
// begins with "::", blanks left aside, and "##[" or "##vso[" anywhere in a line.
package printable

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Line returns s as a part of one line: what is not printable, such as line breaks, escape sequences and marks that
// turn the direction of writing, is escaped as in a Go string.
func Line(s string) string { return escape(s, "") }

// Path returns the name of a file, perhaps with a line and column behind it, as what a line may begin with.
func Path(name string) string {
	name = Line(name)
	for _, separator := range []string{"/", `\`} {
		name = strings.ReplaceAll(name, separator+"::", separator+colon+":")
	}
	return unmarked(name)
}

// Text returns s as lines of their own: line breaks and tabs stay.
func Text(s string) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		lines[i] = unmarked(escape(line, "\t"))
	}
	return strings.Join(lines, "\n")
}

// JSON returns JSON with the same meaning, in which nothing but printable characters and line breaks are left.
// Outside of its strings, JSON has no others.
func JSON(data []byte) []byte {
	var b strings.Builder
	for _, r := range jsonCommands.Replace(string(data)) {
		high, low := utf16.EncodeRune(r)
		switch {
		case isPrintable(string(r), "\n\t"):
			b.WriteRune(r)
		case high == utf8.RuneError: // one unit of UTF-16 is enough
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			fmt.Fprintf(&b, `\u%04x\u%04x`, high, low)
		}
	}
	return []byte(b.String())
}

// colon is an escaped ":".
const colon = `\x3a`

// unmarked returns a line so that it is no command of a log by its beginning.
func unmarked(line string) string {
	rest := strings.TrimLeft(line, " \t")
	if !strings.HasPrefix(rest, "::") {
		return line
	}
	return line[:len(line)-len(rest)] + colon + rest[1:]
}

// These replace what is a command of a log wherever it stands.
var (
	commands     = strings.NewReplacer("##[", `#\x23[`, "##vso[", `#\x23vso[`)
	jsonCommands = strings.NewReplacer("##[", `#\u0023[`, "##vso[", `#\u0023vso[`)
)

func escape(s, allowed string) string {
	s = commands.Replace(s)
	if isPrintable(s, allowed) {
		return s
	}
	var b strings.Builder
	for len(s) > 0 {
		r, size := utf8.DecodeRuneInString(s)
		char := s[:size]
		s = s[size:]
		if isPrintable(char, allowed) {
			b.WriteString(char)
			continue
		}
		if r == utf8.RuneError {
			b.WriteString(`\ufffd`)
			continue
		}
		quoted := strconv.QuoteRune(r)
		b.WriteString(quoted[1 : len(quoted)-1])
	}
	return b.String()
}

func isPrintable(s, allowed string) bool {
	for _, r := range s {
		if (r == utf8.RuneError || !strconv.IsPrint(r)) && !strings.ContainsRune(allowed, r) {
			return false
		}
	}
	return true
}
