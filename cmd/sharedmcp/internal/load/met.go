package load

import (
	"cmp"
	"slices"

	"golang.org/x/mod/semver"
	"golang.org/x/tools/go/packages"
)

// Met is an SDK that a program uses.
type Met struct {
	SDK
	Version string // "" if the module has none: it is the main module, or replaced by a directory
}

// Unproven reports whether the version is newer than all that the SDK's contract was proven on.
func (m Met) Unproven() bool {
	return m.Newest != "" && semver.Compare(m.Version, m.Newest) > 0
}

// SDKs returns the SDKs that the program uses, sorted by module.
func (g *Graph) SDKs() []Met { return g.met }

// Unlisted returns the modules that look like MCP SDKs but have no contract, sorted.
// Where a package has no module, it is the package's path.
func (g *Graph) Unlisted() []string { return g.unlisted }

func (g *Graph) findSDKs() {
	met := make(map[Met]bool)
	unlisted := make(map[string]bool)
	for _, pkg := range g.all {
		for _, imp := range pkg.Imports {
			if sdk, ok := g.sdks.Of(imp.PkgPath); ok {
				met[Met{sdk, versionOf(imp)}] = true
				continue
			}
			// What a module imports of itself says nothing about who uses it.
			if mod := moduleOf(imp); mod != moduleOf(pkg) && !isStd(imp) && g.sdks.LooksLike(imp.PkgPath) {
				unlisted[mod] = true
			}
		}
	}
	for m := range met {
		g.met = append(g.met, m)
	}
	slices.SortFunc(g.met, func(a, b Met) int {
		return cmp.Or(cmp.Compare(a.Module, b.Module), semver.Compare(a.Version, b.Version))
	})
	for mod := range unlisted {
		g.unlisted = append(g.unlisted, mod)
	}
	slices.Sort(g.unlisted)
}

// versionOf returns the version of the package's module, as it is after replacement.
func versionOf(pkg *packages.Package) string {
	mod := pkg.Module
	if mod == nil {
		return ""
	}
	if mod.Replace != nil {
		return mod.Replace.Version
	}
	return mod.Version
}

func moduleOf(pkg *packages.Package) string {
	if pkg.Module == nil {
		return pkg.PkgPath
	}
	return pkg.Module.Path
}
