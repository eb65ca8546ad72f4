// Package symbol tells by import path and name which type or function something
// is, whatever a file calls the package or an alias the type.
package symbol

import (
	"go/types"
	"slices"
)

// IsType reports whether typ is one of the named types of a package.
func IsType(typ types.Type, path string, names ...string) bool {
	named, ok := types.Unalias(typ).(*types.Named)
	return ok && in(named.Obj(), path, names)
}

// IsPointer reports whether typ points to one of the named types of a package.
func IsPointer(typ types.Type, path string, names ...string) bool {
	ptr, ok := types.Unalias(typ).(*types.Pointer)
	return ok && IsType(ptr.Elem(), path, names...)
}

// IsFunc reports whether obj is one of the functions of a package. A method is none.
func IsFunc(obj types.Object, path string, names ...string) bool {
	fn, ok := obj.(*types.Func)
	return ok && in(fn, path, names) && fn.Signature().Recv() == nil
}

// IsError reports whether typ is the type error.
func IsError(typ types.Type) bool {
	return types.Unalias(typ) == types.Universe.Lookup("error").Type()
}

func in(obj types.Object, path string, names []string) bool {
	return obj.Pkg() != nil && obj.Pkg().Path() == path && slices.Contains(names, obj.Name())
}
