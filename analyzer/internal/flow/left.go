package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// passesOn follows what request code leaves in its context, or in the request
// as a framework has it, to where it is found there: under the same key, by
// request code of the same package. What is one request's own may be that of
// another here, so only what is shared anyhow is followed. What startup code
// puts into a context is in that one only, and not followed.
func (t *tracer) passesOn(c *outcall, known *contract.Func) {
	if c.fn == nil || c.fn.Pkg() == nil || c.scope != scope.Request {
		return
	}
	leaves, reads, where := contract.Absent, contract.Absent, "context"
	switch {
	case known != nil:
		leaves, reads, where = known.Leaves, known.Reads, known.SDK.Name
	case symbol.IsFunc(c.fn, "context", "WithValue"):
		leaves = 2
	case c.fn.Pkg().Path() == "context" && c.fn.Name() == "Value":
		reads = 0
	}
	if leaves >= 1 && leaves < len(c.args) && t.carries(c.args[leaves].Type()) {
		if n := t.leftUnder(where, c.args[leaves-1]); n != nil {
			step := &Step{Kind: StepThrough, Instr: c.site, Frame: c.f}
			t.eachArg(c, leaves, func(a *Arrival) {
				if a.Ref.Shared() {
					t.add(n, a.Ref, a, step)
				}
			})
		}
	}
	if reads >= 0 && reads < len(c.args) {
		if n := t.leftUnder(where, c.args[reads]); n != nil {
			t.results(c.f, c.site, func(i int, _ types.Type, to *node) {
				if i == 0 {
					t.link(n, to, &Step{Kind: StepThrough, Instr: c.site, Frame: c.f})
				}
			})
		}
	}
}

// leftUnder returns the node of what is left under a key, or nil if it is not
// known which key that is.
func (t *tracer) leftUnder(where string, key ssa.Value) *node {
	if boxed, ok := key.(*ssa.MakeInterface); ok {
		key = boxed.X
	}
	name := where + " " + key.Type().String() + " "
	switch k := key.(type) {
	case *ssa.Const:
		if k.Value != nil {
			name += k.Value.ExactString()
		} else if !isStruct(k.Type()) {
			return nil
		}
	case *ssa.Global:
		name += "&" + k.String()
	case *ssa.UnOp:
		g, ok := k.X.(*ssa.Global)
		if !ok || k.Op != token.MUL {
			return nil
		}
		name += g.String()
	default:
		return nil
	}
	n := t.left[name]
	if n == nil {
		n = &node{}
		t.left[name] = n
	}
	return n
}
