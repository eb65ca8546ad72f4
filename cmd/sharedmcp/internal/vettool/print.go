package vettool

import (
	"archive/zip"
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/token"
	"io"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/fix"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// print does with the findings what the options ask for, and returns the exit code.
func (d *driver) print(u *unit, c *checked) (code int, err error) {
	stdout := os.Stdout
	if u.Stdout != "" {
		if stdout, err = os.Create(u.Stdout); err != nil {
			return 0, err
		}
		defer func() { err = cmp.Or(err, stdout.Close()) }()
	}
	switch {
	case d.options.fix:
		return 0, d.fix(u, c, stdout)
	case d.options.json:
		return 0, printJSON(stdout, c.tree(u.ID, d.analyzer.Name))
	}
	if c.err != nil {
		return 0, c.err
	}
	for _, f := range c.findings {
		d.printPlain(c.fset, f)
		code = 1
	}
	return code, nil
}

// printPlain prints a finding as go vet before Go 1.26 shows it.
func (d *driver) printPlain(fset *token.FileSet, f analysis.Diagnostic) {
	d.printLine(fset, f.Pos, f.End, printable.Line(f.Message))
	for _, r := range f.Related {
		d.printLine(fset, r.Pos, r.End, "\t"+printable.Line(r.Message))
	}
}

func (d *driver) printLine(fset *token.FileSet, pos, end token.Pos, message string) {
	at := fset.Position(pos)
	fmt.Fprintf(d.stderr, "%s: %s\n", printable.Path(at.String()), message)
	if d.options.context < 0 {
		return
	}
	last := fset.Position(cmp.Or(end, pos)).Line + d.options.context
	data, _ := os.ReadFile(at.Filename) // shown only if it can be
	n := 0
	for line := range strings.Lines(string(data)) {
		if n++; n >= at.Line-d.options.context && n <= last {
			fmt.Fprintf(d.stderr, "%d\t%s\n", n, printable.Text(strings.TrimSuffix(line, "\n")))
		}
	}
}

// The JSON that the go command reads: by package and analyzer an error or findings.
type (
	jsonTree  map[string]map[string]any
	jsonError struct {
		Err string `json:"error"`
	}
	jsonFinding struct {
		Category string     `json:"category,omitempty"`
		Posn     string     `json:"posn"`
		End      string     `json:"end"`
		Message  string     `json:"message"`
		Fixes    []jsonFix  `json:"suggested_fixes,omitempty"`
		Related  []jsonStep `json:"related,omitempty"`
	}
	jsonFix struct {
		Message string     `json:"message"`
		Edits   []jsonEdit `json:"edits"`
	}
	jsonEdit struct {
		Filename string `json:"filename"`
		Start    int    `json:"start"`
		End      int    `json:"end"`
		New      string `json:"new"`
	}
	jsonStep struct {
		Posn    string `json:"posn"`
		End     string `json:"end"`
		Message string `json:"message"`
	}
)

func (c *checked) tree(id, analyzer string) jsonTree {
	tree := make(jsonTree)
	switch {
	case c.err != nil:
		tree[id] = map[string]any{analyzer: jsonError{c.err.Error()}}
	case len(c.findings) > 0:
		var list []jsonFinding
		for _, f := range c.findings {
			list = append(list, c.jsonFinding(f))
		}
		tree[id] = map[string]any{analyzer: list}
	}
	return tree
}

func (c *checked) jsonFinding(d analysis.Diagnostic) jsonFinding {
	// The go command prints what stands here as it is.
	place := func(pos token.Pos) string { return printable.Path(c.fset.Position(pos).String()) }
	f := jsonFinding{Category: d.Category, Posn: place(d.Pos), End: place(cmp.Or(d.End, d.Pos)), Message: d.Message}
	for _, s := range d.SuggestedFixes {
		fix := jsonFix{Message: s.Message}
		for _, e := range s.TextEdits {
			edit := c.edit(e)
			fix.Edits = append(fix.Edits, jsonEdit{edit.File, edit.Start, edit.End, edit.New})
		}
		f.Fixes = append(f.Fixes, fix)
	}
	for _, r := range d.Related {
		f.Related = append(f.Related, jsonStep{place(r.Pos), place(cmp.Or(r.End, r.Pos)), r.Message})
	}
	return f
}

// edit locates an edit in the file that was read, whatever line directives say.
func (c *checked) edit(e analysis.TextEdit) report.Edit {
	file := c.fset.File(e.Pos)
	return report.Edit{
		File:  file.Name(),
		Start: file.Offset(e.Pos),
		End:   file.Offset(cmp.Or(e.End, e.Pos)),
		New:   string(e.NewText),
	}
}

func printJSON(w io.Writer, tree jsonTree) error {
	data, err := json.MarshalIndent(tree, "", "\t")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", printable.JSON(data))
	return err
}

// fix applies the first fix of each finding, or shows what they would change. Fixed files go to the
// archive if there is to be one, for the go command to put them in place when all units are done.
func (d *driver) fix(u *unit, c *checked, stdout io.Writer) error {
	plan, err := fix.Make(c.fixable())
	if err != nil {
		return err
	}
	switch {
	case d.options.diff:
		return plan.Diff(stdout, report.Paths{})
	case u.FixArchive != "":
		return archive(u, plan)
	}
	return plan.Write()
}

// fixable returns the findings with fixes that edit no generated file.
func (c *checked) fixable() []report.Finding {
	generated := make(map[string]bool)
	for _, f := range c.files {
		if ast.IsGenerated(f) {
			generated[c.fset.File(f.FileStart).Name()] = true
		}
	}
	var all []report.Finding
	for _, d := range c.findings {
		var f report.Finding
		for _, s := range d.SuggestedFixes[:min(1, len(d.SuggestedFixes))] {
			for _, e := range s.TextEdits {
				edit := c.edit(e)
				if generated[edit.File] {
					f.Fix = nil
					break
				}
				f.Fix = append(f.Fix, edit)
			}
		}
		if len(f.Fix) > 0 {
			all = append(all, f)
		}
	}
	return all
}

// archive writes the files of a plan to the unit's archive, which is there even if it is empty.
func archive(u *unit, plan *fix.Plan) (err error) {
	f, err := os.Create(u.FixArchive)
	if err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, f.Close()) }()
	zw := zip.NewWriter(f)
	if err := zw.SetComment(u.ID); err != nil {
		return err
	}
	for _, file := range plan.Files {
		w, err := zw.Create(file.Name)
		if err != nil {
			return err
		}
		if _, err := w.Write(file.After); err != nil {
			return err
		}
	}
	return zw.Close()
}
