package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"strconv"
	"unicode"
	"unicode/utf8"
)

// fresh returns a name for a variable of a function that nothing in it and in
// the package has, and that no other fix brings to it.
func (p *planner) fresh(around ast.Node, candidates ...string) string {
	decl := p.topLevel(around)
	given := p.names[decl]
	if given == nil {
		given = make(map[string]bool)
		p.names[decl] = given
	}
	used := namesIn(decl)
	name := pick(candidates, func(name string) bool {
		return !given[name] && !p.given[name] && !used[name] && p.pass.Pkg.Scope().Lookup(name) == nil
	})
	given[name] = true
	return name
}

// freshIn returns a name for a parameter of a function that nothing in it has.
func freshIn(decl ast.Node, candidates ...string) string {
	used := namesIn(decl)
	return pick(candidates, func(name string) bool { return !used[name] })
}

// packageName returns a name that nothing in the package has, and that no other
// fix brings to it.
func (p *planner) packageName(candidates []string) string {
	used := maps.Clone(p.given)
	for _, given := range p.names {
		maps.Copy(used, given)
	}
	for _, file := range p.pass.Files {
		maps.Copy(used, namesIn(file))
	}
	name := pick(candidates, func(name string) bool { return !used[name] })
	p.given[name] = true
	return name
}

// pick returns the first candidate that is free, if need be with a number.
func pick(candidates []string, free func(string) bool) string {
	for n := 1; ; n++ {
		for _, name := range candidates {
			if n > 1 {
				name += strconv.Itoa(n)
			}
			if free(name) && !token.IsKeyword(name) && types.Universe.Lookup(name) == nil {
				return name
			}
		}
	}
}

func namesIn(n ast.Node) map[string]bool {
	names := make(map[string]bool)
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			names[id.Name] = true
		}
		return true
	})
	return names
}

// builderName returns candidates for the function that builds what v was.
func builderName(v string) []string {
	r, size := utf8.DecodeRuneInString(v)
	if len(v) <= 3 {
		return []string{"newServer", "buildServer", "makeServer"}
	}
	title := string(unicode.ToUpper(r)) + v[size:]
	return []string{"new" + title, "build" + title, "make" + title}
}
