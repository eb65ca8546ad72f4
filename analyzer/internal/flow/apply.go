package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// apply does at a call what the facts about the callee say.
func (t *tracer) apply(c *outcall, sum *fact.Summary) {
	for _, origin := range sum.Origins {
		s := c.scope
		if origin.Process {
			s = scope.Startup
		}
		t.slotsAt(c, origin.To, func(o *Object, n *node) { t.placeAt(n, origin, c, s, typeOfSlot(o, c, origin.To)) })
	}
	for _, fl := range sum.Flows {
		t.valuesAt(c, fl.From, func(a *Arrival) {
			t.slotsAt(c, fl.To, func(o *Object, n *node) {
				step := &Step{Kind: StepThrough, Instr: c.site, Frame: c.f}
				if o != nil {
					step.Kind, step.Slot = StepStored, o
				}
				t.add(n, a.Ref, a, step)
			})
		})
	}
	for i := range sum.Uses {
		u := &sum.Uses[i]
		s := scope.Request
		if u.Direct {
			s = c.scope
		}
		t.valuesAt(c, u.Of, func(a *Arrival) {
			t.use(&Use{Kind: useKind(u.Kind), Arrival: a, Call: c.site, Frame: c.f, Scope: s, Fn: c.fn, Remote: u})
		})
	}
	for i := range sum.Keeps {
		t.keeping(c, &sum.Keeps[i])
	}
}

func useKind(k fact.Kind) UseKind {
	switch k {
	case fact.Slot:
		return SlotReturn
	case fact.Mounted:
		return Mount
	case fact.Called:
		return Call
	}
	return Arg
}

func typeOfSlot(o *Object, c *outcall, to fact.Path) types.Type {
	if o != nil {
		return o.Type
	}
	if i := to.Base - fact.Result; i >= 0 && i < c.sig.Results().Len() {
		return c.sig.Results().At(i).Type()
	}
	return nil
}

// place puts an origin told by a fact where its path leads within o.
func (t *tracer) place(o *Object, origin fact.Origin) {
	slot := o
	for _, name := range origin.To.Fields {
		if slot = t.partNamed(slot, name); slot == nil {
			return
		}
	}
	t.placeAt(slot.content, origin, nil, scope.Startup, slot.Type)
}

func (t *tracer) placeAt(n *node, origin fact.Origin, c *outcall, s scope.Scope, declared types.Type) {
	typ := t.typeNamed(origin.Package, origin.Type, declared)
	if typ == nil {
		return
	}
	var site ssa.Instruction
	var f *Frame
	if c != nil {
		site, f = c.site, c.f
	}
	o := t.object(Built, typ, f, s, site)
	o.From = &Foreign{At: origin.At, In: origin.In, Process: origin.Process, Direct: len(origin.To.Fields) == 0, Reported: origin.Reported}
	t.add(n, Ref{Obj: o}, nil, &Step{Kind: StepBuilt, Instr: site, Frame: f})
}

// typeNamed finds the type that a fact names; declared is tried first.
func (t *tracer) typeNamed(pkg, name string, declared types.Type) types.Type {
	if declared != nil {
		if typ := types.Unalias(deref(declared)); symbol.IsType(typ, pkg, name) {
			return typ
		}
	}
	if p := t.imported(pkg); p != nil {
		if obj, ok := p.Scope().Lookup(name).(*types.TypeName); ok {
			return obj.Type()
		}
	}
	return nil
}

// imported finds a package among those that this one's types come from.
func (t *tracer) imported(path string) *types.Package {
	if t.packages == nil {
		t.packages = make(map[string]*types.Package)
		work := []*types.Package{t.Pkg.Pkg}
		for len(work) > 0 {
			p := work[len(work)-1]
			work = work[:len(work)-1]
			if t.packages[p.Path()] == nil {
				t.packages[p.Path()] = p
				work = append(work, p.Imports()...)
			}
		}
	}
	return t.packages[path]
}

// valuesAt calls do for what a path of the caller's leads to.
func (t *tracer) valuesAt(c *outcall, p fact.Path, do func(*Arrival)) {
	t.eachArg(c, p.Base, func(a *Arrival) { t.walk(c, a, p.Fields, do) })
}

func (t *tracer) walk(c *outcall, a *Arrival, fields []string, do func(*Arrival)) {
	if len(fields) == 0 {
		do(a)
		return
	}
	if o := a.Ref.Obj; fields[0] == fact.Call && o.Kind == Closure {
		if g := t.runFactory(a); g != nil {
			t.each(g.result(0), func(b *Arrival) { t.walk(c, b, fields[1:], do) })
		}
		return
	}
	slot := t.partNamed(a.Ref.Obj, fields[0])
	if slot == nil {
		return
	}
	t.seedOpaque(slot, slot.Type)
	if isAggregate(slot.Type) {
		t.walk(c, &Arrival{Ref: Ref{slot, a.Ref.Mode}, Prev: a}, fields[1:], do)
		return
	}
	read := &node{}
	t.load(c.f, c.site, slot, a, read, slot.Type)
	t.each(read, func(b *Arrival) { t.walk(c, b, fields[1:], do) })
}

// slotsAt calls do for the slots that a path leads to: a result of the call,
// or a field of what an argument or a result is.
func (t *tracer) slotsAt(c *outcall, p fact.Path, do func(*Object, *node)) {
	last := func(a *Arrival) {
		name := p.Fields[len(p.Fields)-1]
		if slot := t.partNamed(a.Ref.Obj, name); slot != nil {
			do(slot, slot.content)
		}
	}
	if p.Base < fact.Result {
		if len(p.Fields) == 0 {
			return
		}
		t.eachArg(c, p.Base, func(a *Arrival) { t.walk(c, a, p.Fields[:len(p.Fields)-1], last) })
		return
	}
	t.results(c.f, c.site, func(i int, typ types.Type, n *node) {
		if i != p.Base-fact.Result {
			return
		}
		if len(p.Fields) == 0 {
			do(nil, n)
			return
		}
		t.walk(c, &Arrival{Ref: Ref{Obj: t.carrier(c, typ, n)}}, p.Fields[:len(p.Fields)-1], last)
	})
}

// carrier returns the object that stands for a result whose inside facts speak of.
func (t *tracer) carrier(c *outcall, typ types.Type, n *node) *Object {
	for _, a := range n.list {
		if o := a.Ref.Obj; o.Kind == Built && o.Origin == c.site && o.Contract == nil {
			return o
		}
	}
	o := t.object(Built, deref(typ), c.f, c.scope, c.site)
	t.add(n, Ref{Obj: o}, nil, nil)
	return o
}

// partNamed returns the part of o that a name in a fact's path stands for.
func (t *tracer) partNamed(o *Object, name string) *Object {
	if name == fact.Call {
		sig, ok := typeOf(o).Underlying().(*types.Signature)
		if !ok || sig.Results().Len() == 0 {
			return nil
		}
		return t.part(o, resultOf, sig.Results().At(0).Type())
	}
	i, typ := fieldNamed(o.Type, name)
	if typ == nil {
		return nil
	}
	return t.part(o, i, typ)
}
