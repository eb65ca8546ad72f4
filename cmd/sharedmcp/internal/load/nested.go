package load

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// noMatch returns the error for patterns that match no package. Where they were to match all below a
// directory, it names the modules that are there: the go command leaves those out.
func noMatch(patterns []string) error {
	text := "no packages match " + strings.Join(patterns, " ")
	var modules []string
	for _, p := range patterns {
		if dir, all := strings.CutSuffix(p, "/..."); all && strings.HasPrefix(p, ".") {
			modules = append(modules, modulesBelow(dir)...)
		}
	}
	if len(modules) > 0 {
		text += fmt.Sprintf("; modules of their own are in %s; analyze one with -C=%s", strings.Join(modules, ", "), modules[0])
	}
	return errors.New(text)
}

// modulesBelow returns the directories below dir that hold a module. What cannot be read has none.
func modulesBelow(dir string) (modules []string) {
	_ = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return fs.SkipDir
		case entry.IsDir() && path != dir && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		case entry.Name() == "go.mod" && filepath.Dir(path) != dir:
			modules = append(modules, filepath.Dir(path))
		}
		return nil
	})
	return modules
}
