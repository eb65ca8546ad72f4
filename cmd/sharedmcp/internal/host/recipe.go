package host

import (
	_ "embed"
	"strings"
)

// A Recipe says how to build a program that hosts the analyzer.
//
// The program is built in a module of its own that holds the program's main package, copied from its
// module, and one file that puts the analyzer in. Nothing is forked, and the module cache stays as it is.
type Recipe struct {
	Name    string // of the program
	Module  string // that it belongs to
	Main    string // directory of its main package in that module
	Default string // version
	Tried   []string

	oldest  string   // version that the analyzer can be compiled with, if known
	path    string   // of the module to build it in
	file    string   // what puts the analyzer in
	pinned  []string // modules that are held at the version that Module requires
	version []string // arguments that make the program print its version
}

//go:embed gopls.go.txt
var goplsFile string

// Gopls builds the language server. It has no plugins, but a module whose path lies below its own
// may import its internal packages. It uses internals of x/tools as well, and so needs just the
// version that it was written against.
var Gopls = Recipe{
	Name:    "gopls",
	Module:  "golang.org/x/tools/gopls",
	Main:    ".",
	Default: "v0.23.0",
	Tried:   []string{"v0.22.0", "v0.23.0", "v0.24.0"},
	oldest:  "v0.22.0", // v0.21's golang.org/x/tools lacks ssa.Program.SetNoReturn
	path:    "golang.org/x/tools/gopls/sharedmcp",
	file:    goplsFile,
	pinned:  []string{"golang.org/x/tools"},
	version: []string{"version"},
}

//go:embed golangci.go.txt
var golangciFile string

// Golangci builds golangci-lint, as "golangci-lint custom" does, but from the module proxy.
var Golangci = Recipe{
	Name:    "golangci-lint",
	Module:  "github.com/golangci/golangci-lint/v2",
	Main:    "cmd/golangci-lint",
	Default: "v2.15.0",
	Tried:   []string{"v2.15.0"},
	path:    "sharedmcp.example/golangci-lint",
	file:    golangciFile,
	version: []string{"version", "--short"},
}

// source returns the file that puts the analyzer in.
func (r *Recipe) source(version string) string {
	return strings.ReplaceAll(r.file, "VERSION", version)
}
