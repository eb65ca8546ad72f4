package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// Opens reports whether a use lets clients reach a server over HTTP, all of them
// the same one: it hands the server to the HTTP server of an SDK without a
// factory, or makes it listen itself.
func (r *Result) Opens(u *Use) bool { return r.tracer.opens(u) }

func (t *tracer) opens(u *Use) bool {
	if u.Func == nil {
		return false
	}
	_, isCall := u.Instr.(ssa.CallInstruction)
	if isCall && (u.Kind == Call && u.Func.Serves == contract.Receiver || u.Kind == Arg && u.Func.Serves == u.Arg) {
		return true
	}
	return u.Kind == Arg && u.Func.Builds && u.Func.ServerArg != u.Arg && !u.Func.SDK.Factory && !t.buildsForOne(u.Call)
}

// buildsForOne reports whether a call builds what serves one client of the process.
func (t *tracer) buildsForOne(call ssa.CallInstruction) bool {
	for v := range call.Common().Signature().Results().Variables() {
		if c := t.Set.Type(v.Type()); c != nil && c.Role == contract.OneProcess {
			return true
		}
	}
	return false
}
