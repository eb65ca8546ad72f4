package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// perRequest reports whether fn is marked as a function that others call for
// each request.
func (t *tracer) perRequest(fn *ssa.Function) bool {
	obj, _ := scope.Declared(fn).Object().(*types.Func)
	return obj != nil && t.Set.PerRequest(obj)
}

// enterMarked runs the functions that others call for each request, whoever
// else calls them here.
func (t *tracer) enterMarked() {
	for _, fn := range t.Funcs {
		if !t.skipped(fn) && len(t.framesOf[fn]) == 0 && t.perRequest(fn) {
			t.enterRoot(fn)
		}
	}
}

// actOnMarked notes a call of a method whose body is here, on a value of a type
// that is marked in its source.
func (t *tracer) actOnMarked(f *Frame, site ssa.CallInstruction, s scope.Scope, fn *ssa.Function, recv *Arrival) {
	obj, _ := fn.Object().(*types.Func)
	if obj == nil || fn.Signature.Recv() == nil {
		return
	}
	c := t.Set.Type(fn.Signature.Recv().Type())
	if c == nil || !c.Marked || f.Fn.Signature.Recv() != nil && t.Set.Type(f.Fn.Signature.Recv().Type()) == c {
		return // what its own methods do is how it works
	}
	act := func(a *Arrival) {
		t.use(&Use{Kind: Call, Arrival: a, Call: site, Frame: f, Scope: s, Fn: obj})
	}
	if recv != nil {
		act(recv)
	} else if args := site.Common().Args; len(args) > 0 {
		t.each(t.val(f, args[0]), act)
	}
}
