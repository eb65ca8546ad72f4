// Package load finds out which packages of a program an analysis of its MCP servers has to see,
// and loads those, and only those, from source.
//
// [Imports] reads the import graph, without types, which is cheap. [Graph.Load] parses and
// type-checks the packages of it that matter; what they import besides comes from export data.
package load

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Options decide, together with the environment, which packages and files make up a program.
type Options struct {
	Tags  string // build tags, comma-separated
	Tests bool   // also load test files
}

func (o Options) config(mode packages.LoadMode) *packages.Config {
	cfg := &packages.Config{Mode: mode, Tests: o.Tests}
	if o.Tags != "" {
		cfg.BuildFlags = []string{"-tags=" + o.Tags}
	}
	return cfg
}

// A Graph is the import graph of a program.
type Graph struct {
	options  Options
	patterns []string
	sdks     SDKs
	roots    []*packages.Package          // packages that match the patterns
	matters  map[*packages.Package]bool   // see findRelevant
	met      []Met                        // SDKs in the graph
	unlisted []string                     // what looks like an SDK but has no contract
	all      []*packages.Package          // every package of the graph, dependencies first
	variants map[string]*packages.Package // path of a package to its variant with test files
}

// Imports reads the import graph below the packages that match the patterns.
func Imports(options Options, sdks SDKs, patterns []string) (*Graph, error) {
	const mode = packages.NeedName | packages.NeedFiles | packages.NeedImports |
		packages.NeedDeps | packages.NeedModule | packages.NeedForTest
	found, err := list(options.config(mode), patterns...)
	if err != nil {
		return nil, err
	}
	g := &Graph{
		options:  options,
		patterns: patterns,
		sdks:     sdks,
		roots:    slices.DeleteFunc(found, isTestMain),
		variants: make(map[string]*packages.Package),
	}
	if len(g.roots) == 0 {
		return nil, noMatch(patterns)
	}
	for _, pkg := range g.roots {
		if pkg.ForTest == pkg.PkgPath {
			g.variants[pkg.PkgPath] = pkg
		}
	}
	packages.Visit(g.roots, nil, func(pkg *packages.Package) { g.all = append(g.all, pkg) })
	g.findRelevant()
	g.findSDKs()
	return g, nil
}

// Size returns the number of packages that match the patterns and exist, and how many of those belong
// to SDKs, whose own code is not analyzed.
// A package, its variant with test files and its external tests count once.
func (g *Graph) Size() (matching, ofSDKs int) {
	paths := make(map[string]bool)
	for _, pkg := range g.roots {
		path := PathOf(pkg)
		if pkg.Name == "" || paths[path] { // go list makes up packages to carry errors of patterns
			continue
		}
		paths[path] = true
		if g.isSDK(pkg) && pkg.Name != "main" {
			ofSDKs++
		}
	}
	return len(paths), ofSDKs
}

// Matches reports whether the package with an import path matches the patterns and exists.
func (g *Graph) Matches(path string) bool {
	return slices.ContainsFunc(g.roots, func(pkg *packages.Package) bool { return pkg.Name != "" && PathOf(pkg) == path })
}

// PathOf returns the import path of the package, and for the test variants of a package that of
// the package under test.
func PathOf(pkg *packages.Package) string {
	if pkg.ForTest != "" {
		return pkg.ForTest
	}
	return pkg.PkgPath
}

// isTestMain reports whether the package is the main package that "go test" makes up to run the
// tests of another.
func isTestMain(pkg *packages.Package) bool {
	tested, ok := strings.CutSuffix(pkg.ID, ".test")
	if !ok || pkg.Name != "main" {
		return false
	}
	for _, imp := range pkg.Imports {
		if imp.ForTest == tested {
			return true
		}
	}
	return false
}

// isStd reports whether the package belongs to the standard library.
func isStd(pkg *packages.Package) bool {
	first, _, _ := strings.Cut(pkg.PkgPath, "/")
	return pkg.Module == nil && !strings.Contains(first, ".") && first != fromFiles
}

// fromFiles is the path of a package that is given as a list of Go files.
const fromFiles = "command-line-arguments"
