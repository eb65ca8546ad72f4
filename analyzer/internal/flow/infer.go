package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// runRemote does what facts say of the methods that code elsewhere calls on a
// value which it gets as typ, where the type is one of another package: a
// handler that keeps what was attached to it is served from its fields.
func (t *tracer) runRemote(f *Frame, instr ssa.Instruction, s scope.Scope, typ types.Type, a *Arrival) {
	call, ok := instr.(ssa.CallInstruction)
	iface, isIface := typ.Underlying().(*types.Interface)
	if !ok || !isIface || t.Summary == nil {
		return
	}
	for m := range iface.Methods() {
		fn := t.method(a.Ref.Obj, m)
		if fn == nil || fn.Blocks != nil {
			continue
		}
		obj, _ := fn.Object().(*types.Func)
		if obj == nil {
			continue
		}
		sum := t.Summary(obj.Origin())
		if sum == nil {
			continue
		}
		var uses []fact.Use
		for _, u := range sum.Uses {
			if u.Of.Base == contract.Receiver && len(u.Of.Fields) > 0 {
				uses = append(uses, u)
			}
		}
		c := &outcall{f: f, site: call, scope: t.outsideScope(fn, s), fn: obj, sig: obj.Signature(), self: a}
		t.apply(c, &fact.Summary{Uses: uses})
	}
}
