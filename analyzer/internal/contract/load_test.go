package contract_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// load type-checks the declarations of an SDK's packages at a version, in a module of their own that requires it.
func load(t *testing.T, sdk *contract.SDK, version string, paths []string) map[string]*types.Package {
	t.Helper()
	loaded, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
			packages.NeedDeps | packages.NeedTypes | packages.NeedModule,
		Dir:       module(t, sdk, version, paths),
		Env:       append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "CGO_ENABLED=0"),
		ParseFile: parseDeclarations,
	}, paths...)
	require.NoError(t, err)
	byPath := map[string]*types.Package{}
	for _, pkg := range loaded {
		for _, err := range pkg.Errors {
			// Without bodies, imports seem unused; the declarations are complete nevertheless.
			require.Equal(t, packages.TypeError, err.Kind, "package %s of %s %s: %v", pkg.PkgPath, sdk.Name, version, err)
		}
		if sdk.Kind != contract.KindStd {
			require.NotNil(t, pkg.Module, pkg.PkgPath)
			require.Equal(t, version, pkg.Module.Version, "%s is in another version of %s", pkg.PkgPath, sdk.Module)
		}
		byPath[pkg.PkgPath] = pkg.Types
	}
	return byPath
}

// module writes a module that requires the SDK and imports its packages.
func module(t *testing.T, sdk *contract.SDK, version string, paths []string) (dir string) {
	t.Helper()
	dir = t.TempDir()
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
	return dir
}

// parseDeclarations parses a file without its function bodies: types are all that is asked for, and a large
// framework is loaded in seconds.
func parseDeclarations(fset *token.FileSet, filename string, src []byte) (*ast.File, error) {
	file, err := parser.ParseFile(fset, filename, src, parser.SkipObjectResolution)
	if file != nil {
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok {
				fn.Body = nil
			}
		}
	}
	return file, err
}
