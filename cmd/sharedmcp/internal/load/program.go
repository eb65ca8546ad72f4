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
	roots, err := packages.Load(g.options.config(mode), patterns...)
	if err != nil {
		return nil, err
	}
	loaded := make(map[string]*packages.Package) // by ID
	packages.Visit(roots, nil, func(pkg *packages.Package) { loaded[pkg.ID] = pkg })

	ready := make(map[*packages.Package]bool) // can be analyzed
	seen := slices.Clone(g.all)
	for _, pkg := range g.all {
		typed := loaded[pkg.ID]
		if typed == nil {
			continue
		}
		seen = append(seen, typed)
		whole := mode&packages.NeedDeps != 0 || slices.Contains(roots, typed) // has function bodies
		ready[typed] = g.matters[pkg] && whole && !typed.IllTyped
	}
	for _, pkg := range loaded {
		maps.DeleteFunc(pkg.Imports, func(_ string, imp *packages.Package) bool { return !ready[imp] })
	}

	prog := &Program{Problems: problems(seen)}
	analyzed := make(map[string]bool) // by path, false for what has errors
	for _, root := range g.roots {
		variant, tested := g.variants[root.PkgPath]
		switch {
		case !g.matters[root]:
		case tested && variant != root && ready[loaded[variant.ID]]:
			// The variant has all files of root, and more.
		case ready[loaded[root.ID]]:
			prog.Roots = append(prog.Roots, loaded[root.ID])
			analyzed[PathOf(root)] = true
		default:
			analyzed[PathOf(root)] = analyzed[PathOf(root)]
		}
	}
	for path, ok := range analyzed {
		if !ok {
			prog.Skipped = append(prog.Skipped, path)
		}
	}
	slices.Sort(prog.Skipped)
	return prog, nil
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
