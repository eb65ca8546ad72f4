package vettool

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"os"

	"golang.org/x/tools/go/analysis"
)

// A unit is the go command's description of a package to be analyzed.
type unit struct {
	ID            string            // what the package is called in output
	Compiler      string            // gc or gccgo
	ImportPath    string            // package path
	GoVersion     string            // language version that the unit asks for
	GoFiles       []string          // source files
	NonGoFiles    []string          // other files
	IgnoredFiles  []string          // files that build constraints exclude
	ModulePath    string            // before Go 1.27
	ModuleVersion string            // before Go 1.27
	Module        *analysis.Module  // from Go 1.27 on
	ImportMap     map[string]string // import path to package path, for direct imports
	PackageFile   map[string]string // package path to export data, for direct imports
	PackageVetx   map[string]string // package path to facts file, for direct imports
	VetxOnly      bool              // a dependency: facts are wanted, no findings
	VetxOutput    string            // where to write the unit's facts file
	Stdout        string            // where to write what is meant for stdout, "" for there
	FixArchive    string            // where to write fixed files, "" for their own places
}

func readUnit(file string) (*unit, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	u := new(unit)
	if err := json.Unmarshal(data, u); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if len(u.GoFiles) == 0 {
		return nil, fmt.Errorf("package %s has no files", u.ImportPath)
	}
	return u, nil
}

// canMatter reports whether the unit can have findings or facts, without a look at its types.
//
// A facts file that isn't empty speaks of the import's own functions, or passes on what an import of
// that one said about types that can be reached through it; whoever imports the unit may need that.
func (u *unit) canMatter(gate Gate) (bool, error) {
	for _, file := range u.PackageVetx {
		if info, err := os.Stat(file); err != nil || info.Size() > 0 {
			return true, err
		}
	}
	if gate.IsSDK(u.ImportPath) && !u.isProgram() {
		return false, nil
	}
	for _, path := range u.ImportMap {
		if gate.IsSDK(path) {
			return true, nil
		}
	}
	return u.contains(gate.Directive)
}

// isProgram reports whether the unit's package is a main package.
func (u *unit) isProgram() bool {
	f, err := parser.ParseFile(token.NewFileSet(), u.GoFiles[0], nil, parser.PackageClauseOnly)
	return err == nil && f.Name.Name == "main"
}

// contains reports whether a text stands in the unit's source.
func (u *unit) contains(text string) (bool, error) {
	var buf bytes.Buffer
	for _, name := range u.GoFiles {
		f, err := os.Open(name)
		if err != nil {
			return false, err
		}
		buf.Reset()
		_, err = buf.ReadFrom(f)
		_ = f.Close() // it was only read
		if err != nil {
			return false, err
		}
		if bytes.Contains(buf.Bytes(), []byte(text)) {
			return true, nil
		}
	}
	return false, nil
}

// module returns what is known about the unit's module.
func (u *unit) module() *analysis.Module {
	if u.Module != nil || u.ModulePath == "" {
		return u.Module
	}
	return &analysis.Module{Path: u.ModulePath, Version: u.ModuleVersion, GoVersion: u.GoVersion}
}
