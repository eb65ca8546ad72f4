package load

// An SDK is an MCP SDK that the analyzer has a contract for.
type SDK struct {
	Module string // module path
	Name   string // what people call it, such as "go-sdk"
	Newest string // newest version that the contract was proven on
}

// SDKs recognizes packages of MCP SDKs by their import path.
type SDKs struct {
	// Of returns the SDK that the package belongs to.
	Of func(importPath string) (SDK, bool)

	// LooksLike reports whether the package seems to belong to an MCP SDK that has no contract:
	// a fork, or a new major version.
	LooksLike func(importPath string) bool
}
