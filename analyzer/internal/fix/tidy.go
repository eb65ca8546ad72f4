package fix

import (
	"bytes"
	"go/format"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// tidy widens edits so that the result is formatted: gofmt aligns lines that
// follow each other and drops empty ones, so an edit may change lines around it.
// The edits must be in order and apart. If gofmt does more, they are returned as
// they are.
func (s *source) tidy(edits []analysis.TextEdit) []analysis.TextEdit {
	text := s.apply(edits)
	clean, err := format.Source(text)
	if err != nil || bytes.Equal(clean, text) {
		return edits
	}
	was := strings.SplitAfter(string(text), "\n")
	is := formatted(was, strings.SplitAfter(string(clean), "\n"))
	if is == nil {
		return edits
	}
	var out []analysis.TextEdit
	for from := s.tok.Pos(0); len(was) > 1; { // the last is empty
		to, in := s.lineEnd(from), 0
		for in < len(edits) && edits[in].Pos < to {
			to = max(to, s.lastLine(edits[in]))
			in++
		}
		n := 1
		if in > 0 {
			n = strings.Count(s.within(from, to, edits[:in]), "\n")
			edits = edits[in:]
		}
		if text := strings.Join(is[:n], ""); in > 0 || text != was[0] {
			out = append(out, s.lines(from, to, text))
		}
		if to == from {
			break
		}
		from, was, is = to, was[n:], is[n:]
	}
	return append(out, edits...)
}

// formatted returns for each line what it is when it is formatted, or nil if
// that changes more than white space within lines and empty lines.
func formatted(was, clean []string) []string {
	is := make([]string, len(was))
	empty := func(line string) bool { return strings.TrimSpace(line) == "" }
	for i, line := range was {
		if len(clean) > 1 && empty(clean[0]) && !empty(line) {
			is[i], clean = clean[0], clean[1:]
		}
		switch {
		case len(clean) > 0 && strings.Join(strings.Fields(line), "") == strings.Join(strings.Fields(clean[0]), ""):
			is[i], clean = is[i]+clean[0], clean[1:]
		case !empty(line):
			return nil
		}
	}
	if len(clean) > 0 {
		return nil
	}
	return is
}

// lastLine returns the end of the lines that an edit is in.
func (s *source) lastLine(e analysis.TextEdit) token.Pos {
	whole := len(e.NewText) == 0 || bytes.HasSuffix(e.NewText, []byte("\n"))
	if whole && e.End > e.Pos && e.Pos == s.lineStart(e.Pos) && e.End == s.lineStart(e.End) {
		return e.End
	}
	return s.lineEnd(e.End)
}

// within returns the text between two positions with edits made.
func (s *source) within(from, to token.Pos, edits []analysis.TextEdit) string {
	var out strings.Builder
	for _, e := range edits {
		out.WriteString(s.slice(from, e.Pos))
		out.Write(e.NewText)
		from = e.End
	}
	out.WriteString(s.slice(from, to))
	return out.String()
}

// lines replaces whole lines, but for the line end of the last.
func (s *source) lines(from, to token.Pos, text string) analysis.TextEdit {
	if text == "" {
		return edit(from, to, "")
	}
	return edit(from, to-1, strings.TrimSuffix(text, "\n"))
}
