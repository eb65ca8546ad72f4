package analyzer

import (
	"go/parser"
	"go/token"
	"strings"
)

// docOf returns the text below the heading "# Analyzer name" of this package's
// documentation, up to the next heading of an analyzer or category.
func docOf(name string) string {
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", doc, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		panic(err) // the file is compiled into this package
	}
	_, text, ok := strings.Cut(file.Doc.Text(), "# Analyzer "+name+"\n\n")
	if !ok {
		panic("doc.go has no section for " + name)
	}
	text, _, _ = strings.Cut(text, "\n# ")
	return strings.TrimPrefix(strings.TrimSpace(text), name+": ")
}
