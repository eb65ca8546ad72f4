package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A Generator is a function that an SDK asks for the id of each session.
type Generator struct {
	Name  string
	Pos   token.Pos // where it is set
	Frame *Frame
}

// Generators returns the functions that make session ids: those set as an
// option, passed to an option, or methods of what is.
func (r *Result) Generators() []Generator { return r.tracer.generators }

// generator notes that a function value makes session ids.
func (t *tracer) generator(name string, pos token.Pos, a *Arrival) {
	o := a.Ref.Obj
	switch {
	case o.Kind == Boxed:
		t.each(o.inner, func(in *Arrival) { t.generator(name, pos, in) })
		return
	case o.Kind == Closure:
		if o.fn.Blocks != nil && !t.skipped(o.fn) {
			t.generators = append(t.generators, Generator{name, pos, t.enterClosure(a, scope.Request, nil, nil)})
		}
		return
	}
	if m := generateMethod(o.Type); m != nil {
		if fn := t.method(o, m); fn != nil && fn.Blocks != nil && !t.skipped(fn) {
			f := t.frame(fn, scope.Request, nil, nil, o)
			t.receiveSelf(f, a)
			t.generators = append(t.generators, Generator{name, fn.Pos(), f})
		}
	}
}

// generateMethod returns the method Generate() string of a type, or nil.
func generateMethod(typ types.Type) *types.Func {
	if typ == nil {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(typ), false, nil, "Generate")
	m, _ := obj.(*types.Func)
	if m == nil || m.Signature().Params().Len() != 0 || m.Signature().Results().Len() != 1 {
		return nil
	}
	return m
}

// sessionIDs notes what an option of an SDK that is a function is given to make session ids with.
func (t *tracer) sessionIDs(c *outcall) {
	if c.fn == nil || c.fn.Pkg() == nil || len(c.args) == 0 {
		return
	}
	switch name := c.fn.Name(); name {
	case "WithSessionIDGenerator", "WithSessionIdManager", "WithGenSessionIDFunc":
		if t.Set.Owner(c.fn.Pkg().Path()) != nil {
			t.eachArg(c, 0, func(a *Arrival) { t.generator(name, c.site.Pos(), a) })
		}
	}
}

// setsGenerator notes a function that is stored in an option of that purpose.
func (t *tracer) setsGenerator(instr ssa.Instruction, val *node, slot *Object) {
	st, ok := slot.Parent.Type.Underlying().(*types.Struct)
	if !ok || slot.Sel < 0 || st.Field(slot.Sel).Name() != "GetSessionID" {
		return
	}
	t.each(val, func(a *Arrival) { t.generator("GetSessionID", instr.Pos(), a) })
}
