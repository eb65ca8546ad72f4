package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// A Source is where data of one request enters a computation.
type Source struct {
	Instr ssa.Instruction // nil for a parameter
	Param *ssa.Parameter  // nil for an instruction
	Frame *Frame
	What  string // in words
}

// Body reports whether the data is what the request brings, not who sends it.
func (s *Source) Body() bool { return s.What == bodyOfRequest }

const bodyOfRequest = "the body of the request"

// maxDerive bounds the values that one question may look at.
const maxDerive = 4000

type derivation struct {
	*tracer
	seen map[valueKey]bool
	work []valueKey
	hit  *Source
}

type valueKey struct {
	v ssa.Value
	f *Frame
}

// Source returns where request data enters v as f computes it, or nil if none
// does. The request and its context only carry data: what counts is what is
// read from them, a header that tells who asks, a cookie, a value of the
// context, an argument of an MCP call. Where it is sent, and how long it may
// take, is no data of a client.
func (r *Result) Source(v ssa.Value, f *Frame) *Source {
	d := &derivation{tracer: r.tracer, seen: make(map[valueKey]bool)}
	d.push(v, f)
	for n := 0; len(d.work) > 0 && d.hit == nil && n < maxDerive; n++ {
		k := d.work[0]
		d.work = d.work[1:]
		d.step(k.v, k.f)
	}
	return d.hit
}

func (d *derivation) push(v ssa.Value, f *Frame) {
	switch v.(type) {
	case nil, *ssa.Const, *ssa.Builtin, *ssa.Function:
		return
	}
	k := valueKey{v, f}
	if f == nil || d.seen[k] {
		return
	}
	d.seen[k] = true
	d.work = append(d.work, k)
}

func (d *derivation) found(what string, instr ssa.Instruction, f *Frame) {
	if d.hit == nil {
		d.hit = &Source{Instr: instr, Frame: f, What: what}
	}
}

func (d *derivation) step(v ssa.Value, f *Frame) {
	switch v := v.(type) {
	case *ssa.Parameter:
		d.parameter(v, f)
	case *ssa.FreeVar:
		if maker, at := f.madeBy(); maker != nil {
			for i, fv := range f.Fn.FreeVars {
				if fv == v {
					d.push(maker.Bindings[i], at)
				}
			}
		}
	case *ssa.Global:
		for _, w := range d.writes(scope.Place{Var: v}) {
			d.push(w.v, w.f)
		}
	case *ssa.Alloc:
		d.memory(v, f)
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok {
			d.field(fa, f)
			return
		}
		d.push(v.X, f)
	case *ssa.FieldAddr:
		d.field(v, f)
	case *ssa.Lookup:
		if isHeader(v.X.Type()) {
			if tellsWho(v.Index) && d.carrier(v.X, f) {
				d.found("a header of the request", v, f)
			}
			return
		}
		d.push(v.X, f) // which entry is chosen says nothing of what it holds
	case *ssa.MakeMap:
		for _, r := range *v.Referrers() {
			if up, ok := r.(*ssa.MapUpdate); ok && up.Map == v {
				d.push(up.Key, f)
				d.push(up.Value, f)
			}
		}
	case *ssa.Call:
		d.call(v, f)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			d.callResult(call, v.Index, f)
			return
		}
		d.push(v.Tuple, f)
	case ssa.Instruction:
		var buf [8]*ssa.Value
		for _, op := range v.Operands(buf[:0]) {
			if *op != nil {
				d.push(*op, f)
			}
		}
	}
}

// madeBy returns the instruction that made the closure which f runs, and the
// frame it stands in.
func (f *Frame) madeBy() (*ssa.MakeClosure, *Frame) {
	if f.self == nil || f.self.Kind != Closure {
		return nil, nil
	}
	maker, _ := f.self.Origin.(*ssa.MakeClosure)
	return maker, f.self.root().Frame
}

// parameter follows a parameter to the arguments of the calls that entered f.
// What a handler of an MCP call is given is data.
func (d *derivation) parameter(p *ssa.Parameter, f *Frame) {
	if arg, at := argument(p, f); arg != nil {
		d.push(arg, at)
		return
	}
	if f.Scope != scope.Request || IsContext(p.Type()) {
		return
	}
	c := d.Set.Type(p.Type())
	switch {
	case c != nil && (c.Role == contract.ClientHandle || c.Request && !onlyCarries(c)):
		d.hit = &Source{Param: p, Frame: f, What: "data of one client's request"}
	case f.handler && (c == nil || c.Role == contract.None && !onlyCarries(c)) && !isReceiver(p, f):
		d.hit = &Source{Param: p, Frame: f, What: "an argument of an MCP call"}
	}
}

// onlyCarries reports whether a type of request stands for whatever came over
// HTTP; what a client asks of MCP is data as a whole.
func onlyCarries(c *contract.Type) bool {
	return c.Request && c.Role == contract.None && c.SDK.Kind != contract.KindSDK
}

func isReceiver(p *ssa.Parameter, f *Frame) bool {
	return f.Fn.Signature.Recv() != nil && len(f.Fn.Params) > 0 && f.Fn.Params[0] == p
}

// argument returns what the call that entered f passes for p.
func argument(p *ssa.Parameter, f *Frame) (ssa.Value, *Frame) {
	if f.Site == nil {
		return nil, nil
	}
	i := -1
	for j, q := range f.Fn.Params {
		if q == p {
			i = j
		}
	}
	common := f.Site.Common()
	if common.IsInvoke() {
		if i == 0 {
			return common.Value, f.Caller
		}
		i--
	}
	if i < 0 || i >= len(common.Args) {
		return nil, nil
	}
	return common.Args[i], f.Caller
}

// memory follows a variable to all that is written into it or its parts.
func (d *derivation) memory(addr ssa.Value, f *Frame) {
	refs := addr.Referrers()
	if refs == nil {
		return
	}
	for _, r := range *refs {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == addr {
				d.push(r.Val, f)
			}
		case *ssa.FieldAddr:
			d.memory(r, f)
		case *ssa.IndexAddr:
			d.memory(r, f)
		case *ssa.MakeClosure:
			for i, b := range r.Bindings {
				if b == addr {
					d.captured(r, i, f)
				}
			}
		case *ssa.MakeInterface:
			d.filled(r, f)
		}
	}
}

// captured follows what a closure writes into a variable it captured.
func (d *derivation) captured(maker *ssa.MakeClosure, i int, f *Frame) {
	fn := maker.Fn.(*ssa.Function)
	fv := fn.FreeVars[i]
	for _, g := range d.framesOf[fn] {
		if m, at := g.madeBy(); m != maker || at != f {
			continue
		}
		if refs := fv.Referrers(); refs != nil {
			for _, r := range *refs {
				if st, ok := r.(*ssa.Store); ok && st.Addr == fv {
					d.push(st.Val, g)
				}
			}
		}
	}
}

// filled follows a variable whose address a function got as an interface: it
// decodes its other arguments into it.
func (d *derivation) filled(addr *ssa.MakeInterface, f *Frame) {
	for _, r := range *addr.Referrers() {
		if call, ok := r.(*ssa.Call); ok {
			d.filledBy(call, addr, f)
		}
	}
}

func (d *derivation) filledBy(call *ssa.Call, addr ssa.Value, f *Frame) {
	common := call.Common()
	if fn := common.StaticCallee(); fn != nil && fn.Blocks != nil {
		return
	}
	if common.IsInvoke() {
		d.push(common.Value, f)
	}
	for _, arg := range common.Args {
		if arg != addr && !IsContext(arg.Type()) {
			d.push(arg, f)
		}
	}
}

// field follows a field to what is written into it.
func (d *derivation) field(fa *ssa.FieldAddr, f *Frame) {
	st := deref(fa.X.Type())
	if c := d.Set.Type(st); c != nil {
		switch {
		case c.Package == "net/http" && c.Name == "Request":
			name := st.Underlying().(*types.Struct).Field(fa.Field).Name()
			if (name == "Body" || name == "TLS") && d.carrier(fa.X, f) {
				d.found("the "+map[string]string{"Body": "body", "TLS": "certificate"}[name]+" of the request", fa, f)
			}
			return
		case c.Role == contract.ClientHandle:
			d.push(fa.X, f)
			return
		case onlyCarries(c):
			return
		}
	}
	if alloc, ok := fa.X.(*ssa.Alloc); ok {
		for _, r := range *alloc.Referrers() {
			if other, ok := r.(*ssa.FieldAddr); ok && other.Field == fa.Field {
				d.memory(other, f)
			}
		}
		for _, r := range *alloc.Referrers() {
			if store, ok := r.(*ssa.Store); ok && store.Addr == alloc {
				d.push(store.Val, f)
			}
		}
		d.outward(alloc, f)
		return
	}
	d.push(fa.X, f)
	place, _ := scope.PlaceOf(fa)
	bases := d.val(f, fa.X)
	for _, w := range d.writes(place) {
		if w.base == nil || meets(bases, d.val(w.f, w.base)) {
			d.push(w.v, w.f)
		}
	}
}

// outward follows a variable that something fills through its address.
func (d *derivation) outward(alloc *ssa.Alloc, f *Frame) {
	for _, r := range *alloc.Referrers() {
		if r, ok := r.(*ssa.MakeInterface); ok {
			d.filled(r, f)
		}
	}
}

// meets reports whether two bases may be the same object.
func meets(a, b *node) bool {
	for _, x := range a.list {
		for _, y := range b.list {
			if x.Ref.Obj == y.Ref.Obj {
				return true
			}
		}
	}
	return false
}

// A write is a store to a place, in one frame.
type write struct {
	v, base ssa.Value
	f       *Frame
}

// writes returns the stores to a field or package variable, in all frames.
func (d *derivation) writes(p scope.Place) []write {
	var list []write
	for _, fn := range d.funcsInOrder {
		for _, st := range d.storesIn(fn) {
			q, ok := scope.PlaceOf(st.Addr)
			if !ok || !p.Same(q) {
				continue
			}
			var base ssa.Value
			if fa, ok := st.Addr.(*ssa.FieldAddr); ok {
				base = fa.X
			}
			for _, f := range d.framesOf[fn] {
				list = append(list, write{st.Val, base, f})
			}
		}
	}
	return list
}

// IsContext reports whether typ is context.Context.
func IsContext(typ types.Type) bool {
	return symbol.IsType(typ, "context", "Context")
}
