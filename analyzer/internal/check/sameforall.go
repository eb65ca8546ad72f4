package check

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// sameForAll reports whether an instruction runs only if request data is equal
// to a constant: whoever comes there has the same. It is asked of data that is
// one value; of what has parts, another may differ.
func (in *input) sameForAll(src *flow.Source, f *flow.Frame, to ssa.Instruction) bool {
	if !isScalar(src.Instr) {
		return false
	}
	for f != nil && to != nil {
		for _, b := range f.Fn.Blocks {
			test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
			if !ok {
				continue
			}
			same := equalsConstant(test.Cond, func(v ssa.Value) bool {
				s := in.Source(v, f)
				return s != nil && s.Instr == src.Instr
			})
			if same < 0 {
				continue
			}
			if scope.Behind(b.Succs[same], to.Block()) {
				return true
			}
		}
		if f.Site != nil {
			to, f = f.Site, f.Caller
			continue
		}
		to, f = f.Maker(), f.Outer()
	}
	return false
}

// equalsConstant returns the index of the branch that is taken if what is asked
// for is equal to a constant, or -1.
func equalsConstant(cond ssa.Value, is func(ssa.Value) bool) int {
	op, ok := cond.(*ssa.BinOp)
	if !ok || op.Op != token.EQL && op.Op != token.NEQ {
		return -1
	}
	switch {
	case (!isValue(op.X) || !is(op.Y)) && (!isValue(op.Y) || !is(op.X)):
		return -1
	case op.Op == token.EQL:
		return 0
	}
	return 1
}

// isValue reports whether v is a constant other than nil, which says nothing of
// a value that is there.
func isValue(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil
}

// isScalar reports whether an instruction gives one value without parts, at
// once or when its type is asserted.
func isScalar(instr ssa.Instruction) bool {
	v, ok := instr.(ssa.Value)
	if !ok {
		return false
	}
	if isBasic(v.Type()) {
		return true
	}
	for _, r := range *v.Referrers() {
		if a, ok := r.(*ssa.TypeAssert); !ok || !isBasic(a.AssertedType) {
			return false
		}
	}
	return len(*v.Referrers()) > 0
}

func isBasic(typ types.Type) bool {
	_, ok := typ.Underlying().(*types.Basic)
	return ok
}
