package check

import (
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// commonToAll reports whether credentials are the same for all who come, as the package shows: they are compared with
// what the program has, put into the context by it, or nobody comes but from the machine that it runs on, who is taken
// for one user.
func (in *input) commonToAll(src *flow.Source) bool {
	return credentials(src) && (in.isCompared(src) || in.isGivenToAll(src) || in.looksForLoopback())
}

// isCompared reports whether the package compares data of a request, as it stands, with something that it has: a secret
// that all clients share, or the user that it is bound to.
func (in *input) isCompared(src *flow.Source) bool {
	for fn, frames := range in.Runs() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				x, y := sides(instr)
				if x == nil {
					continue
				}
				for _, f := range frames {
					if in.isSameData(x, f, src) && in.isOwn(y, f, instr) || in.isSameData(y, f, src) && in.isOwn(x, f, instr) {
						return true
					}
				}
			}
		}
	}
	return false
}

// sides returns the two values that an instruction compares, or nil.
func sides(instr ssa.Instruction) (x, y ssa.Value) {
	switch instr := instr.(type) {
	case *ssa.BinOp:
		if instr.Op == token.EQL || instr.Op == token.NEQ {
			return instr.X, instr.Y
		}
	case *ssa.Call:
		return compared(instr)
	}
	return nil, nil
}

// isSameData reports whether v is data of a request, or computed of it, that is read in the place where src is, or
// from the same header. A part of something, such as who issued a token, is less than that.
func (in *input) isSameData(v ssa.Value, f *flow.Frame, src *flow.Source) bool {
	for {
		switch x := v.(type) {
		case *ssa.Convert:
			v = x.X
			continue
		case *ssa.UnOp:
			if _, field := x.X.(*ssa.FieldAddr); field {
				return false
			}
		case *ssa.Field, *ssa.Const:
			return false
		}
		break
	}
	switch typ := v.Type().Underlying().(type) {
	case *types.Basic:
		if typ.Info()&types.IsString == 0 {
			return false
		}
	case *types.Slice, *types.Array: // its bytes, or a hash
	default:
		return false
	}
	s := in.Source(v, f)
	if s == nil {
		return false
	}
	name := nameRead(s)
	return s.Instr == src.Instr || name != "" && s.What == src.What && strings.EqualFold(name, nameRead(src))
}

// nameRead returns the name of the header or parameter that data is read from, or "".
func nameRead(src *flow.Source) string {
	call, ok := src.Instr.(*ssa.Call)
	if !ok {
		return ""
	}
	for _, arg := range call.Common().Args {
		if c, ok := arg.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
			return constant.StringVal(c.Value)
		}
	}
	return ""
}

// isOwn reports whether v is text that the program has, and more than a constant, which may be a test for the empty
// string or for a scheme. If it is of an earlier request, the comparison must not be there to change it.
func (in *input) isOwn(v ssa.Value, f *flow.Frame, comparison ssa.Instruction) bool {
	for conv, ok := v.(*ssa.Convert); ok; conv, ok = v.(*ssa.Convert) {
		v = conv.X
	}
	if _, constant := v.(*ssa.Const); constant {
		return false
	}
	return in.Source(v, f) == nil || in.remembered(v) && !keepsAfter(comparison)
}

// keepsAfter reports whether something is stored in a field or package variable in a block that comes after that of
// instr.
func keepsAfter(instr ssa.Instruction) bool {
	for _, b := range instr.Parent().Blocks {
		for _, i := range b.Instrs {
			st, ok := i.(*ssa.Store)
			if ok && kept(st.Addr) != nil && b != instr.Block() && scope.Reaches(instr.Block(), b) {
				return true
			}
		}
	}
	return false
}

// looksForLoopback reports whether a function of the package asks whether the address that a request comes from is one
// of this machine.
func (in *input) looksForLoopback() bool {
	for fn := range in.Runs() {
		asks, address := false, false
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.Call:
					asks = asks || calledName(instr) == "IsLoopback"
				case *ssa.FieldAddr:
					address = address || fieldName(instr) == "RemoteAddr"
				}
			}
		}
		if asks && address {
			return true
		}
	}
	return false
}

func fieldName(addr *ssa.FieldAddr) string {
	return addr.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct).Field(addr.Field).Name()
}

// isGivenToAll reports whether data is a value of the context, or of a request as a framework has it, under a key that
// the package puts there, and what it puts there is of startup code.
func (in *input) isGivenToAll(src *flow.Source) bool {
	read, ok := src.Instr.(*ssa.Call)
	if !ok {
		return false
	}
	key := in.readUnder(read)
	if key == nil {
		return false
	}
	found := false
	for fn, frames := range in.Runs() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				call, ok := instr.(*ssa.Call)
				if !ok {
					continue
				}
				under, val := in.left(call)
				if under == nil || !isSameKey(under, key) {
					continue
				}
				for _, f := range frames {
					if !isOfStartup(val) || in.Source(val, f) != nil {
						return false
					}
				}
				found = true
			}
		}
	}
	return found
}

// readUnder returns the key under which a call finds a value in a context or request, or nil if it does something else.
func (in *input) readUnder(call *ssa.Call) ssa.Value {
	args := passed(call)
	switch known := in.Promised(call); {
	case known != nil && known.Reads >= 0 && known.Reads < len(args):
		return args[known.Reads]
	case known == nil && call.Common().IsInvoke() && calledName(call) == "Value" && len(args) == 1:
		return args[0]
	}
	return nil
}

// left returns the key and the value that a call leaves in a context or request, or nil.
func (in *input) left(call *ssa.Call) (key, val ssa.Value) {
	args := passed(call)
	known := in.Promised(call)
	if known != nil && known.Leaves >= 1 && known.Leaves < len(args) {
		return args[known.Leaves-1], args[known.Leaves]
	}
	if fn := call.Common().StaticCallee(); fn != nil && symbol.IsFunc(fn.Object(), "context", "WithValue") {
		return args[1], args[2]
	}
	return nil, nil
}

// passed returns the arguments of a call without the receiver.
func passed(call *ssa.Call) []ssa.Value {
	args := call.Common().Args
	if fn := call.Common().StaticCallee(); fn != nil && fn.Signature.Recv() != nil {
		return args[1:]
	}
	return args
}

// isSameKey reports whether two keys of a context are the same constant, or the same package variable.
func isSameKey(x, y ssa.Value) bool {
	x, y = unboxed(x), unboxed(y)
	if x.Type().String() != y.Type().String() {
		return false
	}
	switch x := x.(type) {
	case *ssa.Const:
		c, ok := y.(*ssa.Const)
		return ok && (x.Value == nil && c.Value == nil || x.Value != nil && c.Value != nil && x.Value.ExactString() == c.Value.ExactString())
	case *ssa.UnOp:
		load, ok := y.(*ssa.UnOp)
		_, global := x.X.(*ssa.Global)
		return ok && global && load.X == x.X
	}
	return x == y
}

func unboxed(v ssa.Value) ssa.Value {
	if boxed, ok := v.(*ssa.MakeInterface); ok {
		return boxed.X
	}
	return v
}

// isOfStartup reports whether v is a constant, read from a package variable or from what its function closes over, or
// what a function returns that is given nothing else.
func isOfStartup(v ssa.Value) bool {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.UnOp:
			v = x.X
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.Const, *ssa.Global, *ssa.FreeVar:
			return true
		case *ssa.Parameter:
			return x.Parent().Signature.Recv() != nil && x.Parent().Params[0] == x
		case *ssa.Call:
			fn := x.Common().StaticCallee()
			if fn == nil {
				return false
			}
			for _, arg := range x.Common().Args {
				if !isOfStartup(arg) {
					return false
				}
			}
			return true
		default:
			return false
		}
	}
}
