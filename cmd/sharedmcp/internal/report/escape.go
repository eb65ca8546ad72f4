package report

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Line returns s with everything escaped that is not printable, such as line breaks and the
// sequences that control terminals: names of files and text from source code end up in messages.
func Line(s string) string {
	if isPrintable(s) {
		return s
	}
	var b strings.Builder
	for len(s) > 0 {
		r, size := utf8.DecodeRuneInString(s)
		char := s[:size]
		s = s[size:]
		if isPrintable(char) {
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

func isPrintable(s string) bool {
	for _, r := range s {
		if r == utf8.RuneError || !strconv.IsPrint(r) {
			return false
		}
	}
	return true
}
