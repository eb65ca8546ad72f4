package scope

import (
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// IsEntry reports whether a function of this signature is, by its parameters,
// an entry point: something that the outside calls per request. The receiver
// does not count.
//
// A lone *http.Request proves nothing, since outgoing requests have that type
// too: such a function is an entry point only if it answers with a value that
// a contract lists, as the getServer function of an HTTP handler does.
func IsEntry(sig *types.Signature, set *contract.Set) bool {
	lone := true
	found := false
	for v := range sig.Params().Variables() {
		typ := set.Type(v.Type())
		if typ == nil || !typ.Request {
			continue
		}
		found = true
		if typ.Package != "net/http" || typ.Name != "Request" {
			lone = false
		}
	}
	if !found || !lone {
		return found
	}
	for v := range sig.Results().Variables() {
		if typ := set.Type(v.Type()); typ != nil && typ.Role != contract.None {
			return true
		}
	}
	return false
}

// TakesRequest reports whether a function that the outside calls is given a
// request, and so runs per request. One that answers with an *http.Response
// sends requests of its own.
func TakesRequest(sig *types.Signature, set *contract.Set) bool {
	for v := range sig.Results().Variables() {
		if symbol.IsPointer(v.Type(), "net/http", "Response") {
			return false
		}
	}
	for v := range sig.Params().Variables() {
		if typ := set.Type(v.Type()); typ != nil && typ.Request {
			return true
		}
	}
	return false
}
