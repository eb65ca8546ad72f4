package contract

import "path"

// Type is what an SDK promises for one of its types, or why a framework's type matters.
type Type struct {
	// SDK is the file that lists the type.
	SDK *SDK
	// Package and Name are the import path and the name in source.
	Package, Name string
	// At is where the name stands in the file, in bytes.
	At int
	// Bounds are the versions of the module that have the type.
	Bounds Bounds
	// Role says for whom one value may act.
	Role Role
	// Part says what a type for many sessions is in its SDK; it is empty for others, and for marked ones.
	Part Part
	// Promise is a clause for messages, true for every version within Bounds.
	Promise string
	// Promises are closer wordings that hold for some versions only; see PromiseAt.
	Promises []VersionPromise
	// Forwards lists the fields whose value's contract a value of this type has: a transport that wraps another.
	Forwards []string
	// Harmless lists the methods that are no use of the value, such as Close and ID.
	Harmless []string
	// InMemory marks a transport within the process, which no HTTP client is behind.
	InMemory bool
	// OneServer marks a many-sessions transport that can be given to one server only: the second server
	// takes it away from the first.
	OneServer bool
	// Marked says that the type is no SDK's, but marked in its source by a directive.
	Marked bool
	// Request says that a parameter of this type makes a function an entry point.
	Request bool
	// Greets says that every client sends parameters of this type once, when its session begins.
	Greets bool

	// Registrar says that a function which takes a value of this type registers services on it: the methods of
	// the interfaces that it takes besides run per request. Generated code has such functions.
	Registrar bool
	// SessionIDFields are the fields that hold a function which makes the ids of sessions.
	SessionIDFields []string

	packageName string
}

// VersionPromise is the wording of a promise for some versions.
type VersionPromise struct {
	// Bounds are the versions that it is true for.
	Bounds Bounds
	// Text is the clause.
	Text string
}

// String returns the type as source names it, with the base name of its package: "mcp.Server".
func (t *Type) String() string { return t.packageName + "." + t.Name }

// PromiseAt returns the clause that is true for a version of the module, the closest one there is. For an
// empty version it is the one that holds for all.
func (t *Type) PromiseAt(version string) string {
	if version != "" {
		for _, p := range t.Promises {
			if p.Bounds.Holds(version) {
				return p.Text
			}
		}
	}
	return t.Promise
}

// IsHarmless reports whether calling a method is no use of the value.
func (t *Type) IsHarmless(method string) bool {
	for _, name := range t.Harmless {
		if name == method {
			return true
		}
	}
	return false
}

func (t *Type) key() key { return key{pkg: t.Package, name: t.Name} }

// packageName guesses the name of a package from its import path; a major version is no name.
func packageName(importPath string) string {
	base := path.Base(importPath)
	if isMajor(base) {
		if parent := path.Dir(importPath); parent != "." {
			return path.Base(parent)
		}
	}
	return base
}
