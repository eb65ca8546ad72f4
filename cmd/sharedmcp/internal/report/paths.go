package report

import (
	"go/token"
	"path/filepath"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// Paths shortens names of files for people who are in a directory.
type Paths struct{ Dir string }

// Position returns the position as text, its file relative to the directory if it is below it.
func (p Paths) Position(pos token.Position) string {
	pos.Filename = p.File(pos.Filename)
	return printable.Path(pos.String())
}

// File returns the name of a file, relative to the directory if the file is below it.
func (p Paths) File(name string) string {
	rel, err := filepath.Rel(p.Dir, name)
	if err != nil || !filepath.IsLocal(rel) {
		return name
	}
	return rel
}
