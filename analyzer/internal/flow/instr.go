package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// visit adds what the instructions of f do to the graph.
func (t *tracer) visit(f *Frame) {
	for _, b := range f.Fn.Blocks {
		for _, instr := range b.Instrs {
			t.instr(f, instr)
		}
	}
}

func (t *tracer) instr(f *Frame, instr ssa.Instruction) {
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		t.call(f, instr)
		return
	case *ssa.Store:
		if t.carries(instr.Val.Type()) {
			t.store(f, instr, t.val(f, instr.Addr), t.val(f, instr.Val), instr.Val.Type())
		}
		return
	case *ssa.MapUpdate:
		t.mapUpdate(f, instr)
		return
	case *ssa.Send:
		t.each(t.val(f, instr.Chan), func(a *Arrival) {
			t.keep(f, instr, t.val(f, instr.X), t.part(a.Ref.Obj, elem, instr.X.Type()), false)
		})
		return
	case *ssa.Return:
		for i, v := range instr.Results {
			if t.carries(v.Type()) {
				t.link(t.val(f, v), f.result(i), nil)
			}
		}
		return
	case *ssa.Range:
		t.link(t.val(f, instr.X), t.val(f, instr), nil)
		return
	case *ssa.Next:
		t.next(f, instr)
		return
	case *ssa.Extract:
		if t.carries(instr.Type()) {
			t.link(t.component(f, instr.Tuple, instr.Index), t.val(f, instr), nil)
		}
		return
	}
	v, ok := instr.(ssa.Value)
	if !ok {
		return
	}
	if alloc, ok := v.(*ssa.Alloc); ok {
		t.alloc(f, alloc)
		return
	}
	if !t.carries(v.Type()) {
		return
	}
	to := t.val(f, v)
	switch v := v.(type) {
	case *ssa.MakeClosure:
		t.makeClosure(f, v, to)
	case *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		t.add(to, Ref{Obj: t.object(Memory, v.Type().Underlying(), f, t.scopeAt(f, instr), instr)}, nil, nil)
	case *ssa.Phi:
		for _, e := range v.Edges {
			t.link(t.val(f, e), to, nil)
		}
	case *ssa.ChangeType:
		t.link(t.val(f, v.X), to, nil)
	case *ssa.Convert:
		t.link(t.val(f, v.X), to, nil)
	case *ssa.MultiConvert:
		t.link(t.val(f, v.X), to, nil)
	case *ssa.ChangeInterface:
		t.link(t.val(f, v.X), to, nil)
	case *ssa.SliceToArrayPointer:
		t.link(t.val(f, v.X), to, nil)
	case *ssa.Slice:
		t.link(t.val(f, v.X), to, nil)
	case *ssa.MakeInterface:
		t.makeInterface(f, v, to)
	case *ssa.TypeAssert:
		if v.CommaOk {
			to = t.component(f, v, 0)
		}
		t.typeAssert(t.val(f, v.X), to, v.AssertedType)
	case *ssa.FieldAddr:
		st := deref(v.X.Type())
		t.each(t.val(f, v.X), func(a *Arrival) {
			if a.Ref.Obj.has(st) {
				t.add(to, Ref{t.part(a.Ref.Obj, v.Field, deref(v.Type())), a.Ref.Mode}, a, nil)
			}
		})
	case *ssa.Field:
		t.each(t.val(f, v.X), func(a *Arrival) {
			if a.Ref.Obj.has(v.X.Type()) {
				t.load(f, instr, t.part(a.Ref.Obj, v.Field, v.Type()), a, to, v.Type())
			}
		})
	case *ssa.IndexAddr:
		t.each(t.val(f, v.X), func(a *Arrival) {
			t.add(to, Ref{Obj: t.part(a.Ref.Obj, elem, deref(v.Type()))}, a, nil)
		})
	case *ssa.Index:
		t.each(t.val(f, v.X), func(a *Arrival) {
			t.load(f, instr, t.part(a.Ref.Obj, elem, v.Type()), a, to, v.Type())
		})
	case *ssa.Lookup:
		typ := v.Type()
		if v.CommaOk {
			to = t.component(f, v, 0)
			typ = typ.(*types.Tuple).At(0).Type()
		}
		_, constant := v.Index.(*ssa.Const)
		t.each(t.val(f, v.X), func(a *Arrival) {
			o := t.part(a.Ref.Obj, elem, typ)
			if constant && o.Shared() {
				t.loadAs(f, instr, o, a, to, typ, true)
			} else {
				t.load(f, instr, o, a, to, typ)
			}
		})
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			t.each(t.val(f, v.X), func(a *Arrival) {
				t.load(f, instr, a.Ref.Obj, a, to, v.Type())
			})
		case token.ARROW:
			typ := v.Type()
			if v.CommaOk {
				to = t.component(f, v, 0)
				typ = typ.(*types.Tuple).At(0).Type()
			}
			t.each(t.val(f, v.X), func(a *Arrival) {
				t.load(f, instr, t.part(a.Ref.Obj, elem, typ), a, to, typ)
			})
		}
	case *ssa.Select:
		t.selectStates(f, v)
	}
}

// alloc makes the object of a variable or composite literal.
func (t *tracer) alloc(f *Frame, v *ssa.Alloc) {
	typ := deref(v.Type())
	if !t.carries(typ) {
		return
	}
	o := t.object(Memory, typ, f, t.scopeAt(f, v), v)
	t.built(o)
	t.add(t.val(f, v), Ref{Obj: o}, nil, &Step{Kind: StepBuilt, Instr: v, Frame: f})
}

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
	via := func(a *Arrival) (Ref, bool) {
		r := a.Ref
		if r.Mode != Own || r.Obj.root().Scope != scope.Request {
			return r, true
		}
		switch {
		case own != nil && own.refs[r] != nil, shared && sameRun(slot, a.Step, f):
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
			once = f.Scope == scope.Once || scope.Guarded(st, st.Addr, f.guards) && !t.resets(st.Addr)
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
	if slot.keyed() && f.outermost() && keyedByCaller(instr) {
		via = func(a *Arrival) (Ref, bool) {
			made := a.Ref.Obj.root().Frame
			return a.Ref, made == nil || made.Root() != f // a caller's key: one for each call
		}
	}
	if slot.Life() == scope.Request && f.Scope == scope.Startup {
		via = func(a *Arrival) (Ref, bool) { return a.Ref, !t.builtInLoop(a.Ref.Obj, f) }
	}
	t.linkVia(val, slot.content, via, &Step{Kind: StepStored, Instr: instr, Frame: f, Slot: slot, Once: once})
	if slot.keyed() {
		t.each(val, func(a *Arrival) { a.Ref.Obj.tabled = true })
	}
	t.leave(f, instr, val, slot)
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

func (t *tracer) mapUpdate(f *Frame, instr *ssa.MapUpdate) {
	val, key := instr.Value.Type(), instr.Key.Type()
	if t.carries(val) {
		t.each(t.val(f, instr.Map), func(a *Arrival) {
			t.keep(f, instr, t.val(f, instr.Value), t.part(a.Ref.Obj, elem, val), false)
		})
	}
	if t.carries(key) {
		t.each(t.val(f, instr.Map), func(a *Arrival) {
			t.keep(f, instr, t.val(f, instr.Key), t.part(a.Ref.Obj, mkeys, key), false)
		})
	}
}

func (t *tracer) next(f *Frame, v *ssa.Next) {
	if v.IsString {
		return
	}
	m, ok := v.Iter.(*ssa.Range).X.Type().Underlying().(*types.Map)
	if !ok {
		return
	}
	for i, part := range []struct {
		sel int
		typ types.Type
	}{{mkeys, m.Key()}, {elem, m.Elem()}} {
		if !t.carries(part.typ) {
			continue
		}
		to := t.component(f, v, i+1)
		t.each(t.val(f, v.Iter), func(a *Arrival) {
			t.load(f, v, t.part(a.Ref.Obj, part.sel, part.typ), a, to, part.typ)
		})
	}
}

func (t *tracer) selectStates(f *Frame, v *ssa.Select) {
	received := 2
	for _, state := range v.States {
		typ := state.Chan.Type().Underlying().(*types.Chan).Elem()
		if state.Dir == types.SendOnly {
			if t.carries(typ) {
				t.each(t.val(f, state.Chan), func(a *Arrival) {
					t.keep(f, v, t.val(f, state.Send), t.part(a.Ref.Obj, elem, typ), false)
				})
			}
			continue
		}
		if t.carries(typ) {
			to := t.component(f, v, received)
			t.each(t.val(f, state.Chan), func(a *Arrival) {
				t.load(f, v, t.part(a.Ref.Obj, elem, typ), a, to, typ)
			})
		}
		received++
	}
}

// makeInterface keeps pointers and structs as they are, and puts values of
// other named types into a box that remembers whose methods they have.
func (t *tracer) makeInterface(f *Frame, v *ssa.MakeInterface, to *node) {
	typ := v.X.Type()
	if _, named := types.Unalias(typ).(*types.Named); !named || isStruct(typ) {
		t.link(t.val(f, v.X), to, nil)
		return
	}
	if types.IsInterface(typ) {
		t.link(t.val(f, v.X), to, nil)
		return
	}
	box := t.object(Boxed, typ, f, t.scopeAt(f, v), v)
	box.inner = t.val(f, v.X)
	t.add(to, Ref{Obj: box}, nil, nil)
}

// outermost reports whether f is what other packages call at startup, for all
// that is known.
func (f *Frame) outermost() bool {
	return f.Caller == nil && f.Scope == scope.Startup && f.self == nil && f.Fn.Parent() == nil &&
		f.Fn.Object() != nil && f.Fn.Object().Exported()
}

// keyedByCaller reports whether instr puts something into a container under a
// key that is a parameter.
func keyedByCaller(instr ssa.Instruction) bool {
	var key ssa.Value
	switch instr := instr.(type) {
	case *ssa.MapUpdate:
		key = instr.Key
	case *ssa.Call:
		args := instr.Common().Args
		if len(args) < 3 {
			return false
		}
		key = args[1]
	}
	for {
		switch k := key.(type) {
		case *ssa.Parameter:
			return true
		case *ssa.MakeInterface:
			key = k.X
		case *ssa.Convert:
			key = k.X
		case *ssa.ChangeType:
			key = k.X
		default:
			return false
		}
	}
}

// builtInLoop reports whether o is built anew in each turn of a loop of f: what
// a worker puts into a request's own object is the request's.
func (t *tracer) builtInLoop(o *Object, f *Frame) bool {
	at, instr := o.root().Frame, o.root().Origin
	for at != nil && at != f {
		instr, at = at.Site, at.Caller
	}
	return at == f && instr != nil && scope.InLoop(instr.Block())
}

// resets reports whether the package ever sets a slot back to nil: then what
// is kept there is no instance for good.
func (t *tracer) resets(addr ssa.Value) bool {
	place, ok := scope.PlaceOf(addr)
	if !ok || place.Struct == nil && place.Var == nil {
		return false
	}
	for _, fn := range t.everyFunc() {
		for _, st := range t.storesIn(fn) {
			c, isConst := st.Val.(*ssa.Const)
			if p, ok := scope.PlaceOf(st.Addr); ok && isConst && c.IsNil() && p.Same(place) {
				return true
			}
		}
	}
	return false
}

// everyFunc returns the functions of the package with their literals.
func (t *tracer) everyFunc() []*ssa.Function {
	if t.all == nil {
		t.all = append(t.all, t.Funcs...)
		for i := 0; i < len(t.all); i++ {
			t.all = append(t.all, t.all[i].AnonFuncs...)
		}
	}
	return t.all
}

// sameRun reports whether a slot belongs to the very run that reads it, and
// that put the value there: a variable of a loop over messages, or a temporary
// of a function, in code that is no request's.
func sameRun(slot *Object, stored *Step, f *Frame) bool {
	root := slot.root()
	if root.Kind != Memory || root.Frame == nil || stored == nil || stored.Kind != StepStored {
		return undone(stored, f)
	}
	return runsIn(root.Frame, stored.Frame) && runsIn(root.Frame, f) || undone(stored, f)
}

// runsIn reports whether f is part of the startup run that whole is a frame of.
func runsIn(whole, f *Frame) bool {
	for n := 0; f != nil && n < maxDerive; n++ {
		if f.Scope == scope.Request {
			return false
		}
		if f == whole {
			return true
		}
		if f.Caller != nil {
			f = f.Caller
			continue
		}
		_, f = f.madeBy()
	}
	return false
}

// undone reports whether a slot is filled for the time of one call: the
// function that fills it holds a lock or sets it back, and the read happens in
// what it calls.
func undone(stored *Step, f *Frame) bool {
	if stored == nil || stored.Kind != StepStored || stored.Frame == nil {
		return false
	}
	for g := f.Caller; g != nil; g = g.Caller {
		if g == stored.Frame {
			return setsBack(stored)
		}
	}
	return false
}

// setsBack reports whether the function of a store defers another one to the
// same slot.
func setsBack(stored *Step) bool {
	st, ok := stored.Instr.(*ssa.Store)
	if !ok {
		return false
	}
	place, ok := scope.PlaceOf(st.Addr)
	return ok && scope.DefersStore(st.Parent(), place)
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

func (t *tracer) typeAssert(from, to *node, typ types.Type) {
	t.each(from, func(a *Arrival) {
		o := a.Ref.Obj
		switch {
		case o.Kind == Boxed && !types.IsInterface(typ):
			if types.Identical(o.Type, typ) {
				t.linkVia(o.inner, to, raise(a.Ref.Mode), nil)
			}
		case types.IsInterface(typ) || o.has(deref(typ)):
			t.add(to, a.Ref, a, nil)
		case o.opaque && o.Type != nil && types.IsInterface(o.Type):
			// What another package put into the interface may be anything.
			c := t.opaqueContent(o, typ)
			if c != nil {
				t.add(to, Ref{c, a.Ref.Mode}, a, nil)
			}
		}
	})
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

// ownStore returns a store to the same slot that every run of the function
// makes before the load instr.
func (t *tracer) ownStore(instr ssa.Instruction) *ssa.Store {
	load, ok := instr.(*ssa.UnOp)
	if !ok {
		return nil
	}
	place, ok := scope.PlaceOf(load.X)
	if !ok {
		return nil
	}
	for _, st := range t.storesIn(load.Parent()) {
		if p, ok := scope.PlaceOf(st.Addr); ok && p.Field == place.Field && p.Var == place.Var &&
			sameAddr(st.Addr, load.X, 4) && scope.Dominates(st, load) {
			return st
		}
	}
	return nil
}

// follows reports whether instr comes after a store with nothing in between
// that could write the same slot.
func follows(store *ssa.Store, instr ssa.Instruction) bool {
	if store.Block() != instr.Block() {
		return false
	}
	after := false
	for _, i := range store.Block().Instrs {
		switch {
		case i == ssa.Instruction(store):
			after = true
		case i == instr:
			return after
		case after:
			switch i.(type) {
			case *ssa.Store, ssa.CallInstruction:
				return false
			}
		}
	}
	return false
}

func (t *tracer) storesIn(fn *ssa.Function) []*ssa.Store {
	list, ok := t.stores[fn]
	if !ok {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if st, ok := instr.(*ssa.Store); ok {
					list = append(list, st)
				}
			}
		}
		t.stores[fn] = list
	}
	return list
}

// sameAddr reports whether two address expressions of one activation are
// written alike, to a depth.
func sameAddr(a, b ssa.Value, depth int) bool {
	if a == b {
		return true
	}
	if depth == 0 {
		return false
	}
	switch a := a.(type) {
	case *ssa.FieldAddr:
		b, ok := b.(*ssa.FieldAddr)
		return ok && a.Field == b.Field && sameAddr(a.X, b.X, depth-1)
	case *ssa.UnOp:
		b, ok := b.(*ssa.UnOp)
		return ok && a.Op == token.MUL && b.Op == token.MUL && sameAddr(a.X, b.X, depth-1)
	}
	return false
}
