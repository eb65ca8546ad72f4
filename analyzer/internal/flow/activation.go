package flow

import (
	"go/constant"
	"go/types"
	"iter"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// Activation returns the frame in which the run began that f is part of: a
// request, a session's factory, one run under a once-guard, or startup. A
// closure that other code runs belongs to the run that made it, unless it is
// an entry point itself.
func (r *Result) Activation(f *Frame) *Frame { return r.tracer.activation(f) }

func (t *tracer) activation(f *Frame) *Frame {
	for n := 0; n < maxDerive; n++ {
		f = f.Root()
		if f.handler || f.factory || f.Site != nil {
			return f
		}
		_, made := f.madeBy()
		if made == nil || made.Scope != f.Scope || scope.IsEntry(f.Fn.Signature, t.Set) {
			return f
		}
		f = made
	}
	return f
}

// Handles reports whether f begins the handling of a call of an MCP client.
func (f *Frame) Handles() bool { return f.handler }

// Answers reports whether f begins an answer for a factory slot.
func (f *Frame) Answers() bool { return f.factory }

// Greets reports whether f handles what every client sends once, when its
// session begins.
func (f *Frame) Greets() bool { return f.greets }

// Package returns the package that was traced.
func (r *Result) Package() *types.Package { return r.tracer.Pkg.Pkg }

// Built returns the instances of types that contracts speak of which the
// package builds.
func (r *Result) Built() []*Object {
	var list []*Object
	for _, o := range r.tracer.objects {
		if o.Contract != nil && (o.Kind == Built || o.Kind == Memory) {
			list = append(list, o)
		}
	}
	return list
}

// Outlived reports whether o is kept in something that may be there when the
// request which built o is gone.
func (r *Result) Outlived(o *Object) bool {
	for _, p := range r.tracer.objects {
		root := p.root()
		if root == o.root() || !root.tabled && !root.escaped && !root.Shared() {
			continue
		}
		for _, a := range p.content.list {
			if a.Ref.Obj == o {
				return true
			}
		}
	}
	return false
}

// Contract returns what an SDK promises for a type, or nil.
func (r *Result) Contract(typ types.Type) *contract.Type { return r.tracer.Set.Type(typ) }

// Outer returns the frame that made the closure which f runs, or nil.
func (f *Frame) Outer() *Frame {
	_, made := f.madeBy()
	return made
}

// Carries reports whether v, a context or request, is of the request that f runs for.
func (r *Result) Carries(v ssa.Value, f *Frame) bool {
	d := &derivation{tracer: r.tracer}
	return d.carrier(v, f)
}

// StoresOnce reports whether a store in f happens once, for whoever comes first: a once-guard runs f, or the store
// stands behind one of its slot, which nothing sets back.
func (r *Result) StoresOnce(st *ssa.Store, f *Frame) bool { return r.tracer.storesOnce(st, f) }

// Frames returns the frames of a function.
func (r *Result) Frames(fn *ssa.Function) []*Frame { return r.tracer.framesOf[fn] }

// Argument returns what the call that entered f passes for p, and the frame of
// that call; nil if it is not known.
func (f *Frame) Argument(p *ssa.Parameter) (ssa.Value, *Frame) { return argument(p, f) }

// Promised returns what an SDK promises for what is called, or nil.
func (r *Result) Promised(call ssa.CallInstruction) *contract.Func {
	return r.tracer.Set.Func(called(call.Common()))
}

// Callees returns the frames that a call in f enters.
func (r *Result) Callees(f *Frame, call ssa.CallInstruction) []*Frame {
	return r.tracer.callees[siteKey{f, call}]
}

// Strings yields the constant strings in the functions of the package that run,
// without those that tell an outgoing request what to do.
func (r *Result) Strings() iter.Seq[string] {
	return func(yield func(string) bool) {
		for instr := range r.instrs() {
			if call, ok := instr.(*ssa.Call); ok && called(call.Common()) != nil && strings.HasPrefix(called(call.Common()).Name(), "NewRequest") {
				continue
			}
			var buf [8]*ssa.Value
			for _, op := range instr.Operands(buf[:0]) {
				c, ok := (*op).(*ssa.Const)
				if ok && c.Value != nil && c.Value.Kind() == constant.String && !yield(constant.StringVal(c.Value)) {
					return
				}
			}
		}
	}
}

// Called yields what functions of the package that run call, where that can be
// told.
func (r *Result) Called() iter.Seq[*types.Func] {
	return func(yield func(*types.Func) bool) {
		for instr := range r.instrs() {
			call, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			if fn := called(call.Common()); fn != nil && !yield(fn) {
				return
			}
		}
	}
}

// instrs yields the instructions of the functions of the package that run.
func (r *Result) instrs() iter.Seq[ssa.Instruction] {
	return func(yield func(ssa.Instruction) bool) {
		for _, fn := range r.tracer.funcsInOrder {
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					if !yield(instr) {
						return
					}
				}
			}
		}
	}
}

// Runs yields the functions of the package that run, each with the frames in which they do, in a fixed order.
func (r *Result) Runs() iter.Seq2[*ssa.Function, []*Frame] {
	return func(yield func(*ssa.Function, []*Frame) bool) {
		for _, fn := range r.tracer.funcsInOrder {
			if !yield(fn, r.tracer.framesOf[fn]) {
				return
			}
		}
	}
}

// SDKCalls lists the static calls of functions of SDKs in the functions of the
// package that run, in a fixed order.
func (r *Result) SDKCalls() []*ssa.Call {
	var list []*ssa.Call
	for instr := range r.instrs() {
		call, ok := instr.(*ssa.Call)
		if !ok {
			continue
		}
		if callee := call.Common().StaticCallee(); callee != nil && callee.Object() != nil && callee.Object().Pkg() != nil &&
			r.tracer.Set.Owner(callee.Object().Pkg().Path()) != nil {
			list = append(list, call)
		}
	}
	return list
}
