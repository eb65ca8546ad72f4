package flow

import (
	"go/types"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
)

// Exported returns the run of an exported function, as other packages call it
// at startup, that f is part of; nil if something else led to f.
func (f *Frame) Exported() *Frame {
	for n := 0; f != nil && n < maxDerive; n++ {
		f = f.Root()
		if f.outermost() {
			return f
		}
		f = f.Outer()
	}
	return nil
}

// Path returns how the caller of an exported function reaches o, which stands
// for what it passes, and whether facts can say so.
func (o *Object) Path() (fact.Path, bool) {
	return o.path, o.Kind == Param && len(o.path.Fields) <= fact.MaxFields
}

// PathTo returns how the caller of the exported function that f runs reaches o:
// through what it passes, or through what it gets.
func (r *Result) PathTo(o *Object, f *Frame) (fact.Path, bool) {
	if o.Kind == Param {
		p, ok := o.Path()
		return p, ok && o.Frame == f
	}
	first := 0
	if f.Fn.Signature.Recv() != nil {
		first = fact.Receiver
	}
	for i, p := range f.Fn.Params {
		if path, ok := leads(r.tracer.val(f, p), o, fact.Path{Base: first + i}); ok {
			return path, true
		}
	}
	for i := range f.Fn.Signature.Results().Len() {
		if path, ok := leads(f.result(i), o, fact.Path{Base: fact.Result + i}); ok {
			return path, true
		}
	}
	return fact.Path{}, false
}

// leads returns the path from what is at n, which path reaches, to o.
func leads(n *node, o *Object, path fact.Path) (fact.Path, bool) {
	type place struct {
		o    *Object
		path fact.Path
	}
	var work []place
	for _, a := range n.list {
		work = append(work, place{a.Ref.Obj, path})
	}
	for len(work) > 0 {
		at := work[0]
		work = work[1:]
		if at.o == o {
			return at.path, true
		}
		st, ok := typeOf(at.o).Underlying().(*types.Struct)
		if !ok || len(at.path.Fields) == fact.MaxFields {
			continue
		}
		for i := range st.NumFields() {
			p := at.o.parts[i]
			if p == nil {
				continue
			}
			to := extend(at.path, st.Field(i).Name())
			work = append(work, place{p, to})
			for _, a := range p.content.list {
				work = append(work, place{a.Ref.Obj, to})
			}
		}
	}
	return fact.Path{}, false
}

// InVariables reports whether a package variable leads to o.
func (r *Result) InVariables(o *Object) bool {
	t := r.tracer
	if t.inVariables == nil {
		t.inVariables = t.leadTo()
	}
	return t.inVariables[o.root()]
}

// leadTo returns the objects that package variables lead to.
func (t *tracer) leadTo() map[*Object]bool {
	seen := make(map[*Object]bool)
	var work []*Object
	push := func(n *node) {
		for _, a := range n.list {
			if o := a.Ref.Obj; !seen[o] {
				seen[o] = true
				work = append(work, o)
			}
		}
	}
	for _, n := range t.globals {
		push(n)
	}
	for len(work) > 0 {
		o := work[len(work)-1]
		work = work[:len(work)-1]
		push(o.content)
		for _, p := range o.order {
			if !seen[p] {
				seen[p] = true
				work = append(work, p)
			}
		}
		if o.inner != nil {
			push(o.inner)
		}
		for _, b := range o.bindings {
			push(b)
		}
	}
	return seen
}
