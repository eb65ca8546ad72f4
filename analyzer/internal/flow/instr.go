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
		t.steps += len(b.Instrs)
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
		if t.carries(instr.Val.Type()) && !t.replaced(instr) {
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
		t.assertReceived(f, v, to)
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
			t.element(v, a, to)
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
		t.each(t.val(f, v.X), func(a *Arrival) { t.get(f, instr, v.Index, a, to, typ) })
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			t.each(t.val(f, v.X), func(a *Arrival) {
				o := a.Ref.Obj
				_, element := v.X.(*ssa.IndexAddr)
				t.loadAs(f, instr, o, a, to, v.Type(), !o.inContainer() || element && a.Ref.Mode != Own)
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

func (t *tracer) mapUpdate(f *Frame, instr *ssa.MapUpdate) {
	val, key := instr.Value.Type(), instr.Key.Type()
	if t.carries(val) {
		t.each(t.val(f, instr.Map), func(a *Arrival) {
			t.put(f, instr, instr.Key, t.val(f, instr.Value), a.Ref.Obj, val, false)
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
			if part.sel == elem {
				t.get(f, v, nil, a, to, part.typ)
				return
			}
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
	if _, empty := v.X.(*ssa.Const); empty && isStruct(typ) {
		t.add(to, Ref{Obj: t.object(Memory, typ, f, t.scopeAt(f, v), v)}, nil, nil)
		return
	}
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

// assertReceived follows what request code is given as an interface and takes
// for a type of this package: it is one of those that the package let out.
func (t *tracer) assertReceived(f *Frame, v *ssa.TypeAssert, to *node) {
	p, ok := v.X.(*ssa.Parameter)
	if !ok || f.Site != nil || f.Scope != scope.Request || isReceiver(p, f) {
		return
	}
	if named := localNamed(v.AssertedType, t.Pkg.Pkg); named != nil {
		t.each(t.linkOf(named).node, func(a *Arrival) {
			if a.Ref.Obj.has(deref(v.AssertedType)) {
				t.add(to, a.Ref, a, nil)
			}
		})
	}
}
