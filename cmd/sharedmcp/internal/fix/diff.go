package fix

import (
	"io"
	"path/filepath"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/diff"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// Diff writes what the plan would change, in the form of git diff.
func (p *Plan) Diff(w io.Writer, paths report.Paths) error {
	for _, f := range p.Files {
		name := printable.Line(paths.File(f.Name))
		before, after := name, name
		if !filepath.IsAbs(name) {
			before, after = "a/"+name, "b/"+name
		}
		if _, err := io.WriteString(w, diff.Unified(before, after, f.Before, f.After)); err != nil {
			return err
		}
	}
	return nil
}
