package main

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
)

// version writes the version of the command, and of what it reads Go code with.
func (t *tool) version() {
	own, tools := versions()
	fmt.Fprintf(t.stdout, "sharedmcp %s, built with %s and golang.org/x/tools %s\n", own, runtime.Version(), tools)
}

// release is the version of a released binary, which scripts/release sets. Whoever builds the command in another way
// has the version in the build information.
var release string

// versions returns the versions of the command and of golang.org/x/tools in it.
func versions() (own, tools string) {
	own, tools = "(unknown)", "(unknown)"
	if info, ok := debug.ReadBuildInfo(); ok {
		own = cmp.Or(release, info.Main.Version)
		for _, dep := range info.Deps {
			if dep.Path == "golang.org/x/tools" {
				tools = dep.Version
			}
		}
	}
	return own, tools
}
