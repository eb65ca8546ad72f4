package load

import (
	"cmp"
	"fmt"
	"go/types"

	"golang.org/x/tools/go/packages"
)

// Types returns the types of packages of a module, by import path, and the version of the module, as the module in the
// current directory has it. Packages that this version does not have are missing.
func Types(module string, paths []string) (found map[string]*types.Package, version string, err error) {
	const mode = packages.NeedName | packages.NeedTypes | packages.NeedModule
	pkgs, err := packages.Load(&packages.Config{Mode: mode}, paths...)
	if err != nil {
		return nil, "", err
	}
	found = make(map[string]*types.Package)
	var first error
	for _, pkg := range pkgs {
		if len(pkg.Errors) > 0 {
			first = cmp.Or[error](first, pkg.Errors[0])
			continue
		}
		found[pkg.PkgPath] = pkg.Types
		version = versionOf(pkg)
	}
	if len(found) == 0 {
		return nil, "", fmt.Errorf("no package of %s can be read; call this in a module that requires it: %w", module, first)
	}
	return found, version, nil
}
