package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// unimport removes the imports that only code which the plan removes has a use for.
func (p *planner) unimport(made *plan) {
	s := made.src
	var more []analysis.TextEdit
	for _, decl := range s.file.Decls {
		decl, ok := decl.(*ast.GenDecl)
		if !ok || decl.Tok != token.IMPORT {
			break // imports come first
		}
		var idle []ast.Node
		for _, spec := range decl.Specs {
			if p.idle(s, spec.(*ast.ImportSpec), made.edits) {
				idle = append(idle, spec)
			}
		}
		if len(idle) == len(decl.Specs) {
			idle = []ast.Node{decl}
		}
		for _, n := range idle {
			more = append(more, s.deletion(s.block(n)))
		}
	}
	if len(more) > 0 {
		made.edits = append(made.edits, more...)
		made.settle()
	}
}

// idle reports whether the edits take the last use of an import away.
func (p *planner) idle(s *source, spec *ast.ImportSpec, edits []analysis.TextEdit) bool {
	name := p.pass.TypesInfo.PkgNameOf(spec)
	if name == nil {
		return false
	}
	used := regexp.MustCompile(`\b` + regexp.QuoteMeta(name.Name()) + `\.`)
	if slices.ContainsFunc(edits, func(e analysis.TextEdit) bool { return used.Match(e.NewText) }) {
		return false
	}
	gone, left := usesOf(p.pass.TypesInfo, s.file, name, edits)
	return gone > 0 && left == 0
}

// usesOf counts the uses of an import in a file, within the edits and outside of them.
func usesOf(info *types.Info, file *ast.File, name *types.PkgName, edits []analysis.TextEdit) (within, outside int) {
	ast.Inspect(file, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && info.Uses[id] == name {
			if slices.ContainsFunc(edits, func(e analysis.TextEdit) bool { return e.Pos <= id.Pos() && id.End() <= e.End }) {
				within++
			} else {
				outside++
			}
		}
		return true
	})
	return within, outside
}
