package load

import (
	"cmp"
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Types returns the types of packages of a module, by import path, and the version of the module, as the module in the
// current directory has it. Packages that this version does not have are missing.
func Types(module string, paths []string) (found map[string]*types.Package, version string, err error) {
	const mode = packages.NeedName | packages.NeedTypes | packages.NeedModule
	pkgs, err := list(&packages.Config{Mode: mode}, paths...)
	if err != nil {
		return nil, "", err
	}
	found = make(map[string]*types.Package)
	var first string
	for _, pkg := range pkgs {
		if len(pkg.Errors) > 0 {
			first = cmp.Or(first, pkg.Errors[0].Msg)
			continue
		}
		found[pkg.PkgPath] = pkg.Types
		version = versionOf(pkg)
	}
	if len(found) == 0 {
		if there := packagesOf(module); len(there) > 0 {
			return nil, "", fmt.Errorf("%s has no package %s; it has %s", module, strings.Join(paths, ", "), strings.Join(there, ", "))
		}
		return nil, "", fmt.Errorf("no package of %s can be read; call this in a module that requires it: %s", module, first)
	}
	return found, version, nil
}

// packagesOf lists the first packages of a module that the module in the current directory requires.
func packagesOf(module string) []string {
	const few = 8
	pkgs, err := list(&packages.Config{Mode: packages.NeedName}, module+"/...")
	if err != nil {
		return nil
	}
	var paths []string
	for _, pkg := range pkgs {
		if pkg.Name == "" || strings.Contains(pkg.PkgPath, "/internal/") {
			continue
		}
		if len(paths) == few {
			return append(paths, "…")
		}
		paths = append(paths, pkg.PkgPath)
	}
	return paths
}
