package flow

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A container stands for the dependency-injection containers of a package: it
// holds one value of a type for all that ask for it. A provider runs once in
// the life of the process, whoever asks first.
type container struct {
	slots []*provided // in order of appearance
}

// provided is what the containers of the package hold of one type. Two
// providers are for two containers, or have names: which of them is asked, is
// not known, and nobody gets anything.
type provided struct {
	typ    types.Type
	node   *node // what those get that ask
	key    any   // of the provider: a function or call
	more   bool  // there is another one
	from   []*node
	linked int // of from
}

// injects follows calls that give providers and values to a container, or take
// values from it.
func (t *tracer) injects(c *outcall) bool {
	name := c.fn.Name()
	switch c.fn.Pkg().Path() {
	case "go.uber.org/fx":
		return t.injectFx(c, name)
	case "go.uber.org/dig":
		switch name {
		case "Provide", "Invoke":
			t.eachReceiver(c, func(*Arrival) {})
			if len(c.args) > 0 {
				t.each(t.val(c.f, c.args[0]), func(a *Arrival) { t.construct(a, name == "Provide") })
			}
			return true
		}
	case "github.com/samber/do", "github.com/samber/do/v2":
		return t.injectDo(c, name)
	}
	return false
}

func (t *tracer) injectFx(c *outcall, name string) bool {
	switch name {
	case "Provide", "Invoke":
		t.eachArg(c, 0, func(a *Arrival) { t.construct(a, name == "Provide") })
	case "Supply":
		t.eachArg(c, 0, func(a *Arrival) {
			if typ := a.Ref.Obj.Type; typ != nil {
				if isStruct(typ) || a.Ref.Obj.Kind == Memory || a.Ref.Obj.Kind == Built {
					typ = types.NewPointer(typ)
				}
				value := &node{}
				t.add(value, a.Ref, a, nil)
				t.provide(typ, c.site, value)
			}
		})
	case "Annotate":
		t.results(c.f, c.site, func(_ int, _ types.Type, n *node) {
			if len(c.args) > 0 {
				t.link(t.val(c.f, c.args[0]), n, nil)
			}
		})
	default:
		return false
	}
	return true
}

func (t *tracer) injectDo(c *outcall, name string) bool {
	switch {
	case strings.HasSuffix(name, "Transient"):
		return false // a new one for each that asks
	case name == "Provide" || name == "ProvideNamed" || name == "Override" || name == "OverrideNamed":
		last := len(c.args) - 1
		if last < 0 {
			return false
		}
		t.each(t.val(c.f, c.args[last]), func(a *Arrival) { t.construct(a, true) })
	case name == "ProvideValue" || name == "ProvideNamedValue" || name == "OverrideValue" || name == "OverrideNamedValue":
		last := len(c.args) - 1
		if last < 0 {
			return false
		}
		t.provide(c.args[last].Type(), c.site, t.val(c.f, c.args[last]))
	case name == "Invoke" || name == "MustInvoke" || name == "InvokeNamed" || name == "MustInvokeNamed":
		t.results(c.f, c.site, func(i int, typ types.Type, n *node) {
			if i == 0 {
				t.link(t.provision(typ), n, &Step{Kind: StepThrough, Instr: c.site, Frame: c.f})
			}
		})
	default:
		return false
	}
	return true
}

// construct runs a function of a container once: its parameters come from
// there, and what a provider returns goes there.
func (t *tracer) construct(a *Arrival, provider bool) {
	o := a.Ref.Obj
	switch {
	case o.Kind == Boxed:
		t.each(o.inner, func(in *Arrival) { t.construct(in, provider) })
		return
	case o.Kind != Closure || o.fn.Blocks == nil || t.skipped(o.fn):
		return
	}
	f := t.enterClosure(a, scope.Startup, nil, nil)
	f.received = true
	for _, p := range params(f.Fn) {
		t.supply(f, p)
	}
	if !provider {
		return
	}
	for i := range f.Fn.Signature.Results().Len() {
		typ := f.Fn.Signature.Results().At(i).Type()
		if !t.carries(typ) {
			continue
		}
		if st := embeds(typ, "Out"); st != nil {
			t.each(f.result(i), func(r *Arrival) {
				for j := range st.NumFields() {
					if typ := st.Field(j).Type(); t.carries(typ) && r.Ref.Obj.has(deref(f.Fn.Signature.Results().At(i).Type())) {
						t.provide(typ, f.Fn, t.part(r.Ref.Obj, j, typ).content)
					}
				}
			})
			continue
		}
		t.provide(typ, f.Fn, f.result(i))
	}
}

// supply fills a parameter, or the fields of a struct that asks for several.
func (t *tracer) supply(f *Frame, p *ssa.Parameter) {
	if !t.carries(p.Type()) {
		return
	}
	st := embeds(p.Type(), "In")
	if st == nil {
		t.link(t.provision(p.Type()), t.val(f, p), t.injected(f))
		return
	}
	o := t.object(Memory, deref(p.Type()), f, f.Scope, firstInstr(f.Fn))
	t.add(t.val(f, p), Ref{Obj: o}, nil, nil)
	for i := range st.NumFields() {
		if typ := st.Field(i).Type(); t.carries(typ) {
			t.link(t.provision(typ), t.part(o, i, typ).content, t.injected(f))
		}
	}
}

func (t *tracer) injected(f *Frame) *Step {
	return &Step{Kind: StepReceived, Frame: f, Instr: firstInstr(f.Fn)}
}

// embeds returns the struct that typ is if it embeds the type In or Out of a container.
func embeds(typ types.Type, name string) *types.Struct {
	st, ok := typ.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	for f := range st.Fields() {
		if n, ok := types.Unalias(f.Type()).(*types.Named); ok && f.Embedded() && n.Obj().Name() == name && n.Obj().Pkg() != nil &&
			strings.HasPrefix(n.Obj().Pkg().Path(), "go.uber.org/") {
			return st
		}
	}
	return nil
}

// provision returns the node for what the containers hold of a type.
func (t *tracer) provision(typ types.Type) *node { return t.providedOf(typ).node }

func (t *tracer) providedOf(typ types.Type) *provided {
	for _, p := range t.injection.slots {
		if types.Identical(p.typ, typ) {
			return p
		}
	}
	p := &provided{typ: typ, node: &node{}}
	t.injection.slots = append(t.injection.slots, p)
	return p
}

// provide notes that a function or call gives what is at n to a container.
func (t *tracer) provide(typ types.Type, key any, n *node) {
	p := t.providedOf(typ)
	p.more = p.more || p.key != nil && p.key != key
	p.key = key
	p.from = append(p.from, n)
}

// inject hands out what the containers hold, once all providers are known.
func (t *tracer) inject() bool {
	moved := false
	for i := 0; i < len(t.injection.slots); i++ {
		p := t.injection.slots[i]
		for ; p.linked < len(p.from) && !p.more; p.linked++ {
			t.link(p.from[p.linked], p.node, nil)
			moved = true
		}
	}
	return moved
}
