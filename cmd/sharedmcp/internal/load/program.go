package load

import (
	"maps"
	"slices"

	"golang.org/x/tools/go/packages"
)

// A Program holds the packages of a graph that matter, parsed and type-checked.
type Program struct {
	// Roots are the packages whose findings are asked for. Their imports, and in turn the imports
	// of those, are cut down to the packages that are to be analyzed before them.
	Roots []*packages.Package

	// Problems are the errors of all packages, one for each line of source.
	Problems []packages.Error

	// Skipped are the paths of packages that match the patterns and matter, but cannot be analyzed,
	// since they, or packages that they import, have errors. If only the tests of a package have
	// errors, it is analyzed without them.
	Skipped []string
}

// Load parses and type-checks the packages that matter.
func (g *Graph) Load() (*Program, error) {
	patterns, mode := g.sources()
	if len(patterns) == 0 {
		return &Program{Problems: problems(g.all)}, nil
	}
	roots, err := list(g.options.config(mode), patterns...)
	if err != nil {
		return nil, err
	}
	whole := make(map[*packages.Package]bool) // with function bodies
	for _, root := range roots {
		whole[root] = true
	}
	loaded := make(map[string]*packages.Package) // by ID
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		loaded[pkg.ID] = pkg
		whole[pkg] = whole[pkg] || mode&packages.NeedDeps != 0
	})

	seen := slices.Clone(g.all)
	ready := make(map[string]*packages.Package) // what can be analyzed, by ID
	for _, pkg := range g.all {
		typed, ok := loaded[pkg.ID]
		if !ok {
			continue
		}
		seen = append(seen, typed)
		if g.matters[pkg] && whole[typed] && !typed.IllTyped {
			ready[pkg.ID] = typed
		}
	}
	for _, pkg := range ready {
		maps.DeleteFunc(pkg.Imports, func(_ string, imp *packages.Package) bool { return ready[imp.ID] == nil })
	}
	prog := g.selectRoots(ready)
	prog.Problems = problems(seen)
	return prog, nil
}

// selectRoots returns a program of the packages that match the patterns and can be analyzed, each
// in one variant only.
func (g *Graph) selectRoots(ready map[string]*packages.Package) *Program {
	prog := new(Program)
	analyzed := make(map[string]bool) // by path, false if there are errors
	for _, root := range g.roots {
		if !g.matters[root] {
			continue
		}
		path := PathOf(root)
		pkg := ready[root.ID]
		analyzed[path] = analyzed[path] || pkg != nil
		if variant := g.variants[root.PkgPath]; variant != nil && variant != root && ready[variant.ID] != nil {
			continue // the variant has all files of root, and its tests
		}
		if pkg != nil {
			prog.Roots = append(prog.Roots, pkg)
		}
	}
	for path, ok := range analyzed {
		if !ok {
			prog.Skipped = append(prog.Skipped, path)
		}
	}
	slices.Sort(prog.Skipped)
	return prog
}

// sources returns the patterns and the mode with which to load the packages that matter.
func (g *Graph) sources() ([]string, packages.LoadMode) {
	const mode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles |
		packages.NeedImports | packages.NeedModule | packages.NeedForTest |
		packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax | packages.NeedTypesInfo

	paths := make(map[string]bool)
	for pkg := range g.matters {
		if PathOf(pkg) == fromFiles {
			// A list of files cannot be combined with paths of packages,
			// so all that it depends on comes from source.
			return g.patterns, mode | packages.NeedDeps
		}
		paths[PathOf(pkg)] = true
	}
	return slices.Sorted(maps.Keys(paths)), mode
}
