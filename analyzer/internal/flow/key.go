package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// maxKeySteps bounds the calls and variables that a key is followed through.
const maxKeySteps = 16

// underKeys is the first of the selectors that stand for what a container has
// under a key that is always the same; each key has one of its own, below.
const underKeys = -16

// fixedKey returns the constant that v always is where f runs, and whether it
// is one: as it stands, or as all the calls that led here pass it.
func fixedKey(v ssa.Value, f *Frame) (string, bool) {
	for range maxKeySteps {
		switch x := v.(type) {
		case *ssa.Const:
			if x.Value == nil {
				return "", false
			}
			return x.Value.ExactString(), true
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Convert:
			v = x.X
		case *ssa.Parameter:
			if v, f = argument(x, f); v == nil {
				return "", false
			}
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return "", false
			}
			if v, f = variableAt(x.X, f); v == nil {
				return "", false
			}
		case *ssa.Call:
			if v = onlyResult(x); v == nil {
				return "", false
			}
		default:
			return "", false
		}
	}
	return "", false
}

// Fixed returns the constant that v always is where f runs, as source writes
// it, and whether it is one.
func (r *Result) Fixed(v ssa.Value, f *Frame) (string, bool) { return fixedKey(v, f) }

// onlyResult returns the constant that a function of the package returns
// whatever it is given, or nil.
func onlyResult(call *ssa.Call) ssa.Value {
	fn := call.Common().StaticCallee()
	if fn == nil || fn.Signature.Results().Len() != 1 {
		return nil
	}
	var only *ssa.Const
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) == 0 {
			continue
		}
		c, ok := ret.Results[0].(*ssa.Const)
		if !ok || only != nil && (c.Value == nil || only.Value == nil || c.Value.ExactString() != only.Value.ExactString()) {
			return nil
		}
		only = c
	}
	if only == nil {
		return nil
	}
	return only
}

// fixedIndex returns which element an index means each time, and whether it
// does: a certain one, or the last.
func fixedIndex(index ssa.Value) (string, bool) {
	switch v := index.(type) {
	case *ssa.Const:
		return "[" + v.Value.ExactString() + "]", true
	case *ssa.BinOp:
		size, ok := v.X.(*ssa.Call)
		if !ok || v.Op != token.SUB {
			return "", false
		}
		b, ok := size.Common().Value.(*ssa.Builtin)
		return "", ok && b.Name() == "len"
	}
	return "", false
}

// element adds to a node the address of an element of a slice or array. One
// with a fixed index of what others may hold too is a slot of its own, as under
// a fixed key, unless elements are taken out of there: then each is had once.
func (t *tracer) element(v *ssa.IndexAddr, a *Arrival, to *node) {
	typ := deref(v.Type())
	_, local := v.X.(*ssa.Alloc)
	name, fixed := fixedIndex(v.Index)
	if local || !fixed || t.takenFrom(v.X) {
		t.add(to, Ref{Obj: t.part(a.Ref.Obj, elem, typ)}, a, nil)
		return
	}
	if name != "" && a.Ref.Obj.Shared() {
		t.add(to, Ref{t.under(a.Ref.Obj, name, typ), a.Ref.Mode}, a, nil)
	}
	r := Ref{Obj: t.part(a.Ref.Obj, elem, typ)}
	load, read := v.X.(ssa.Instruction)
	if s := a.Step; read && s != nil && s.Kind == StepLoaded && s.Instr == load && s.Slot.Shared() {
		r.Mode = a.Ref.Mode // of what a request left there, and nobody chose from
	}
	t.add(to, r, a, nil)
}

// shortened returns the list that an instruction makes a shorter one of, or nil.
func shortened(instr ssa.Instruction) ssa.Value {
	switch instr := instr.(type) {
	case *ssa.Slice:
		return instr.X
	case *ssa.Call:
		fn := instr.Common().StaticCallee()
		if fn != nil && fn.Origin() != nil && symbol.IsFunc(fn.Origin().Object(), "slices", "Delete") {
			return instr.Common().Args[0]
		}
	}
	return nil
}

// takenFrom reports whether the package ever makes a shorter slice of what a
// variable holds that v is read from, as a queue or stack does.
func (t *tracer) takenFrom(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	place, ok := scope.PlaceOf(load.X)
	if !ok {
		return true
	}
	for _, fn := range t.everyFunc() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				from, ok := shortened(instr).(*ssa.UnOp)
				if !ok {
					continue
				}
				if p, ok := scope.PlaceOf(from.X); ok && p.Same(place) {
					return true
				}
			}
		}
	}
	return false
}

// variableAt returns the only value that a local variable ever has, which may
// be one that a function literal captured, and the frame that computes it.
func variableAt(addr ssa.Value, f *Frame) (ssa.Value, *Frame) {
	for range maxKeySteps {
		switch x := addr.(type) {
		case *ssa.FreeVar:
			maker, at := f.madeBy()
			if maker == nil || maker.Fn != f.Fn {
				return nil, nil
			}
			for i, fv := range f.Fn.FreeVars {
				if fv == x {
					addr, f = maker.Bindings[i], at
				}
			}
			if addr == x {
				return nil, nil
			}
		case *ssa.Alloc:
			if st := onlyStore(x, maxKeySteps); st != nil && st.Addr == x {
				return st.Val, f
			}
			return nil, nil
		default:
			return nil, nil
		}
	}
	return nil, nil
}

// onlyStore returns the one store to a variable, here or in the literals that
// capture it; nil if there are more or none, or if its address goes elsewhere.
func onlyStore(addr ssa.Value, depth int) *ssa.Store {
	refs := addr.Referrers()
	if refs == nil || depth == 0 {
		return nil
	}
	var only *ssa.Store
	for _, r := range *refs {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr != addr || only != nil {
				return nil
			}
			only = r
		case *ssa.MakeClosure:
			fn := r.Fn.(*ssa.Function)
			for i, b := range r.Bindings {
				if b == addr && changed(fn.FreeVars[i], depth-1) {
					return nil
				}
			}
		case *ssa.UnOp, *ssa.DebugRef:
		default:
			return nil
		}
	}
	return only
}

// changed reports whether a function, or a literal in it, may do something else
// with a variable that it captured than to read it.
func changed(fv *ssa.FreeVar, depth int) bool {
	if depth == 0 {
		return true
	}
	for _, r := range *fv.Referrers() {
		switch r := r.(type) {
		case *ssa.UnOp, *ssa.DebugRef:
		case *ssa.MakeClosure:
			fn := r.Fn.(*ssa.Function)
			for i, b := range r.Bindings {
				if b == fv && changed(fn.FreeVars[i], depth-1) {
					return true
				}
			}
		default:
			return true
		}
	}
	return false
}

// under returns the part of a container that is under a fixed key: a slot of
// its own.
func (t *tracer) under(o *Object, key string, typ types.Type) *Object {
	sel, known := t.keys[key]
	if !known {
		sel = underKeys - len(t.keys)
		t.keys[key] = sel
	}
	p := o.parts[sel]
	if p == nil {
		p = t.part(o, sel, typ)
		o.fixed = append(o.fixed, p)
		for _, f := range o.onFixed {
			f(p)
		}
	}
	return p
}

// eachFixed calls do for each part of a container that is under a fixed key,
// also those that come up later.
func (o *Object) eachFixed(do func(*Object)) {
	o.onFixed = append(o.onFixed, do)
	for i := range o.fixed {
		do(o.fixed[i])
	}
}

// put keeps val as an element of a container, under key if it is a fixed one.
func (t *tracer) put(f *Frame, instr ssa.Instruction, key ssa.Value, val *node, in *Object, typ types.Type, once bool) {
	name, fixed := fixedKey(key, f)
	if !fixed {
		t.keep(f, instr, val, t.part(in, elem, typ), false)
		return
	}
	t.keep(f, instr, val, t.under(in, name, typ), once)
	t.each(val, func(a *Arrival) { a.Ref.Obj.shelved = true })
}

// get brings to a node what a container has under a key: the one slot of a
// fixed key, or whatever there is. What a request put in under a key of another
// kind is found by chance only, unless all keys are asked for, which nil says.
func (t *tracer) get(f *Frame, instr ssa.Instruction, key ssa.Value, from *Arrival, to *node, typ types.Type) {
	o := from.Ref.Obj
	name, fixed := "", false
	rest := to
	if key != nil {
		name, fixed = fixedKey(key, f)
		rest = &node{}
		t.linkVia(rest, to, func(a *Arrival) (Ref, bool) {
			byChance := o.Shared() && a.Ref.Mode == Own && a.Ref.Obj.root().Scope == scope.Request
			return a.Ref, !byChance
		}, nil)
	}
	if fixed {
		t.load(f, instr, t.under(o, name, typ), from, to, typ)
		t.load(f, instr, t.part(o, elem, typ), from, rest, typ)
		return
	}
	t.load(f, instr, t.part(o, elem, typ), from, to, typ)
	o.eachFixed(func(p *Object) { t.loadAs(f, instr, p, from, rest, typ, false) })
}
