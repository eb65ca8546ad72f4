package analyzer_test

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"go/scanner"
	"go/token"
	"maps"
	"slices"
	"strings"
)

// edited returns the files that the fixes of findings edit, as they are after it. Findings may
// share edits, but edits must not touch.
func edited(files map[string]string, list []*found) (map[string]string, error) {
	edits := make(map[string][]fileEdit)
	for _, f := range list {
		for _, e := range f.edits {
			if !slices.Contains(edits[f.file], e) {
				edits[f.file] = append(edits[f.file], e)
			}
		}
	}
	after := make(map[string]string)
	for _, name := range slices.Sorted(maps.Keys(edits)) {
		slices.SortFunc(edits[name], func(a, b fileEdit) int { return cmp.Compare(a.start, b.start) })
		before, last := files[name], 0
		var out strings.Builder
		for i, e := range edits[name] {
			if i > 0 && e.start <= edits[name][i-1].end {
				return nil, fmt.Errorf("%s: edits touch at byte %d", name, e.start)
			}
			out.WriteString(before[last:e.start])
			out.WriteString(e.text)
			last = e.end
		}
		out.WriteString(before[last:])
		after[name] = out.String()
		if err := wellEdited(name, before, after[name]); err != nil {
			return nil, err
		}
	}
	return after, nil
}

// wellEdited returns an error if an edited file is not as gofmt writes it, or has lost a comment or a
// raw string.
func wellEdited(name, before, after string) error {
	clean, err := format.Source([]byte(after))
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, after)
	}
	if !bytes.Equal(clean, []byte(after)) {
		return fmt.Errorf("%s: not formatted\n%s", name, after)
	}
	left := untouchable(after)
	for text, n := range untouchable(before) {
		if left[text] < n {
			return fmt.Errorf("%s: %q is lost\n%s", name, text, after)
		}
	}
	return nil
}

// untouchable counts the comments and raw strings of a file.
func untouchable(text string) map[string]int {
	count := make(map[string]int)
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(text)), []byte(text), nil, scanner.ScanComments)
	for {
		switch _, tok, lit := s.Scan(); {
		case tok == token.EOF:
			return count
		case tok == token.COMMENT || strings.HasPrefix(lit, "`"):
			count[lit]++
		}
	}
}
