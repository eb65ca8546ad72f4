package flow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// An Access reads or writes a variable: directly, through an atomic value, or
// as the element of a map that has a constant key.
type Access struct {
	Instr ssa.Instruction
	Frame *Frame
	Addr  ssa.Value // of the variable
	Key   string    // of the map that the variable holds
	Val   ssa.Value // what is written; nil for a read
}

// Accesses lists the reads and writes of variables in the frames of scope s,
// in a fixed order. The list is the result's own.
func (r *Result) Accesses(s scope.Scope) []Access {
	if list, known := r.accesses[s]; known {
		return list
	}
	var list []Access
	for _, fn := range r.tracer.funcsInOrder {
		accs := accessesIn(fn)
		for _, f := range r.tracer.framesOf[fn] {
			if f.Scope != s {
				continue
			}
			for _, a := range accs {
				a.Frame = f
				list = append(list, a)
			}
		}
	}
	if r.accesses == nil {
		r.accesses = make(map[scope.Scope][]Access)
	}
	r.accesses[s] = list
	return list
}

func accessesIn(fn *ssa.Function) []Access {
	var list []Access
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if a, ok := access(instr); ok {
				list = append(list, a)
			}
		}
	}
	return list
}

func access(instr ssa.Instruction) (Access, bool) {
	switch instr := instr.(type) {
	case *ssa.Store:
		return Access{Instr: instr, Addr: instr.Addr, Val: instr.Val}, true
	case *ssa.UnOp:
		return Access{Instr: instr, Addr: instr.X}, instr.Op == token.MUL
	case *ssa.MapUpdate:
		addr, key := element(instr.Map, instr.Key)
		return Access{Instr: instr, Addr: addr, Key: key, Val: instr.Value}, addr != nil
	case *ssa.Lookup:
		addr, key := element(instr.X, instr.Index)
		return Access{Instr: instr, Addr: addr, Key: key}, addr != nil
	case *ssa.Call:
		return atomicAccess(instr)
	}
	return Access{}, false
}

// element returns the variable that holds a map, and the constant key.
func element(m, key ssa.Value) (ssa.Value, string) {
	load, ok := m.(*ssa.UnOp)
	c, isConst := key.(*ssa.Const)
	if !ok || load.Op != token.MUL || !isConst || c.Value == nil || c.Value.Kind() != constant.String {
		return nil, ""
	}
	return load.X, constant.StringVal(c.Value)
}

func atomicAccess(call *ssa.Call) (Access, bool) {
	fn := called(call.Common())
	args := call.Common().Args
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "sync/atomic" || !recvNamed(fn, "Pointer") && !recvNamed(fn, "Value") {
		return Access{}, false
	}
	a := Access{Instr: call, Addr: args[0]}
	if fn.Name() != "Load" {
		a.Val = args[len(args)-1]
	}
	return a, true
}

// A Variable is one slot of process scope.
type Variable struct {
	Place scope.Place // for a captured variable, that of the function that has it
	Obj   *Object     // the slot itself, where it is a part of what is followed
	frame *Frame      // of a captured variable: the run that has it
}

// Built returns the frame that builds what the variable is part of, or nil.
func (v Variable) Built() *Frame {
	if v.Obj != nil {
		return v.Obj.RootFrame()
	}
	return v.frame
}

// Meets reports whether one variable is the other, or a part of it.
func (v Variable) Meets(w Variable) bool {
	if v.Obj == nil || w.Obj == nil {
		return v.Obj == w.Obj && v.Place.Same(w.Place)
	}
	return within(v.Obj, w.Obj) || within(w.Obj, v.Obj)
}

func within(o, whole *Object) bool {
	for ; o != nil; o = o.Parent {
		if o == whole {
			return true
		}
	}
	return false
}

// Shared returns the slots of process scope that addr may stand for in f:
// package variables, variables of startup code, and fields of what startup
// code built. It is empty if any of them belongs to a request.
func (r *Result) Shared(addr ssa.Value, f *Frame) []Variable {
	t := r.tracer
	switch addr := addr.(type) {
	case *ssa.Global:
		if list := t.globalAddr(addr).list; len(list) > 0 {
			return []Variable{{Obj: list[0].Ref.Obj}}
		}
		return []Variable{{Place: scope.Place{Var: addr}}}
	case *ssa.FreeVar:
		maker, at := f.madeBy()
		if maker == nil {
			return nil
		}
		for i, fv := range f.Fn.FreeVars {
			if fv == addr {
				return r.Shared(maker.Bindings[i], at)
			}
		}
	case *ssa.Alloc:
		if f.Scope != scope.Startup || t.scopeAt(f, addr) != scope.Startup || !addr.Heap {
			return nil
		}
		if list := t.val(f, addr).list; len(list) > 0 {
			return []Variable{{Obj: list[0].Ref.Obj}}
		}
		return []Variable{{Place: scope.Place{Var: addr}, frame: f}}
	case *ssa.FieldAddr:
		var vars []Variable
		list := t.val(f, addr.X).list
		if p := copied(addr.X); p != nil {
			list = t.val(f, p).list // a receiver by value reads what it was copied from
		}
		for _, a := range list {
			o := a.Ref.Obj
			switch {
			case o.Kind == Param && len(list) > 1:
				continue // the same as what is known of it
			case o.Kind == Param || !o.Shared() || a.Ref.Mode != Own || o.Kind == Handle || o.InTable():
				return nil
			}
			st, ok := typeOf(o).Underlying().(*types.Struct)
			if !ok || addr.Field >= st.NumFields() {
				return nil
			}
			vars = append(vars, Variable{Obj: t.part(o, addr.Field, st.Field(addr.Field).Type())})
		}
		return vars
	}
	return nil
}

// Changed is Shared for a write: what is written into a copy stays there.
func (r *Result) Changed(addr ssa.Value, f *Frame) []Variable {
	if fa, ok := addr.(*ssa.FieldAddr); ok && copied(fa.X) != nil {
		return nil
	}
	return r.Shared(addr, f)
}

// copied returns the parameter that a local variable is only a copy of, or nil.
func copied(v ssa.Value) *ssa.Parameter {
	alloc, ok := v.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var p *ssa.Parameter
	for _, r := range *alloc.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Addr == alloc {
			if p, ok = st.Val.(*ssa.Parameter); !ok {
				return nil
			}
		}
	}
	return p
}

// A MapWrite sets an element of a map, or of a sync.Map.
type MapWrite struct {
	Instr  ssa.Instruction
	Frame  *Frame
	Key    ssa.Value
	Shared bool // the map is of process scope
}

// MapWrites lists the writes to maps in the frames of scope s.
func (r *Result) MapWrites(s scope.Scope) []MapWrite {
	var list []MapWrite
	for _, fn := range r.tracer.funcsInOrder {
		for _, f := range r.tracer.framesOf[fn] {
			if f.Scope != s {
				continue
			}
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					if at, key := mapWrite(instr); key != nil {
						list = append(list, MapWrite{instr, f, key, at != nil && len(r.Shared(at, f)) > 0})
					}
				}
			}
		}
	}
	return list
}

// mapWrite returns the variable that holds the map which instr writes, nil if
// it is in none, and the key.
func mapWrite(instr ssa.Instruction) (at, key ssa.Value) {
	switch instr := instr.(type) {
	case *ssa.MapUpdate:
		if load, ok := instr.Map.(*ssa.UnOp); ok && load.Op == token.MUL {
			at = load.X
		}
		return at, instr.Key
	case *ssa.Call:
		fn := called(instr.Common())
		if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "sync" || !recvNamed(fn, "Map") || len(instr.Common().Args) < 3 {
			return nil, nil
		}
		key = instr.Common().Args[1]
		if boxed, ok := key.(*ssa.MakeInterface); ok {
			key = boxed.X
		}
		return instr.Common().Args[0], key
	}
	return nil, nil
}
