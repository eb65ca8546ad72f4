package analyzer

import (
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/gate"
)

// Directive begins every comment that speaks to the analyzer. A package with one is analyzed whatever
// it imports.
const Directive = gate.Directive

// IsSDK reports whether the package with this import path belongs to an MCP SDK, as SDKOf does, but
// at once: the first answer of SDKOf takes as long as a small package.
func IsSDK(importPath string) bool {
	if len(options.contracts.files) > 0 {
		return options.contracts.Table().Owner(importPath) != nil
	}
	return contract.IsSDK(importPath)
}

// SDKOf returns the MCP SDK that the package with this import path belongs to: the path of its
// module, its short name, and the newest version that its contract was proven on, which is "" if
// none was. SDKs from files of the flag -contracts count.
//
// Drivers use it to load only what matters, and to say what a program was checked for.
func SDKOf(importPath string) (module, name, newestProven string, ok bool) {
	sdk := options.contracts.Table().Owner(importPath)
	if sdk == nil {
		return "", "", "", false
	}
	return sdk.Module, sdk.Name, sdk.Newest, true
}

// LooksLikeSDK reports whether the package with this import path seems to belong to an MCP SDK that
// there is no contract for: a fork, or a new major version.
func LooksLikeSDK(importPath string) bool {
	return options.contracts.Table().LooksLike(importPath)
}
