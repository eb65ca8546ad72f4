// Package fix cures findings by editing files.
package fix

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// A Plan says what becomes of the files that fixes edit.
type Plan struct {
	Files []File           // sorted by name
	Left  []report.Finding // without a fix, or with one that is at odds with another's
}

// A File is a file before and after all its fixes.
type File struct {
	Name          string
	Before, After []byte
}

// Make plans the fixes of all findings. The fix of a finding is taken as a whole or not at all.
// Findings may share edits: one rewrite can cure several of them.
func Make(findings []report.Finding) (*Plan, error) {
	plan := new(Plan)
	accepted := make(map[string][]report.Edit) // by file
	for _, f := range findings {
		if len(f.Fix) == 0 || slices.ContainsFunc(f.Fix, func(e report.Edit) bool { return conflicts(e, accepted[e.File]) }) {
			plan.Left = append(plan.Left, f)
			continue
		}
		for _, e := range f.Fix {
			if !slices.Contains(accepted[e.File], e) {
				accepted[e.File] = append(accepted[e.File], e)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(accepted)) {
		file, err := edited(name, accepted[name])
		if err != nil {
			return nil, err
		}
		plan.Files = append(plan.Files, file)
	}
	return plan, nil
}

// Write writes the files.
func (p *Plan) Write() error {
	for _, f := range p.Files {
		info, err := os.Stat(f.Name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(f.Name, f.After, info.Mode().Perm()); err != nil {
			return err
		}
	}
	return nil
}

// conflicts reports whether e cannot be made beside one of the others: they touch, and are not the
// same edit.
func conflicts(e report.Edit, others []report.Edit) bool {
	return slices.ContainsFunc(others, func(o report.Edit) bool {
		return e != o && e.Start <= o.End && o.Start <= e.End
	})
}

// edited reads a file and makes edits that do not overlap.
func edited(name string, edits []report.Edit) (File, error) {
	before, err := os.ReadFile(name)
	if err != nil {
		return File{}, err
	}
	slices.SortFunc(edits, func(a, b report.Edit) int { return cmp.Compare(a.Start, b.Start) })
	var text bytes.Buffer
	end := 0
	for _, e := range edits {
		if e.Start < end || e.End < e.Start || e.End > len(before) {
			return File{}, fmt.Errorf("%s: an edit of bytes %d to %d does not fit the file", name, e.Start, e.End)
		}
		text.Write(before[end:e.Start])
		text.WriteString(e.New)
		end = e.End
	}
	text.Write(before[end:])
	after, err := format.Source(text.Bytes())
	if err != nil {
		return File{}, fmt.Errorf("%s: its fixes do not make a Go file: %s", name, strings.TrimSpace(err.Error()))
	}
	return File{name, before, after}, nil
}
