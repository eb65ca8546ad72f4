package check

import (
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// sessionid reports session ids that are the same for several sessions: a
// generator that returns a constant or a value made once, and a transport that
// is built for each session with such an id.
var sessionid = &Check{Name: "sessionid", run: func(in *input) []*Finding {
	var found []*Finding
	for _, g := range in.Generators() {
		what, at := in.sameID(g.Frame, 3)
		if g.Once && what == "" {
			what, at = "what it computed once", g.Frame.Fn.Blocks[0].Instrs[0]
		}
		if what != "" {
			found = append(found, &Finding{
				Pos: position(at),
				Message: fmt.Sprintf("%s gives every session the same id, %s; clients take over each other's session",
					g.Name, what),
				Steps: []Step{{g.Pos, "asked for the id of each session"}, {position(at), "always the same: " + what}},
			})
		}
	}
	for _, a := range in.Accesses(scope.Request) {
		if f := in.fixedID(a); f != nil {
			found = append(found, f)
		}
	}
	found = append(found, in.emptyKeys()...)
	return append(found, in.sharedStreams()...)
}}

// fixedID reports a transport of one session that gets the id of every other.
func (in *input) fixedID(a flow.Access) *Finding {
	fa, ok := a.Addr.(*ssa.FieldAddr)
	if !ok || a.Val == nil || len(scope.Guards(a.Instr)) > 0 {
		return nil
	}
	owner := fa.X.Type().Underlying().(*types.Pointer).Elem()
	c := in.Contract(owner)
	if c == nil || c.Role != contract.OneSession || owner.Underlying().(*types.Struct).Field(fa.Field).Name() != "SessionID" {
		return nil
	}
	if lit, ok := fa.X.(*ssa.Alloc); ok && sets(lit, "Stateless") {
		return nil // then nobody comes back with the id
	}
	what := in.constantID(a.Val, a.Frame)
	if what == "" || !in.asksForID() {
		return nil
	}
	return &Finding{
		Pos:     position(a.Instr),
		Message: fmt.Sprintf("every %s that is built here gets the same session id, %s; clients take over each other's session", c, what),
	}
}

// asksForID reports whether the package looks at the id that a client sends: a
// transport that is found by other means need not have an id of its own.
func (in *input) asksForID() bool {
	for s := range in.Strings() {
		if strings.EqualFold(s, "Mcp-Session-Id") {
			return true
		}
	}
	return false
}

// emptyKeys reports what is kept per session id where every id is empty: in
// tools that only stateless handlers serve.
func (in *input) emptyKeys() []*Finding {
	if !in.onlyStateless() {
		return nil
	}
	var found []*Finding
	for _, m := range in.MapWrites(scope.Request) {
		if !m.Shared || !in.keyedBySession(m) {
			continue
		}
		found = append(found, &Finding{
			Pos: position(m.Instr),
			Message: fmt.Sprintf("this is kept under the session id, which a stateless handler leaves empty (%s): all clients share one entry",
				in.words.at(position(in.Slots()[0].Call))),
			Steps: []Step{{position(m.Instr), "kept under the session id"}, {position(in.Slots()[0].Call), "served without sessions here"}},
		})
	}
	return found
}

// keyedBySession reports whether the key of a write is the id of a session,
// as code here or what called it asks for it, and nothing on the way tests
// whether it is empty.
func (in *input) keyedBySession(m flow.MapWrite) bool {
	key, at := passedAs(m.Key, m.Frame)
	call, ok := key.(*ssa.Call)
	if !ok || !isSessionID(call) {
		return false
	}
	instr, f := m.Instr, m.Frame
	for ; !testsEmpty(instr); instr, f = f.Site, f.Caller {
		if f == at {
			return true
		}
	}
	return false
}

// testsEmpty reports whether instr stands behind a test for the empty string.
func testsEmpty(instr ssa.Instruction) bool {
	for b := instr.Block().Idom(); b != nil; b = b.Idom() {
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		if op, ok := test.Cond.(*ssa.BinOp); ok && (isEmptyString(op.X) || isEmptyString(op.Y)) {
			return true
		}
	}
	return false
}

func isEmptyString(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.String && constant.StringVal(c.Value) == ""
}

// isSessionID reports whether call asks a session for its id.
func isSessionID(call *ssa.Call) bool {
	fn := call.Common().StaticCallee()
	return fn != nil && fn.Name() == "ID" && fn.Signature.Recv() != nil && typeName(fn.Signature.Recv().Type()) == "ServerSession"
}

// onlyStateless reports whether the package serves MCP over handlers that are
// all without sessions, as their options say.
func (in *input) onlyStateless() bool {
	slots := in.Slots()
	for _, s := range slots {
		args := s.Call.Common().Args
		if len(args) < 2 || !setsTrue(args[1], "Stateless") || !leavesIDsEmpty(in.Version(s)) {
			return false
		}
	}
	return len(slots) > 0
}

// setsTrue reports whether options are a literal that sets the field to true.
func setsTrue(options ssa.Value, field string) bool {
	alloc, ok := options.(*ssa.Alloc)
	if !ok {
		return false
	}
	st, ok := alloc.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	if !ok {
		return false
	}
	set := false
	for _, r := range *alloc.Referrers() {
		fa, ok := r.(*ssa.FieldAddr)
		if !ok || st.Field(fa.Field).Name() != field {
			continue
		}
		for _, fr := range *fa.Referrers() {
			store, ok := fr.(*ssa.Store)
			if !ok {
				continue
			}
			c, ok := store.Val.(*ssa.Const)
			if !ok || c.Value == nil || c.Value.Kind() != constant.Bool || !constant.BoolVal(c.Value) {
				return false
			}
			set = true
		}
	}
	return set
}

// sameID says, in words, which id the function that f runs returns each time,
// and where, or "" if it does not. It looks into functions that it calls for
// the id, to a depth.
func (in *input) sameID(f *flow.Frame, depth int) (string, ssa.Instruction) {
	var first string
	var where ssa.Instruction
	for _, ret := range returned(f.Fn) {
		what, at := in.constantID(ret.Results[0], f), ssa.Instruction(ret)
		if call, ok := ret.Results[0].(*ssa.Call); ok && depth > 0 {
			for _, callee := range in.Callees(f, call) {
				what, at = in.sameID(callee, depth-1)
			}
		}
		if what == "" {
			return "", nil // at least sometimes it is another
		}
		if first == "" {
			first, where = what, at
		}
	}
	return first, where
}

// returned lists the returns of fn that have results.
func returned(fn *ssa.Function) []*ssa.Return {
	var returns []*ssa.Return
	for _, b := range fn.Blocks {
		if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && len(ret.Results) > 0 {
			returns = append(returns, ret)
		}
	}
	return returns
}

// constantID says, in words, why v is the same id each time, or "" if it is
// not, or not known to be. The empty id is no id.
func (in *input) constantID(v ssa.Value, f *flow.Frame) string {
	if c, fixed := in.Fixed(v, f); fixed {
		if c == `""` {
			return ""
		}
		return "the constant " + c
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return ""
		}
		vars := in.Shared(v.X, f)
		if len(vars) == 0 || in.changes(vars) || in.anyOwned(vars) {
			return ""
		}
		return "what " + variable(v.X) + " holds"
	case *ssa.BinOp, *ssa.Call:
		if in.sameEachTime(v, f, 8) {
			return "computed of what never changes"
		}
	}
	return ""
}

// sameEachTime reports whether v is computed of nothing but constants and
// variables that no request writes. The name of the machine, and the number of
// its process, are no secret, but the same.
func (in *input) sameEachTime(v ssa.Value, f *flow.Frame, depth int) bool {
	v, f = passedAs(v, f)
	if depth == 0 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Const:
		return true
	case *ssa.MakeInterface:
		return in.sameEachTime(v.X, f, depth-1)
	case *ssa.Convert:
		return in.sameEachTime(v.X, f, depth-1)
	case *ssa.ChangeType:
		return in.sameEachTime(v.X, f, depth-1)
	case *ssa.BinOp:
		return in.sameEachTime(v.X, f, depth-1) && in.sameEachTime(v.Y, f, depth-1)
	case *ssa.UnOp:
		return v.Op == token.MUL && isBasic(v.Type()) && in.constantID(v, f) != ""
	case *ssa.Slice:
		return in.sameElements(v, f, depth-1)
	case *ssa.Call:
		fn := v.Common().StaticCallee()
		if fn == nil || fn.Pkg == nil || fn.Signature.Recv() != nil || !computes(fn) {
			return false
		}
		for _, arg := range v.Common().Args {
			if !in.sameEachTime(arg, f, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}

// sameElements is sameEachTime for the arguments of a variadic function.
func (in *input) sameElements(list *ssa.Slice, f *flow.Frame, depth int) bool {
	array, ok := list.X.(*ssa.Alloc)
	if !ok || array.Comment != "varargs" {
		return false
	}
	for _, r := range *array.Referrers() {
		at, ok := r.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, ir := range *at.Referrers() {
			if st, ok := ir.(*ssa.Store); !ok || !in.sameEachTime(st.Val, f, depth) {
				return false
			}
		}
	}
	return true
}

// computes reports whether a function of the standard library gives the same
// for the same arguments, as long as the process runs.
func computes(fn *ssa.Function) bool {
	switch fn.Pkg.Pkg.Path() {
	case "fmt":
		return fn.Name() == "Sprintf" || fn.Name() == "Sprint"
	case "strings", "strconv":
		return true
	case "os":
		return fn.Name() == "Getpid"
	}
	return false
}

// changes reports whether request code writes any of the variables, or a loop of
// startup code, which may never end.
func (in *input) changes(vars []flow.Variable) bool {
	for _, a := range in.Accesses(scope.Startup) {
		if a.Val != nil && scope.InLoop(a.Instr.Block()) && meet(in.Shared(a.Addr, a.Frame), vars) {
			return true
		}
	}
	for _, a := range in.Accesses(scope.Request) {
		if a.Val != nil && meet(in.Shared(a.Addr, a.Frame), vars) {
			return true
		}
	}
	return false
}
