package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// load brings the content of slot to the node to. base is the ref through
// which the slot is reached.
//
// What a request left in a single slot that outlives it is marked: whoever
// reads it gets what the last request, or the first one, put there. A read
// that the same activation's own write precedes gets its own.
func (t *tracer) load(f *Frame, instr ssa.Instruction, slot *Object, base *Arrival, to *node, typ types.Type) {
	t.loadAs(f, instr, slot, base, to, typ, !slot.inContainer())
}

func (t *tracer) loadAs(f *Frame, instr ssa.Instruction, slot *Object, base *Arrival, to *node, typ types.Type, single bool) {
	if isAggregate(typ) {
		// A struct value is seen as the place it was read from; see copyStruct.
		// A container may also hold it as the place it came from.
		t.add(to, Ref{slot, base.Ref.Mode}, base, nil)
	}
	t.seedOpaque(slot, typ)
	shared := single && slot.Shared()
	var own *node
	if shared {
		if store := t.ownStore(instr); store != nil {
			own = t.val(f, store.Val)
			if follows(store, instr) {
				t.link(own, to, nil)
				return
			}
		}
	}
	mode := base.Ref.Mode
	early := t.early(f, instr)
	guarded := shared && f.ranOnce()
	var turn *Frame
	if shared {
		if turn = t.turn(f, instr); turn == nil && slot.name != "" {
			turn = t.setterTurn(f, instr, slot)
		}
	}
	via := func(a *Arrival) (Ref, bool) {
		r := a.Ref
		if (early || guarded) && r.Obj.root().Scope == scope.Request {
			return r, false // not there yet, or only if requests came before what runs once
		}
		if r.Mode != Own || r.Obj.root().Scope != scope.Request {
			return r, true
		}
		switch {
		case turn != nil && !turn.leadsTo(a.Step):
			return r, false // what others left there is overwritten
		case turn != nil, own != nil && own.refs[r] != nil, shared && sameRun(slot, a.Step, f):
		case shared && !isLink(r.Obj.Type):
			r.Mode = Kept
		case single:
			r.Mode = mode
		}
		return r, true
	}
	step := &Step{Kind: StepLoaded, Instr: instr, Frame: f, Slot: slot}
	if mode != Own {
		step.Base = base
	}
	t.linkVia(slot.content, to, via, step)
}

// isLink reports whether a type is one of a list or tree: the slot that has its
// root leads to as many values as there are.
func isLink(typ types.Type) bool {
	if typ == nil {
		return false
	}
	st, ok := typ.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range st.Fields() {
		if p, ok := f.Type().Underlying().(*types.Pointer); ok && types.Identical(p.Elem(), typ) {
			return true
		}
	}
	return false
}

// store puts val, or a copy of the struct it is, where addr points.
func (t *tracer) store(f *Frame, instr ssa.Instruction, addr, val *node, typ types.Type) {
	t.each(addr, func(a *Arrival) {
		if isAggregate(typ) {
			t.each(val, func(v *Arrival) { t.copyStruct(f, instr, v.Ref, a.Ref.Obj, typ) })
			return
		}
		once := false
		if st, ok := instr.(*ssa.Store); ok && f.Scope != scope.Startup {
			once = t.storesOnce(st, f)
		}
		t.keep(f, instr, val, a.Ref.Obj, once)
	})
}

// keep puts val into slot. In a single slot that outlives the request, a
// guarded store makes what a request built the one instance for all.
func (t *tracer) keep(f *Frame, instr ssa.Instruction, val *node, slot *Object, once bool) {
	var via func(*Arrival) (Ref, bool)
	if once && slot.Shared() && !slot.inContainer() {
		via = raise(Lazy)
	}
	each := slot.keyed() && f.outermost() && t.keyedByCall(f, instr)
	if each {
		via = func(a *Arrival) (Ref, bool) {
			made := a.Ref.Obj.root().Frame
			return a.Ref, made == nil || made.Root() != f // a key of the call: one for each
		}
	}
	if slot.Life() == scope.Request && f.Scope == scope.Startup {
		via = func(a *Arrival) (Ref, bool) { return a.Ref, !t.builtInLoop(a.Ref.Obj, f) }
	}
	t.linkVia(val, slot.content, via, &Step{Kind: StepStored, Instr: instr, Frame: f, Slot: slot, Once: once})
	if slot.keyed() && !isArgumentList(slot.Parent.Origin) {
		t.each(val, func(a *Arrival) {
			a.Ref.Obj.tabled = true
			a.Ref.Obj.entry = a.Ref.Obj.entry || each
		})
	}
	t.leave(f, instr, val, slot)
}

// isArgumentList reports whether instr makes the list of a variadic call of a function without a body here, and nothing
// else gets that list: it holds what the call is given, and is no container.
func isArgumentList(instr ssa.Instruction) bool {
	alloc, ok := instr.(*ssa.Alloc)
	if !ok || alloc.Comment != "varargs" {
		return false
	}
	for _, r := range *alloc.Referrers() {
		switch r := r.(type) {
		case *ssa.IndexAddr:
		case *ssa.Slice:
			for _, use := range *r.Referrers() {
				call, ok := use.(ssa.CallInstruction)
				if !ok {
					return false
				}
				if fn := call.Common().StaticCallee(); fn == nil || fn.Blocks != nil {
					return false
				}
			}
		default:
			return false
		}
	}
	return true
}

// copyStruct copies the parts of a struct or array from one place to another.
func (t *tracer) copyStruct(f *Frame, instr ssa.Instruction, from Ref, to *Object, typ types.Type) {
	if from.Obj == to || !from.Obj.has(typ) {
		return
	}
	copyPart := func(sel int, typ types.Type) {
		if !t.carries(typ) {
			return
		}
		src, dst := t.part(from.Obj, sel, typ), t.part(to, sel, typ)
		if isAggregate(typ) {
			t.copyStruct(f, instr, Ref{src, from.Mode}, dst, typ)
			return
		}
		t.seedOpaque(src, typ)
		t.link(src.content, dst.content, &Step{Kind: StepStored, Instr: instr, Frame: f, Slot: dst})
	}
	switch u := typ.Underlying().(type) {
	case *types.Struct:
		for i := range u.NumFields() {
			copyPart(i, u.Field(i).Type())
		}
	case *types.Array:
		copyPart(elem, u.Elem())
	}
}

// raise marks what request code built as seen through mode.
func raise(mode Mode) func(*Arrival) (Ref, bool) {
	if mode == Own {
		return nil
	}
	return func(a *Arrival) (Ref, bool) {
		r := a.Ref
		if r.Mode == Own && r.Obj.root().Scope == scope.Request {
			r.Mode = mode
		}
		return r, true
	}
}

// has reports whether o is memory of type typ.
func (o *Object) has(typ types.Type) bool {
	return o.Type != nil && (types.Identical(o.Type, typ) || types.Identical(o.Type.Underlying(), typ.Underlying()))
}

// isAggregate reports whether a value of the type is copied with all its parts.
func isAggregate(typ types.Type) bool {
	switch typ.Underlying().(type) {
	case *types.Struct, *types.Array:
		return true
	}
	return false
}

func isStruct(typ types.Type) bool {
	_, ok := typ.Underlying().(*types.Struct)
	return ok
}

// deref returns what a pointer type points to, and other types as they are.
func deref(typ types.Type) types.Type {
	if p, ok := typ.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return typ
}
