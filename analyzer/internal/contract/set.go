package contract

import (
	"go/token"
	"go/types"
)

// Set answers questions of one package about its types.Objects. It remembers its answers, and is not safe for
// concurrent use.
type Set struct {
	table  *Table
	types  map[*types.TypeName]*Type
	funcs  map[*types.Func]*Func
	owners map[string]*SDK // by import path

	marker Marker                 // nil if there are no marks
	file   func(token.Pos) string // nil if places are not known
}

// Bind returns a view of the table for one package.
func (t *Table) Bind() *Set {
	return &Set{table: t, types: map[*types.TypeName]*Type{}, funcs: map[*types.Func]*Func{}, owners: map[string]*SDK{}}
}

// Type returns the contract of a type or of what it points to. Aliases are resolved, and an instance of a
// generic type has the contract of its origin. It is nil for types that no file lists.
func (s *Set) Type(t types.Type) *Type {
	name := typeName(t)
	if name == nil || name.Pkg() == nil {
		return nil
	}
	entry, ok := s.types[name]
	if !ok {
		if name.Parent() == name.Pkg().Scope() {
			entry = s.table.types[key{pkg: name.Pkg().Path(), name: name.Name()}]
		}
		if entry == nil {
			entry = s.marked(name)
		}
		entry = s.worded(entry, name.Pos())
		s.types[name] = entry
	}
	return entry
}

// Func returns the contract of a function or method, generic ones by their origin, methods of interfaces too.
// It is nil for functions that no file lists, and for one whose signature is not the one the file describes.
func (s *Set) Func(fn *types.Func) *Func {
	if fn == nil || fn.Pkg() == nil {
		return nil
	}
	fn = fn.Origin()
	entry, ok := s.funcs[fn]
	if !ok {
		entry = s.lookup(fn)
		s.funcs[fn] = entry
	}
	return entry
}

// FuncVar returns the contract of a function that a package keeps in an exported variable, as some frameworks do
// to offer a function of another package under their own name. It is nil for others.
func (s *Set) FuncVar(v *types.Var) *Func {
	if v == nil || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() {
		return nil
	}
	sig, ok := v.Type().Underlying().(*types.Signature)
	entry := s.table.funcs[key{pkg: v.Pkg().Path(), name: v.Name()}]
	if !ok || entry == nil || !entry.fits(sig) {
		return nil
	}
	return entry
}

func (s *Set) lookup(fn *types.Func) *Func {
	k := key{pkg: fn.Pkg().Path(), name: fn.Name()}
	sig := fn.Type().(*types.Signature)
	if recv := sig.Recv(); recv != nil {
		name := typeName(recv.Type())
		if name == nil {
			return nil
		}
		k.recv = name.Name()
	}
	entry := s.table.funcs[k]
	if entry == nil || !entry.fits(sig) {
		return nil
	}
	return entry
}

// fits reports whether a signature has the arguments that the entry speaks of. An SDK newer than proven may
// have changed it, and then the entry says nothing.
func (f *Func) fits(sig *types.Signature) bool {
	for _, i := range f.Arguments() {
		if i >= sig.Params().Len() || i == Receiver && sig.Recv() == nil {
			return false
		}
	}
	for _, i := range f.Slots {
		if len(Factories(sig.Params().At(i).Type())) == 0 {
			return false
		}
	}
	return true
}

// typeName returns the name of a type or of its pointee, nil for types without one.
func typeName(t types.Type) *types.TypeName {
	t = types.Unalias(t)
	if ptr, ok := t.(*types.Pointer); ok {
		t = types.Unalias(ptr.Elem())
	}
	if named, ok := t.(*types.Named); ok {
		return named.Origin().Obj()
	}
	return nil
}
