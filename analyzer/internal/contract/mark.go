package contract

import "go/types"

// Marker tells what a directive in the doc comment of a type or function says: the name of a role, "per-request",
// or "" where there is none.
type Marker func(types.Object) string

// PerRequestWord marks a function that others call for each request.
const PerRequestWord = "per-request"

// Mark lets the set know types and functions that no file lists, but that are marked in their source: in the
// package that the set is for, or in one that it imports.
func (s *Set) Mark(marker Marker) *Set {
	s.marker = marker
	return s
}

// PerRequest reports whether a function is marked as one that others call for each request.
func (s *Set) PerRequest(fn *types.Func) bool {
	return fn != nil && s.marker != nil && s.marker(fn.Origin()) == PerRequestWord
}

// marked returns the contract of a type that is marked in its source, or nil.
func (s *Set) marked(name *types.TypeName) *Type {
	if s.marker == nil || name.Parent() != name.Pkg().Scope() {
		return nil
	}
	role, ok := ParseRole(s.marker(name))
	if !ok || role == None {
		return nil
	}
	promise := map[Role]string{
		OneSession:   " belongs to one session",
		ClientHandle: " stands for one client",
		ManySessions: " may serve many sessions",
	}[role]
	pkg := name.Pkg()
	return &Type{
		SDK:     &SDK{Module: pkg.Path(), Name: pkg.Name(), Kind: KindSDK, Owns: []string{pkg.Path()}},
		Package: pkg.Path(), Name: name.Name(), packageName: pkg.Name(),
		Role: role, Marked: true,
		Promise:  "by its source, a " + name.Name() + promise,
		Harmless: []string{"Close", "Shutdown", "ID", "String"},
	}
}
