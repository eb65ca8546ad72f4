package flow

import (
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// carries reports whether a value of type typ can hold, or lead to, anything
// worth following.
func (t *tracer) carries(typ types.Type) bool {
	if _, ok := typ.(*types.Basic); ok {
		return false // most values, in most code
	}
	c, ok := t.carrying[typ]
	if !ok {
		c = t.computeCarries(typ)
		t.carrying[typ] = c
	}
	return c
}

func (t *tracer) computeCarries(typ types.Type) bool {
	seen := make(map[types.Type]bool)
	work := []types.Type{typ}
	for len(work) > 0 {
		typ := work[len(work)-1]
		work = work[:len(work)-1]
		if c, ok := t.carrying[typ]; ok {
			if c {
				return true
			}
			continue
		}
		if _, ok := typ.(*types.Basic); ok || seen[typ] {
			continue
		}
		seen[typ] = true
		if t.Set.Type(typ) != nil {
			return true
		}
		switch typ := types.Unalias(typ).(type) {
		case *types.Named:
			if plain(typ.Obj()) {
				continue
			}
			if localNamed(typ, t.Pkg.Pkg) != nil {
				return true // its fields are places where request data may stay
			}
			if symbol.IsType(typ, "sync", "Once") {
				return true // whose guard it is decides what it guards
			}
			if st, ok := typ.Underlying().(*types.Struct); ok {
				for f := range st.Fields() {
					work = append(work, f.Type())
				}
				continue
			}
			work = append(work, typ.Underlying())
		case *types.Pointer:
			work = append(work, typ.Elem())
		case *types.Slice:
			work = append(work, typ.Elem())
		case *types.Array:
			work = append(work, typ.Elem())
		case *types.Chan:
			work = append(work, typ.Elem())
		case *types.Map:
			work = append(work, typ.Elem(), typ.Key())
		case *types.Struct: // without a name
			if typ.NumFields() > 0 {
				return true // the same
			}
		case *types.Tuple:
			for v := range typ.Variables() {
				work = append(work, v.Type())
			}
		case *types.Interface, *types.Signature, *types.TypeParam:
			return true
		}
	}
	return false
}

// plain lists types of the standard library that hold functions or interfaces
// but never a value worth following.
func plain(obj *types.TypeName) bool {
	if obj.Pkg() == nil {
		return obj.Name() == "error"
	}
	switch obj.Pkg().Path() {
	case "time", "reflect", "math/big", "net/url", "os", "strings", "bytes", "regexp":
		return true
	case "context":
		return obj.Name() == "CancelFunc" || obj.Name() == "CancelCauseFunc"
	case "sync":
		return obj.Name() != "Map" && obj.Name() != "Once"
	}
	return false
}
