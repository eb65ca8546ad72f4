package load

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// problems returns the errors of the packages, one for each line of source, as compilers do.
//
// The same error is met again and again: in each variant of a package, in both stages of loading,
// in the words of the go command, of the compiler, of the parser and of the type checker.
func problems(pkgs []*packages.Package) []packages.Error {
	var errs []packages.Error
	seen := make(map[packages.Error]bool) // without column and kind
	for _, pkg := range pkgs {
		exact := slices.ContainsFunc(pkg.Errors, func(err packages.Error) bool { return lineOf(err.Pos) != "" })
		for _, err := range pkg.Errors {
			if exact && fromCompiler(err) {
				continue
			}
			k := packages.Error{Pos: lineOf(err.Pos)}
			if k.Pos == "" {
				k.Msg = err.Msg
			}
			if !seen[k] {
				seen[k] = true
				errs = append(errs, err)
			}
		}
	}
	return errs
}

// fromCompiler reports whether the error is the compiler's whole output for a package.
func fromCompiler(err packages.Error) bool {
	return lineOf(err.Pos) == "" && strings.HasPrefix(err.Msg, "# ")
}

var filePos = regexp.MustCompile(`^(.+?):(\d+)(:\d+)?$`)

// lineOf returns the absolute file name and the line of a position, and "" if it has none.
func lineOf(pos string) string {
	m := filePos.FindStringSubmatch(pos)
	if m == nil {
		return ""
	}
	file, err := filepath.Abs(m[1])
	if err != nil {
		file = m[1]
	}
	return file + ":" + m[2]
}
