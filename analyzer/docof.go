package analyzer

import (
	"go/parser"
	"go/token"
	"strings"
)

// docOf returns the text of an analyzer's section, as go vet wants it.
func docOf(name string) string {
	text, ok := section("Analyzer " + name)
	if !ok {
		panic("doc.go has no section for " + name)
	}
	return strings.TrimPrefix(text, name+": ")
}

// section returns the text below a heading of this package's documentation, up to the next heading
// of an analyzer or category; other headings belong to the section.
func section(heading string) (text string, ok bool) {
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", doc, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		panic(err) // the file is compiled into this package
	}
	_, text, ok = strings.Cut("\n"+file.Doc.Text(), "\n# "+heading+"\n")
	for _, next := range []string{"\n# Analyzer ", "\n# Category "} {
		text, _, _ = strings.Cut(text, next)
	}
	return strings.TrimSpace(text), ok
}
