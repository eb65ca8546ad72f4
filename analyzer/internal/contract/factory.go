package contract

import "go/types"

// A Factory is a function that an argument holds, and that has a result.
type Factory struct {
	// Field is the index of the field that holds it, or -1 if the argument is the function itself.
	Field  int
	Result types.Type
}

// Factories returns the functions that an argument of a type may hold as a slot: itself, or, if it is a struct of options or a
// pointer to one, those in its fields.
func Factories(typ types.Type) []Factory {
	if result := firstResult(typ); result != nil {
		return []Factory{{-1, result}}
	}
	if ptr, ok := typ.Underlying().(*types.Pointer); ok {
		typ = ptr.Elem()
	}
	st, ok := typ.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	var all []Factory
	for i := range st.NumFields() {
		if result := firstResult(st.Field(i).Type()); result != nil {
			all = append(all, Factory{i, result})
		}
	}
	return all
}

// firstResult returns what a function returns first, or nil.
func firstResult(typ types.Type) types.Type {
	sig, ok := typ.Underlying().(*types.Signature)
	if !ok || sig.Results().Len() == 0 {
		return nil
	}
	return sig.Results().At(0).Type()
}
