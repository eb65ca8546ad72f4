package effect

import (
	"go/ast"
	"go/types"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// captures judges a function literal. Its body runs as before; but what it
// captures from the code that moves would no longer be common to all sessions.
func (m *Mover) captures(lit *ast.FuncLit) bool {
	ok := true
	ast.Inspect(lit, func(n ast.Node) bool {
		id, isIdent := n.(*ast.Ident)
		if !isIdent || !ok {
			return ok
		}
		v, isVar := m.p.Info.Uses[id].(*types.Var)
		if !isVar || v.IsField() || lit.Pos() <= v.Pos() && v.Pos() < lit.End() || !m.inner(v) && !m.own[v] {
			return true
		}
		switch {
		case IsServer(v.Type()):
			ok = m.no("a handler uses the server")
		case m.p.Assigned(v):
			ok = m.no("a handler keeps state in " + v.Name())
		case !m.param(v) && !plain(v.Type()):
			ok = m.no("a handler keeps " + v.Name() + ", which is built with the server")
		}
		return ok
	})
	return ok
}

// plain reports whether a value of a type has nothing in it that can change.
func plain(t types.Type) bool {
	switch t := under(t).(type) {
	case *types.Basic, *types.Signature:
		return true
	case *types.Struct:
		for f := range t.Fields() {
			if !plain(f.Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// literal judges a composite literal: data for the SDK, or a value without
// state of its own.
func (m *Mover) literal(lit *ast.CompositeLit, address bool) bool {
	typ := m.p.Info.TypeOf(lit)
	if ptr, ok := under(typ).(*types.Pointer); ok { // an element whose &T is left out
		typ, address = ptr.Elem(), true
	}
	if !m.data(typ) && (address && !isEmpty(typ) || !plain(typ)) {
		return m.no("a value of type " + types.TypeString(typ, types.RelativeTo(m.p.Types)) + " is built with the server")
	}
	if symbol.IsType(typ, SDKPath, "ServerOptions") {
		for _, el := range lit.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "GetSessionID" {
					return m.no("session ids come from a function")
				}
			}
		}
	}
	_, isStruct := under(typ).(*types.Struct)
	for _, el := range lit.Elts {
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			if !isStruct && !m.expr(kv.Key, false) {
				return false
			}
			el = kv.Value
		}
		if !m.expr(el, false) {
			return false
		}
	}
	return true
}

// data reports whether values of a type are only read by the SDK.
func (m *Mover) data(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if pkg := t.Obj().Pkg(); pkg != nil {
			switch pkg.Path() {
			case SDKPath:
				return !strings.HasSuffix(t.Obj().Name(), "Transport") && !strings.HasSuffix(t.Obj().Name(), "Store")
			case "github.com/google/jsonschema-go/jsonschema", "github.com/modelcontextprotocol/go-sdk/jsonschema":
				return true
			case "encoding/json":
				return true
			}
		}
	case *types.Slice:
		return plain(t.Elem()) || m.data(t.Elem())
	case *types.Array:
		return plain(t.Elem()) || m.data(t.Elem())
	case *types.Map:
		return plain(t.Key()) && (plain(t.Elem()) || m.data(t.Elem()))
	case *types.Pointer:
		return m.data(t.Elem())
	case *types.Interface:
		return t.Empty()
	}
	return false
}

func isEmpty(t types.Type) bool {
	st, ok := under(t).(*types.Struct)
	return ok && st.NumFields() == 0
}
