package load

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// list calls packages.Load. An error is what the go command says, without what packages puts around it.
func list(cfg *packages.Config, patterns ...string) ([]*packages.Package, error) {
	pkgs, err := packages.Load(cfg, patterns...)
	if err == nil && !slices.ContainsFunc(pkgs, func(pkg *packages.Package) bool { return pkg.Name != "" }) && !inModule() {
		return nil, errNoModule
	}
	if err == nil {
		return pkgs, nil
	}
	_, said, ok := strings.Cut(err.Error(), ": stderr: ")
	switch {
	case !ok:
		return nil, err
	case strings.Contains(said, "go.mod file not found"):
		return nil, errNoModule
	}
	return nil, errors.New(strings.TrimPrefix(strings.TrimSpace(said), "go: "))
}

// errNoModule says what patterns have nothing to do with, though the go command speaks of them.
var errNoModule = errors.New("go.mod file not found in this directory or above it; sharedmcp runs inside of a module, and -C=DIR names another directory")

// inModule reports whether the current directory is below a module or workspace. Where that cannot be known, it is.
func inModule() bool {
	dir, err := os.Getwd()
	if err != nil || os.Getenv("GOWORK") != "" {
		return true
	}
	for {
		for _, name := range []string{"go.mod", "go.work"} {
			if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
				return true
			}
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return false
		}
		dir = parent
	}
}
