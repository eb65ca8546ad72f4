package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// unimport removes the imports that only code which a plan removes has a use
// for. Plans that take the last uses of one away together become one plan.
func (p *planner) unimport(plans []*plan) []*plan {
	for _, made := range plans {
		if made.failed == nil {
			p.dropIdle(made)
		}
	}
	for _, file := range p.pass.Files {
		s := p.sources[file]
		if s == nil {
			continue
		}
		for _, spec := range s.file.Imports {
			name := p.pass.TypesInfo.PkgNameOf(spec)
			if name == nil {
				continue
			}
			takes := func(made *plan) bool {
				return made.failed == nil && made.src == s && p.usesIn(s, name, made.edits) > 0
			}
			merged := &plan{src: s}
			n := 0
			for _, made := range plans {
				if takes(made) {
					merged.absorb(made)
					n++
				}
			}
			if n > 1 && p.idle(s, spec, merged.edits) {
				plans = append(slices.DeleteFunc(plans, takes), merged)
				merged.settle()
				p.dropIdle(merged)
			}
		}
	}
	return plans
}

// dropIdle adds the edits that remove what a plan leaves without use.
func (p *planner) dropIdle(made *plan) {
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
	gone := p.usesIn(s, name, edits)
	if gone == 0 || gone < p.usesIn(s, name, []analysis.TextEdit{{Pos: s.file.FileStart, End: s.file.FileEnd}}) {
		return false
	}
	used := regexp.MustCompile(`\b` + regexp.QuoteMeta(name.Name()) + `\.`)
	return !slices.ContainsFunc(edits, func(e analysis.TextEdit) bool { return used.Match(e.NewText) })
}

// usesIn counts the uses of an import in the text that edits replace.
func (p *planner) usesIn(s *source, name *types.PkgName, edits []analysis.TextEdit) int {
	n := 0
	ast.Inspect(s.file, func(node ast.Node) bool {
		id, ok := node.(*ast.Ident)
		if ok && p.pass.TypesInfo.Uses[id] == name && slices.ContainsFunc(edits, func(e analysis.TextEdit) bool { return e.Pos <= id.Pos() && id.End() <= e.End }) {
			n++
		}
		return true
	})
	return n
}
