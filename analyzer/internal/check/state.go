package check

import (
	"fmt"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// state reports data of one MCP call that is written into a single slot of
// process scope which calls of other clients read.
var state = &Check{Name: "state", run: func(in *input) []*Finding {
	type access struct {
		flow.Access
		vars []flow.Variable
	}
	var writes, reads []access
	byClient := func(a flow.Access) bool { return in.answersClient(in.Activation(a.Frame)) }
	for _, a := range in.Accesses(scope.Request) {
		switch {
		case a.Val == nil:
			if v, ok := a.Instr.(ssa.Value); ok && matters(v) && byClient(a) {
				reads = append(reads, access{Access: a})
			}
		case tells(a.Val.Type()) && !in.tracked(a.Val.Type()) && !restores(a.Instr) && !isOneOfMany(a) && byClient(a):
			if vars := in.Changed(a.Addr, a.Frame); len(vars) > 0 {
				writes = append(writes, access{a, vars})
			}
		}
	}
	if len(writes) == 0 {
		return nil
	}
	for i := range reads {
		reads[i].vars = in.Shared(reads[i].Addr, reads[i].Frame)
	}
	var found []*Finding
	for _, wr := range writes {
		var seen ssa.Instruction
		for _, rd := range reads {
			if wr.Key == rd.Key && meet(wr.vars, rd.vars) && !scope.Dominates(wr.Instr, rd.Instr) && !loadsMap(rd.Access, wr.Access) && !in.OwnTurn(rd.Access) {
				seen = rd.Instr
				break
			}
		}
		if seen == nil || in.asksWho(wr.Frame) {
			continue
		}
		if src := in.Source(wr.Val, wr.Frame); src != nil && !in.commonToAll(src) {
			w := in.words
			found = append(found, &Finding{
				Pos: position(wr.Instr),
				Message: fmt.Sprintf("%s (%s) is written into %s, which calls of other clients read (%s)",
					src.What, w.at(sourcePos(src)), variable(wr.Addr), w.at(position(seen))),
				Steps:     []Step{{sourcePos(src), "data of one request"}, {position(wr.Instr), "written here"}, {position(seen), "read here, whoever asks"}},
				elsewhere: in.allElsewhere(wr.vars, wr.Frame),
				kept:      fmt.Sprintf("%s is written into %s, which all calls read", src.What, variable(wr.Addr)),
			})
		}
	}
	return found
}}

// allElsewhere is elsewhere for several slots: one that belongs to a server with
// clients that are not known says it for all, others only together.
func (in *input) allElsewhere(vars []flow.Variable, by *flow.Frame) *elsewhere {
	owned := in.anyOwned(vars)
	var first *elsewhere
	for _, v := range vars {
		if owned && !in.besideServer(v.Built()) {
			continue
		}
		e := in.elsewhere(v, by)
		if e == nil {
			return nil
		}
		if first == nil {
			first = e
		}
	}
	return first
}

// anyOwned reports whether one of the slots belongs to a server with clients
// that are not known.
func (in *input) anyOwned(vars []flow.Variable) bool {
	for _, v := range vars {
		if in.besideServer(v.Built()) {
			return true
		}
	}
	return false
}

// loadsMap reports whether a read of a variable only gets at the map whose
// element is written.
func loadsMap(rd, wr flow.Access) bool { return rd.Key == "" && wr.Key != "" }

// tells reports whether a value of the type can be data of somebody: numbers,
// times and errors are not.
func tells(typ types.Type) bool {
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Signature, *types.Chan:
		return false
	}
	return !symbol.IsError(typ) && !symbol.IsType(typ, "time", "Time") && !symbol.IsType(typ, "context", "Context")
}

// tracked reports whether other checks speak of values of the type.
func (in *input) tracked(typ types.Type) bool {
	c := in.Contract(typ)
	return c != nil && c.Role != contract.None
}

// restores reports whether a write is one of a pair that changes a slot for
// the time of one call: a deferred function sets it back.
func restores(write ssa.Instruction) bool {
	st, ok := write.(*ssa.Store)
	if !ok {
		return false
	}
	fn := st.Parent()
	if deferred(fn) {
		return true
	}
	place, ok := scope.PlaceOf(st.Addr)
	if !ok {
		return false
	}
	return scope.DefersStore(fn, place)
}

// deferred reports whether fn is a literal that is only deferred.
func deferred(fn *ssa.Function) bool {
	if fn.Parent() == nil {
		return false
	}
	for _, b := range fn.Parent().Blocks {
		for _, instr := range b.Instrs {
			if d, ok := instr.(*ssa.Defer); ok && scope.Literal(d) == fn {
				return true
			}
		}
	}
	return false
}

// matters reports whether anything is done with what is read but to compare it.
func matters(read ssa.Value) bool {
	if read.Referrers() == nil {
		return false
	}
	for _, r := range *read.Referrers() {
		if op, ok := r.(*ssa.BinOp); ok && (op.Op == token.EQL || op.Op == token.NEQ) {
			continue
		}
		return true
	}
	return false
}

func meet(a, b []flow.Variable) bool {
	for _, x := range a {
		for _, y := range b {
			if x.Meets(y) {
				return true
			}
		}
	}
	return false
}

// variable names the slot that addr is.
func variable(addr ssa.Value) string {
	switch addr := addr.(type) {
	case *ssa.Global:
		return "package variable " + addr.Name()
	case *ssa.FreeVar:
		return "variable " + addr.Name()
	case *ssa.FieldAddr:
		ptr := addr.X.Type().Underlying().(*types.Pointer).Elem()
		st := ptr.Underlying().(*types.Struct)
		if name := typeName(ptr); name != "" {
			return "field " + name + "." + st.Field(addr.Field).Name()
		}
		return "field " + st.Field(addr.Field).Name()
	}
	return "a variable"
}
