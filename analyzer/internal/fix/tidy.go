package fix

import (
	"bytes"
	"go/format"
	"go/token"

	"golang.org/x/tools/go/analysis"
)

// tidy widens edits so that the result is formatted: gofmt aligns lines that
// follow each other, so an edit of one may change others. The edits must be in
// order and apart; if the result has other lines when it is formatted, they are
// returned as they are.
func (s *source) tidy(edits []analysis.TextEdit) []analysis.TextEdit {
	text := s.apply(edits)
	clean, err := format.Source(text)
	if err != nil || bytes.Equal(clean, text) {
		return edits
	}
	was, is := bytes.SplitAfter(text, []byte("\n")), bytes.SplitAfter(clean, []byte("\n"))
	if len(was) != len(is) {
		return edits
	}
	var out []analysis.TextEdit
	n := 0                                   // the line of the result
	for at := s.tok.Pos(0); n < len(is)-1; { // the line of the source
		from, to, in := at, s.lineEnd(at), 0
		for in < len(edits) && edits[in].Pos < to {
			to = max(to, s.wholeLines(edits[in]))
			in++
		}
		lines := 1
		if in > 0 {
			lines = bytes.Count(s.within(from, to, edits[:in]), []byte("\n"))
			edits = edits[in:]
		}
		if in > 0 || !bytes.Equal(was[n], is[n]) {
			out = append(out, s.lines(from, to, bytes.Join(is[n:n+lines], nil)))
		}
		at, n = to, n+lines
		if in == 0 && to == from {
			break
		}
	}
	return append(out, edits...)
}

// wholeLines returns the end of the lines that an edit is in.
func (s *source) wholeLines(e analysis.TextEdit) token.Pos {
	if e.End == s.lineStart(e.End) && e.End > e.Pos && (len(e.NewText) == 0 || bytes.HasSuffix(e.NewText, []byte("\n"))) && e.Pos == s.lineStart(e.Pos) {
		return e.End
	}
	return s.lineEnd(e.End)
}

// within returns the text between two positions with edits made.
func (s *source) within(from, to token.Pos, edits []analysis.TextEdit) []byte {
	var out []byte
	for _, e := range edits {
		out = append(append(out, s.slice(from, e.Pos)...), e.NewText...)
		from = e.End
	}
	return append(out, s.slice(from, to)...)
}

// lines replaces whole lines, but for the line end of the last.
func (s *source) lines(from, to token.Pos, text []byte) analysis.TextEdit {
	if len(text) == 0 {
		return edit(from, to, "")
	}
	return edit(from, to-1, string(bytes.TrimSuffix(text, []byte("\n"))))
}
