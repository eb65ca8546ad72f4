package fix

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A source is the text of one file.
type source struct {
	file *ast.File
	tok  *token.File
	text []byte
}

// readSource returns the text of a file, or nil if no fix may edit it.
func readSource(pass *analysis.Pass, file *ast.File) *source {
	tok := pass.Fset.File(file.FileStart)
	if pass.ReadFile == nil {
		return nil
	}
	text, err := pass.ReadFile(tok.Name())
	if err != nil || len(text) != tok.Size() || ast.IsGenerated(file) || bytes.IndexByte(text, '\r') >= 0 || bytes.Contains(text, []byte("//line ")) || bytes.Contains(text, []byte("/*line ")) {
		return nil
	}
	if clean, err := format.Source(text); err != nil || !bytes.Equal(clean, text) {
		return nil // what is changed there could not be told from what was not formatted
	}
	for _, imp := range file.Imports {
		if imp.Path.Value == `"C"` {
			return nil
		}
	}
	return &source{file, tok, text}
}

// uneditable is why readSource returns nil.
const uneditable = "it is generated, uses cgo, has Windows line ends or is not formatted"

// slice returns the text between two positions.
func (s *source) slice(from, to token.Pos) string {
	return string(s.text[s.tok.Offset(from):s.tok.Offset(to)])
}

// node returns the text of a node.
func (s *source) node(n ast.Node) string { return s.slice(n.Pos(), n.End()) }

// lineStart returns the start of the line that pos is in.
func (s *source) lineStart(pos token.Pos) token.Pos {
	return s.tok.LineStart(s.tok.Line(pos))
}

// lineEnd returns the start of the next line, or the end of the file.
func (s *source) lineEnd(pos token.Pos) token.Pos {
	if line := s.tok.Line(pos); line < s.tok.LineCount() {
		return s.tok.LineStart(line + 1)
	}
	return s.tok.Pos(s.tok.Size())
}

// indent returns the white space that the line of pos begins with.
func (s *source) indent(pos token.Pos) string {
	line := s.slice(s.lineStart(pos), s.lineEnd(pos))
	return line[:len(line)-len(strings.TrimLeft(line, "\t "))]
}

// ownLines reports whether a node begins its line and ends its last one, but
// for a comment there.
func (s *source) ownLines(n ast.Node) bool {
	before := s.slice(s.lineStart(n.Pos()), n.Pos())
	after := strings.TrimSpace(s.slice(n.End(), s.lineEnd(n.End())))
	return strings.Trim(before, "\t") == "" && (after == "" || strings.HasPrefix(after, "//"))
}

// block returns the lines of a statement, with the comments that stand
// directly above it.
func (s *source) block(n ast.Node) (from, to token.Pos) {
	from, to = s.lineStart(n.Pos()), s.lineEnd(n.End())
	for {
		moved := false
		for _, group := range s.file.Comments {
			if group.End() <= from && s.lineEnd(group.End()) == from && strings.TrimSpace(s.slice(s.lineStart(group.Pos()), group.Pos())) == "" {
				from, moved = s.lineStart(group.Pos()), true
			}
		}
		if !moved {
			return from, to
		}
	}
}

// comments reports whether there is a comment between two positions.
func (s *source) comments(from, to token.Pos) bool {
	for _, group := range s.file.Comments {
		if group.Pos() < to && from < group.End() {
			return true
		}
	}
	return false
}

// blockComment reports whether a comment between two positions spans lines.
func (s *source) blockComment(from, to token.Pos) bool {
	for _, group := range s.file.Comments {
		for _, c := range group.List {
			if c.Pos() < to && from < c.End() && strings.HasPrefix(c.Text, "/*") {
				return true
			}
		}
	}
	return false
}

// shifted returns whole lines with a tab more before each, but not within raw
// strings.
func (s *source) shifted(from, to token.Pos) string {
	inRaw := make(map[int]bool) // lines that begin within a raw string
	ast.Inspect(s.file, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if ok && lit.Kind == token.STRING && strings.HasPrefix(lit.Value, "`") {
			for line := s.tok.Line(lit.Pos()) + 1; line <= s.tok.Line(lit.End()); line++ {
				inRaw[line] = true
			}
		}
		return n == nil || n.Pos() < to && from < n.End()
	})
	var out strings.Builder
	line := s.tok.Line(from)
	for _, text := range strings.SplitAfter(s.slice(from, to), "\n") {
		if text != "" && text != "\n" && !inRaw[line] {
			out.WriteByte('\t')
		}
		out.WriteString(text)
		line++
	}
	return out.String()
}

// apply makes edits of one file.
func (s *source) apply(edits []analysis.TextEdit) []byte {
	var out []byte
	last := 0
	for _, e := range edits {
		out = append(out, s.text[last:s.tok.Offset(e.Pos)]...)
		out = append(out, e.NewText...)
		last = s.tok.Offset(e.End)
	}
	return append(out, s.text[last:]...)
}

// deletion removes whole lines, and an empty line that would be left over.
func (s *source) deletion(from, to token.Pos) analysis.TextEdit {
	blank := func(pos token.Pos) bool {
		return strings.TrimSpace(s.slice(s.lineStart(pos), s.lineEnd(pos))) == ""
	}
	opens := func(pos token.Pos) bool {
		line := strings.TrimSpace(s.slice(s.lineStart(pos), s.lineEnd(pos)))
		return strings.HasSuffix(line, "{") || strings.HasSuffix(line, ":")
	}
	closes := func(pos token.Pos) bool {
		return strings.HasPrefix(strings.TrimSpace(s.slice(s.lineStart(pos), s.lineEnd(pos))), "}")
	}
	if int(to) >= s.tok.Base()+s.tok.Size() || s.tok.Offset(from) == 0 {
		return edit(from, to, "")
	}
	switch {
	case blank(to) && (blank(from-1) || opens(from-1)):
		to = s.lineEnd(to)
	case blank(from-1) && closes(to):
		from = s.lineStart(from - 1)
	}
	return edit(from, to, "")
}
