package fix

import (
	"go/scanner"
	"go/token"
	"strings"
)

// unknown says why an edit of unexported names of the package may break a file
// that is not analyzed: a test, or a file for another platform.
func (p *planner) unknown(names ...string) *Declined {
	if p.unanalyzed == nil {
		p.unanalyzed = p.readSiblings()
	}
	if !p.unanalyzed.all {
		return unseen.of("the host does not show all files of the directory")
	}
	for _, name := range names {
		if file := p.unanalyzed.file[name]; file != "" {
			return unseen.of(file + " has the name " + name)
		}
	}
	return nil
}

// unanalyzed is what files have that are beside those of the package.
type unanalyzed struct {
	all  bool              // that there are
	file map[string]string // for each name, a file that has it
}

func (p *planner) readSiblings() *unanalyzed {
	u := &unanalyzed{file: make(map[string]string)}
	var files []Sibling
	files, u.all = p.host.Siblings()
	for _, file := range files {
		words := identifiers(file.Text)
		if strings.HasSuffix(file.Name, ".go") && len(words) > 0 && words[0] != p.pass.Pkg.Name() {
			continue // of another package: an external test, or a program that go run runs
		}
		for _, name := range words {
			if u.file[name] == "" {
				u.file[name] = file.Name
			}
		}
	}
	return u
}

// identifiers returns the words of a file of Go, or of assembly: that of the
// package clause first.
func identifiers(text []byte) []string {
	var words []string
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(text))
	s.Init(file, text, func(token.Position, string) {}, 0)
	for {
		_, tok, lit := s.Scan()
		switch tok {
		case token.EOF:
			return words
		case token.IDENT:
			words = append(words, lit)
		}
	}
}
