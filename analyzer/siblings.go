package analyzer

import (
	"os"
	"path/filepath"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fix"
)

// HideSiblings is for hosts that keep results although files of the directory
// of a package have changed that are no part of it: test files, and those for
// other platforms. Fixes that change a name of the package need to know all of
// them, and are not offered then.
func HideSiblings() { options.hidden = true }

// siblings returns the files in the directory of a package that are no part of
// what is analyzed, and whether those are all.
func siblings(pass *analysis.Pass) ([]fix.Sibling, bool) {
	if options.hidden || len(pass.Files) == 0 {
		return nil, false
	}
	known := make(map[string]bool)
	dirs := make(map[string]bool)
	dir := ""
	for _, file := range pass.Files {
		name := pass.Fset.File(file.FileStart).Name()
		dir = filepath.Dir(name)
		known[filepath.Base(name)], dirs[dir] = true, true
	}
	if len(dirs) > 1 {
		return nil, false // some are written by a tool, from files that are not seen
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, false
	}
	var files []fix.Sibling
	for _, e := range entries {
		if known[e.Name()] || !mayName(e.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, false
		}
		files = append(files, fix.Sibling{Name: e.Name(), Text: text})
	}
	return files, true
}

// mayName reports whether a file can name what a package declares.
func mayName(file string) bool {
	ext := filepath.Ext(file)
	return ext == ".go" || ext == ".s" || ext == ".S"
}
