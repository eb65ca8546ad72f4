package effect

import (
	"go/ast"
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// SDKPath is the import path of the package whose servers may be built anew.
const SDKPath = "github.com/modelcontextprotocol/go-sdk/mcp"

// IsServer reports whether t is a pointer to a server of go-sdk.
func IsServer(t types.Type) bool { return IsSDK(t, "Server") }

// IsSDK reports whether t is a pointer to one of these types of go-sdk.
func IsSDK(t types.Type, names ...string) bool {
	return symbol.IsPointer(t, SDKPath, names...)
}

// copiesOptions reports whether NewServer copies its options, and does not
// write to them: it does since they have a field GetSessionID.
func copiesOptions(options types.Type) bool {
	st := under(types.Unalias(options).(*types.Pointer).Elem()).(*types.Struct)
	for f := range st.Fields() {
		if f.Name() == "GetSessionID" {
			return true
		}
	}
	return false
}

// sdkCall judges a call into go-sdk: a server is built, or something is
// registered on one that was built here.
func (m *Mover) sdkCall(fn *types.Func, recv ast.Expr, call *ast.CallExpr) bool {
	c := m.p.set.Func(fn)
	if c == nil {
		return m.no("a call of " + fn.Name())
	}
	if c.Builds && fn.Name() == "NewServer" && recv == nil {
		return m.exprs(call.Args)
	}
	if c.Mutates == contract.Absent {
		return m.no("a call of " + c.String())
	}
	server := recv
	if c.Mutates >= 0 && c.Mutates < len(call.Args) {
		server = call.Args[c.Mutates]
	}
	id, ok := ast.Unparen(server).(*ast.Ident)
	if !ok {
		return m.no("another server")
	}
	v, ok := m.p.Info.Uses[id].(*types.Var)
	if !ok || !m.own[v] {
		return m.no("another server")
	}
	for i, arg := range call.Args {
		if len(c.Middleware) > 0 && i >= c.Middleware[0] {
			if !m.wraps(arg) {
				return false
			}
			continue
		}
		// A handler is kept, and run later.
		_, isFunc := under(m.p.Info.TypeOf(arg)).(*types.Signature)
		if !m.expr(arg, isFunc) {
			return false
		}
	}
	return true
}
