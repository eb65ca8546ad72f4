package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A Generator is a function that an SDK asks for the id of each session.
type Generator struct {
	Name  string
	Pos   token.Pos // where it is set
	Frame *Frame
	Once  bool // the function runs once, and what it returned is given out each time
}

// Generators returns the functions that make session ids: those set as an
// option, passed to an option, or methods of what is.
func (r *Result) Generators() []Generator { return r.tracer.generators }

// generator notes that a function value makes session ids.
func (t *tracer) generator(name string, pos token.Pos, a *Arrival) {
	o := a.Ref.Obj
	switch o.Kind {
	case Boxed:
		t.each(o.inner, func(in *Arrival) { t.generator(name, pos, in) })
		return
	case Once:
		if onceScope(scope.Request, a.Ref) != scope.Once {
			return
		}
		t.each(o.inner, func(in *Arrival) {
			if c := in.Ref.Obj; c.Kind == Closure && c.fn.Blocks != nil && !t.skipped(c.fn) {
				t.generators = append(t.generators, Generator{name, pos, t.enterClosure(in, scope.Once, nil, nil), true})
			}
		})
		return
	case Closure:
		if o.fn.Blocks != nil && !t.skipped(o.fn) {
			t.generators = append(t.generators, Generator{name, pos, t.enterClosure(a, scope.Request, nil, nil), false})
		}
		return
	}
	if m := generateMethod(o.Type); m != nil {
		if fn := t.method(o, m); fn != nil && fn.Blocks != nil && !t.skipped(fn) {
			f := t.frame(fn, scope.Request, nil, nil, o)
			t.receiveSelf(f, a)
			t.generators = append(t.generators, Generator{name, fn.Pos(), f, false})
		}
	}
}

// generateMethod returns the method of a type that makes ids, or nil: Generate() string, or, where it is told of
// the request, GenerateSessionID(r) string.
func generateMethod(typ types.Type) *types.Func {
	if typ == nil {
		return nil
	}
	for params, name := range []string{"Generate", "GenerateSessionID"} {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(typ), false, nil, name)
		m, _ := obj.(*types.Func)
		if m != nil && m.Signature().Params().Len() == params && m.Signature().Results().Len() == 1 {
			return m
		}
	}
	return nil
}

// sessionIDs notes what an option of an SDK that is a function is given to make session ids with.
func (t *tracer) sessionIDs(c *outcall) {
	known := t.Set.Func(c.fn)
	if known == nil {
		return
	}
	for _, i := range known.SessionIDs {
		t.eachArg(c, i, func(a *Arrival) { t.generator(known.Name, c.site.Pos(), a) })
	}
}

// setsGenerator notes a function that is stored in an option of that purpose.
func (t *tracer) setsGenerator(instr ssa.Instruction, val *node, slot *Object) {
	st, ok := slot.Parent.Type.Underlying().(*types.Struct)
	c := t.Set.Type(slot.Parent.Type)
	if !ok || slot.Sel < 0 || c == nil {
		return
	}
	name := st.Field(slot.Sel).Name()
	if slices.Contains(c.SessionIDFields, name) {
		t.each(val, func(a *Arrival) { t.generator(name, instr.Pos(), a) })
	}
}
