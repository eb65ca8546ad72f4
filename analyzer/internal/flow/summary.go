package flow

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// Elsewhere runs every exported function once more as a caller elsewhere would,
// unless that happened already, and returns the result of all runs. Nothing that
// happens in these runs is a finding here.
func (r *Result) Elsewhere() *Result {
	t := r.tracer
	for _, fn := range t.roots.Exported {
		t.enterRoot(fn)
	}
	t.settle()
	for !t.over() && t.runIdle() {
		t.settle()
	}
	return &Result{Uses: t.uses[:len(t.uses):len(t.uses)], tracer: t}
}

// Facts returns what other packages need to know of this one, once all exported
// functions ran. reported tells which categories were reported about an object,
// and keeps what handlers keep of the servers that a function is given or returns.
func (r *Result) Facts(reported func(*Object) []string, keeps map[*ssa.Function][]fact.Keep) (map[*types.Func]*fact.Summary, map[*types.Var]*fact.Instance) {
	if r.tracer.over() {
		return nil, nil
	}
	s := &summarizer{tracer: r.tracer, reported: reported, keeps: keeps, sums: make(map[*types.Func]*fact.Summary)}
	return s.functions(), s.variables()
}

type summarizer struct {
	*tracer
	reported func(*Object) []string
	keeps    map[*ssa.Function][]fact.Keep
	sums     map[*types.Func]*fact.Summary
}

func (s *summarizer) of(fn *ssa.Function) *fact.Summary {
	obj, ok := fn.Object().(*types.Func)
	if !ok {
		return &fact.Summary{} // of nobody
	}
	sum := s.sums[obj]
	if sum == nil {
		sum = &fact.Summary{}
		s.sums[obj] = sum
	}
	return sum
}

// functions reads off the runs of each exported function what it does.
func (s *summarizer) functions() map[*types.Func]*fact.Summary {
	for _, u := range s.uses {
		s.told(u)
	}
	for _, fn := range s.roots.Exported {
		f := s.rootFrame(fn)
		sum := s.of(fn)
		sum.Keeps = s.keeps[fn]
		for i := range fn.Signature.Results().Len() {
			for _, a := range f.result(i).list {
				s.describe(sum, f, a, fact.Path{Base: fact.Result + i}, nil)
			}
		}
		for _, p := range s.params[fn] {
			s.fields(sum, f, p, p.path, nil)
		}
		sum.Normalize()
		if sum.Empty() {
			delete(s.sums, fn.Object().(*types.Func))
		}
	}
	return s.sums
}

func (s *summarizer) variables() map[*types.Var]*fact.Instance {
	vars := make(map[*types.Var]*fact.Instance)
	for g, n := range s.globals {
		v, ok := g.Object().(*types.Var)
		if !ok || g.Pkg != s.Pkg || !v.Exported() {
			continue
		}
		sum := &fact.Summary{}
		for _, a := range n.list {
			o := a.Ref.Obj
			if isStruct(typeOf(o)) {
				s.fields(sum, nil, o, fact.Path{Base: fact.Variable}, nil)
				continue
			}
			for _, b := range o.content.list {
				s.describe(sum, nil, b, fact.Path{Base: fact.Variable}, nil)
			}
		}
		sum.Normalize()
		if len(sum.Origins) > 0 {
			vars[v] = &fact.Instance{Origins: sum.Origins}
		}
	}
	return vars
}

// told turns a use of a parameter into a fact about the function.
func (s *summarizer) told(u *Use) {
	o := u.Arrival.Ref.Obj
	if o.Kind != Param || len(o.path.Fields) > fact.MaxFields {
		return
	}
	kind, ok := s.factKind(u)
	if !ok || kind == fact.Connects && s.inMemory(u) {
		return
	}
	sum := s.of(o.Frame.Fn)
	if slot := keptHere(u.Arrival); slot != nil && o.Contract.Role == contract.ClientHandle && u.Remote == nil && (kind == fact.Called || kind == fact.Passed) {
		sum.Uses = append(sum.Uses, fact.Use{Of: o.path, Kind: fact.Kept, Direct: true, How: u.How(), At: s.at(u.Instr)})
		return
	}
	sum.Uses = append(sum.Uses, fact.Use{
		Of: o.path, Kind: kind, Direct: u.Scope != scope.Request, How: u.How(), At: s.at(u.Instr),
	})
}

// keptHere returns the slot of the package in which a value was left before it came to where it is, for good: one
// that starts at a package variable, or nil.
func keptHere(a *Arrival) *Object {
	store := a.Store()
	if store == nil || setsBack(store) || store.Slot.InTable() || isClaim(store) {
		return nil
	}
	if root := store.Slot.root(); root.Kind == Global || root.Frame != nil && root.Frame.Fn.Synthetic == "package initializer" {
		return store.Slot
	}
	return nil
}

// isClaim reports whether the function that keeps a value compares it before with the one that is there, and does not
// come to the store if they differ: whoever is there has the slot.
func isClaim(store *Step) bool {
	st, ok := store.Instr.(*ssa.Store)
	if !ok {
		return false
	}
	place, ok := scope.PlaceOf(st.Addr)
	if !ok {
		return false
	}
	for _, b := range st.Parent().Blocks {
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		op, ok := test.Cond.(*ssa.BinOp)
		if !ok || op.Op != token.EQL && op.Op != token.NEQ || scope.IsZero(op.X) || scope.IsZero(op.Y) {
			continue
		}
		differs := b.Succs[0]
		if op.Op == token.EQL {
			differs = b.Succs[1]
		}
		for _, v := range []ssa.Value{op.X, op.Y} {
			load, ok := v.(*ssa.UnOp)
			if !ok || load.Op != token.MUL {
				continue
			}
			if p, ok := scope.PlaceOf(load.X); ok && p.Same(place) && !scope.Reaches(differs, st.Block()) {
				return true
			}
		}
	}
	return false
}

// inMemory reports whether a use connects a server to transports within the
// process only, which no client is behind.
func (s *summarizer) inMemory(u *Use) bool {
	if u.Func == nil || u.Call == nil || u.Func.TransportArg < 0 {
		return false
	}
	i := u.Func.TransportArg
	if !u.Call.Common().IsInvoke() && u.Func.ServerArg == contract.Receiver {
		i++
	}
	if i >= len(u.Call.Common().Args) {
		return false
	}
	list := s.val(u.Frame, u.Call.Common().Args[i]).list
	for _, a := range list {
		if c := a.Ref.Obj.Contract; c == nil || !c.InMemory {
			return false
		}
	}
	return len(list) > 0
}

func (s *summarizer) factKind(u *Use) (fact.Kind, bool) {
	if u.Remote != nil {
		return u.Remote.Kind, true
	}
	if u.Func != nil && (u.Kind == Call && u.Func.Mutates == contract.Receiver || u.Kind == Arg && u.Func.Mutates == u.Arg) {
		return fact.Mutates, true
	}
	if s.opens(u) {
		return fact.Served, true
	}
	switch u.Kind {
	case SlotReturn:
		return fact.Slot, true
	case Mount:
		return fact.Mounted, true
	case Call:
		if u.Func != nil && u.Func.Connects && u.Func.ServerArg == contract.Receiver {
			return fact.Connects, true
		}
		return fact.Called, !u.Arrival.Ref.Obj.Contract.IsHarmless(u.Name())
	case Arg:
		if u.Func == nil || len(u.Func.Wraps) > 0 || u.Func.Builds && !u.Func.Connects {
			return 0, false
		}
		return fact.Passed, true
	}
	return 0, false
}

// Name returns the name of the function that is called.
func (u *Use) Name() string {
	if u.Fn == nil {
		return ""
	}
	return u.Fn.Name()
}

// How names what uses the value, as source writes it.
func (u *Use) How() string {
	switch {
	case u.Remote != nil:
		return u.Remote.How
	case u.Func != nil:
		return u.Func.String()
	case u.Fn != nil && u.Kind == Call && u.Arrival.Ref.Obj.Contract != nil:
		recv := u.Fn.Signature().Recv()
		if recv == nil && u.Fn.Pkg() != nil {
			return u.Fn.Pkg().Name() + "." + u.Fn.Name()
		}
		if recv != nil && u.Fn.Pkg() != nil {
			if n, ok := types.Unalias(deref(types.Unalias(recv.Type()))).(*types.Named); ok {
				return u.Fn.Pkg().Name() + "." + n.Obj().Name() + "." + u.Fn.Name()
			}
		}
		return u.Arrival.Ref.Obj.Contract.String() + "." + u.Fn.Name()
	case u.Fn != nil && u.Fn.Pkg() != nil:
		return u.Fn.Pkg().Name() + "." + u.Fn.Name()
	}
	return ""
}

// describe adds what a value at path is: an instance, or a parameter's value.
func (s *summarizer) describe(sum *fact.Summary, f *Frame, a *Arrival, to fact.Path, seen []*Object) {
	o := a.Ref.Obj
	switch {
	case o.Kind == Param:
		if f != nil && o.Frame.Fn == f.Fn && !samePath(o.path, to) && len(o.path.Fields) <= fact.MaxFields {
			sum.Flows = append(sum.Flows, fact.Flow{From: o.path, To: to})
		}
	case o.Contract != nil && (o.Kind == Built || o.Kind == Memory):
		s.instance(sum, f, a, to)
	case o.Kind == Closure:
		s.factory(sum, f, o, to)
	case o.Kind == Memory || o.Kind == Built:
		s.fields(sum, f, o, to, seen)
	}
}

func samePath(p, q fact.Path) bool { return p.String() == q.String() }

func (s *summarizer) instance(sum *fact.Summary, f *Frame, a *Arrival, to fact.Path) {
	r := a.Ref
	o := r.Obj
	if o.Contract.Role == contract.ClientHandle || o.Contract.Role == contract.None {
		return
	}
	origin := fact.Origin{To: to, Package: o.Contract.Package, Type: o.Contract.Name, Reported: s.reported(o)}
	switch {
	case f != nil && o.root().Frame != nil && o.root().Frame.Root() == f && r.Mode == Own && o.root().Frame.Scope == f.Scope:
	case f == nil || (r.Mode == Lazy || o.Shared()) && throughGlobal(a):
		origin.Process = true
	default:
		return // some request's own
	}
	if o.From != nil {
		origin.At, origin.In = o.From.At, o.From.In
		origin.Reported = append(origin.Reported, o.From.Reported...)
	} else if o.root().Origin != nil {
		origin.At = s.at(o.root().Origin)
		origin.In = o.root().Origin.Parent().Name()
	}
	sum.Origins = append(sum.Origins, origin)
}

// factory adds what a returned function returns when it is called.
func (s *summarizer) factory(sum *fact.Summary, f *Frame, o *Object, to fact.Path) {
	if len(to.Fields) >= fact.MaxFields || o.fn.Blocks == nil || o.fn.Signature.Results().Len() == 0 {
		return
	}
	key := frameKey{fn: o.fn, scope: s.outsideScope(o.fn, scope.Startup), self: o}
	g := s.frames[key]
	if g == nil {
		return
	}
	to = extend(to, fact.Call)
	for _, a := range g.result(0).list {
		o := a.Ref.Obj
		if built := o.root().Frame; built != nil && built.Root() == g {
			continue // it builds a new one at each call
		}
		if o.Contract != nil || o.Kind == Param {
			s.describe(sum, f, a, to, nil)
		}
	}
}

func extend(p fact.Path, name string) fact.Path {
	return fact.Path{Base: p.Base, Fields: append(p.Fields[:len(p.Fields):len(p.Fields)], name)}
}

// fields adds what is kept in the fields of a struct.
func (s *summarizer) fields(sum *fact.Summary, f *Frame, o *Object, to fact.Path, seen []*Object) {
	st, ok := typeOf(o).Underlying().(*types.Struct)
	if !ok || len(to.Fields) >= fact.MaxFields {
		return
	}
	for _, p := range seen {
		if p == o {
			return
		}
	}
	seen = append(seen, o)
	for i := range st.NumFields() {
		p := o.parts[i]
		if p == nil {
			continue
		}
		field := extend(to, st.Field(i).Name())
		if isStruct(p.Type) {
			if p.Contract != nil && p.Kind != Param {
				s.instance(sum, f, &Arrival{Ref: Ref{Obj: p}}, field)
			}
			s.fields(sum, f, p, field, seen)
			continue
		}
		for _, a := range p.content.list {
			s.describe(sum, f, a, field, seen)
		}
	}
}

// at returns file and line of instr as text.
func (s *summarizer) at(instr ssa.Instruction) string {
	if instr == nil {
		return ""
	}
	pos := s.Fset.Position(instr.Pos())
	if !pos.IsValid() {
		return ""
	}
	return fmt.Sprintf("%s:%d", filepath.Base(pos.Filename), pos.Line)
}

// throughGlobal reports whether a value came through a package variable: only
// then is it the same one for every caller.
func throughGlobal(a *Arrival) bool {
	if a.Ref.Obj.root().Kind == Global {
		return true
	}
	for _, step := range a.Path() {
		if step.Kind == StepLoaded && step.Slot.root().Kind == Global {
			return true
		}
	}
	return false
}
