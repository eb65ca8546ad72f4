package contract_test

import (
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// load type-checks the packages of an SDK at a version, in a module of their own that requires it.
func load(t *testing.T, sdk *contract.SDK, version string, paths []string) map[string]*types.Package {
	t.Helper()
	dir := t.TempDir()
	goMod := "module example.com/proof\n\ngo 1.25.0\n"
	if sdk.Kind != contract.KindStd {
		goMod += fmt.Sprintf("\nrequire %s %s\n", sdk.Module, version)
	}
	var source strings.Builder
	source.WriteString("package proof\n\nimport (\n")
	for _, path := range paths {
		fmt.Fprintf(&source, "\t_ %q\n", path)
	}
	source.WriteString(")\n")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte(goMod), 0o666))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "proof.go"), []byte(source.String()), 0o666))

	loaded, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedImports | packages.NeedTypes | packages.NeedExportFile | packages.NeedModule,
		Dir:  dir,
		Env:  append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off"),
	}, paths...)
	require.NoError(t, err)
	byPath := map[string]*types.Package{}
	for _, pkg := range loaded {
		require.Empty(t, pkg.Errors, "package %s of %s %s", pkg.PkgPath, sdk.Name, version)
		if sdk.Kind != contract.KindStd {
			require.NotNil(t, pkg.Module, pkg.PkgPath)
			require.Equal(t, version, pkg.Module.Version, "%s resolved to another version of %s", pkg.PkgPath, sdk.Module)
		}
		byPath[pkg.PkgPath] = pkg.Types
	}
	return byPath
}
