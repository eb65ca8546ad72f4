package flow

import (
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// call follows the results of a call: into the callee if its body is here,
// else to its arguments, unless it is where data of the request comes from.
func (d *derivation) call(call *ssa.Call, f *Frame) { d.callResult(call, 0, f) }

func (d *derivation) callResult(call *ssa.Call, index int, f *Frame) {
	entered := false
	for _, g := range d.callees[siteKey{f, call}] {
		entered = true
		for _, b := range g.Fn.Blocks {
			if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && index < len(ret.Results) {
				d.push(ret.Results[index], g)
			}
		}
	}
	if entered {
		return
	}
	if what := d.source(call, f); what != "" {
		d.found(what, call, f)
		return
	}
	common := call.Common()
	fn := called(common)
	if fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "net/http" && isRequest(fn) || fn != nil && isHeaderMethod(fn) {
		return // an accessor of the request that tells nothing of who asks
	}
	if common.IsInvoke() && !IsContext(common.Value.Type()) {
		d.push(common.Value, f)
	}
	for _, arg := range common.Args {
		if c := d.Set.Type(arg.Type()); IsContext(arg.Type()) || c != nil && onlyCarries(c) {
			continue // what unseen code reads from them is not known
		}
		if isFlag(arg.Type()) {
			continue // it says how something is done, and is in no result
		}
		d.push(arg, f)
	}
}

func isFlag(typ types.Type) bool {
	b, ok := typ.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

func called(common *ssa.CallCommon) *types.Func {
	if common.IsInvoke() {
		return common.Method
	}
	if fn := common.StaticCallee(); fn != nil {
		obj, _ := fn.Object().(*types.Func)
		return obj
	}
	return nil
}

func isRequest(fn *types.Func) bool { return recvNamed(fn, "Request") }

func isHeaderMethod(fn *types.Func) bool {
	return fn.Pkg() != nil && (fn.Pkg().Path() == "net/http" && recvNamed(fn, "Header") || fn.Pkg().Path() == "net/url")
}

func recvNamed(fn *types.Func, name string) bool {
	recv := fn.Signature().Recv()
	if recv == nil {
		return false
	}
	n, ok := types.Unalias(deref(types.Unalias(recv.Type()))).(*types.Named)
	return ok && n.Obj().Name() == name
}

// source says, in words, what data of the request a call returns, or "".
func (d *derivation) source(call *ssa.Call, f *Frame) string {
	common := call.Common()
	fn := called(common)
	if fn == nil || fn.Pkg() == nil || f.Scope == scope.Startup {
		return ""
	}
	args := common.Args
	if fn.Signature().Recv() != nil && !common.IsInvoke() && len(args) > 0 {
		args = args[1:]
	}
	if known := d.Set.Func(fn); known != nil && known.Reads >= 0 {
		return d.read(common, args, known, f)
	}
	switch path := fn.Pkg().Path(); {
	case path == "context" && fn.Name() == "Value":
		if d.carrier(common.Value, f) {
			return "a value of the request's context"
		}
	case path == "net/http" && recvNamed(fn, "Header"):
		if (fn.Name() == "Get" || fn.Name() == "Values") && len(args) == 1 && tellsWho(args[0]) && d.carrier(common.Args[0], f) {
			return "a header of the request"
		}
	case path == "net/http" && recvNamed(fn, "Request"):
		switch fn.Name() {
		case "Cookie", "Cookies", "CookiesNamed":
			return "a cookie of the request"
		case "BasicAuth":
			return "the credentials of the request"
		case "FormValue", "PostFormValue", "PathValue":
			if len(args) == 1 && tellsWho(args[0]) {
				return "a parameter of the request"
			}
		}
	case path == "net/url" && recvNamed(fn, "Values"):
		if fn.Name() == "Get" && len(args) == 1 && tellsWho(args[0]) {
			return "a parameter of the request"
		}
	default:
		return d.accessor(call, fn, f)
	}
	return ""
}

// read says what a function gives that reads, by its contract, what an argument names: of the request that f runs for,
// if that is the name of something which tells who asks.
func (d *derivation) read(common *ssa.CallCommon, args []ssa.Value, known *contract.Func, f *Frame) string {
	if known.Reads >= len(args) || !tellsWho(args[known.Reads]) {
		return ""
	}
	from := common.Args
	if common.IsInvoke() {
		from = append([]ssa.Value{common.Value}, from...)
	}
	for _, v := range from {
		if c := d.Set.Type(v.Type()); c != nil && c.Request && d.carrier(v, f) {
			return "what " + known.Name + " reads from the request"
		}
	}
	return ""
}

// accessor recognises functions of other packages that read who asks from a
// context or request: by their result, if it is a client's handle, or by a
// name that promises just that.
func (d *derivation) accessor(call *ssa.Call, fn *types.Func, f *Frame) string {
	carries := false
	for _, arg := range call.Common().Args {
		c := d.Set.Type(arg.Type())
		if (IsContext(arg.Type()) || c != nil && c.Request) && d.carrier(arg, f) {
			carries = true
		}
	}
	if call.Common().IsInvoke() {
		c := d.Set.Type(call.Common().Value.Type())
		carries = carries || c != nil && c.Request
	}
	if !carries {
		return ""
	}
	results := fn.Signature().Results()
	for v := range results.Variables() {
		if c := d.Set.Type(v.Type()); c != nil && c.Role == contract.ClientHandle {
			return "data of the request's session"
		}
	}
	if readsRequest(fn.Name()) && (namesIdentity(fn.Name()) || tellsWhoResult(results)) {
		return "what " + fn.Name() + " reads from the request"
	}
	return ""
}

// tellsWhoResult reports whether the type of the first result has the name of
// something that tells who asks.
func tellsWhoResult(results *types.Tuple) bool {
	if results.Len() == 0 {
		return false
	}
	n, ok := types.Unalias(deref(types.Unalias(results.At(0).Type()))).(*types.Named)
	return ok && namesIdentity(n.Obj().Name())
}

// readsRequest reports whether the name of a function promises that it only
// reads what a request carries, as UserFromContext does. What else a function
// does with a context is not known.
func readsRequest(name string) bool {
	for _, suffix := range []string{"FromContext", "FromCtx", "FromRequest", "FromReq", "FromHeader", "FromHeaders"} {
		if strings.HasSuffix(name, suffix) {
			return true
		}
	}
	return false
}

// identityWords are parts of names, in lower case, of what tells who asks.
var identityWords = []string{
	"auth", "token", "user", "session", "cookie", "apikey", "api-key", "api_key", "credential", "secret", "password",
	"tenant", "account", "claims", "principal", "subject", "identity", "login", "email", "org", "customer", "client-id", "clientid", "x-goog",
}

func namesIdentity(name string) bool {
	name = strings.ToLower(name)
	if name == "user-agent" {
		return false
	}
	for _, w := range identityWords {
		if strings.Contains(name, w) {
			return true
		}
	}
	return false
}

// tellsWho reports whether the name of a header or parameter is that of one
// which tells who asks. Of a name that is not constant, nothing is known.
func tellsWho(key ssa.Value) bool {
	if mi, ok := key.(*ssa.MakeInterface); ok {
		key = mi.X
	}
	c, ok := key.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return false
	}
	return namesIdentity(constant.StringVal(c.Value))
}

func isHeader(typ types.Type) bool { return symbol.IsType(typ, "net/http", "Header") }

// keepsRequest reports whether the result of a call is still that request or
// context, or part of it: an outgoing request made with its context is not.
func (d *derivation) keepsRequest(common *ssa.CallCommon) bool {
	fn := called(common)
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	if fn.Pkg().Path() == "context" {
		return true
	}
	if results := fn.Signature().Results(); results.Len() > 0 {
		if c := d.Set.Type(results.At(0).Type()); c != nil && c.Role == contract.ClientHandle {
			return true
		}
	}
	recv := fn.Signature().Recv()
	if recv == nil {
		return false
	}
	c := d.Set.Type(recv.Type())
	return c != nil && c.Request || isHeader(recv.Type()) && fn.Name() == "Clone"
}

// carrier reports whether v, a context or request or part of one, is that of
// the request which f runs for, and not one that startup code had.
func (d *derivation) carrier(v ssa.Value, f *Frame) bool {
	seen := make(map[valueKey]bool)
	work := []valueKey{{v, f}}
	for len(work) > 0 && len(seen) < maxDerive {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[k] || k.f == nil {
			continue
		}
		seen[k] = true
		switch v := k.v.(type) {
		case *ssa.Parameter:
			if arg, at := argument(v, k.f); arg != nil {
				work = append(work, valueKey{arg, at})
			} else if k.f.Scope == scope.Request && !isReceiver(v, k.f) {
				return true
			}
		case *ssa.FreeVar:
			if maker, at := k.f.madeBy(); maker != nil {
				for i, fv := range k.f.Fn.FreeVars {
					if fv == v {
						work = append(work, valueKey{maker.Bindings[i], at})
					}
				}
			}
		case *ssa.Alloc:
			for _, r := range *v.Referrers() {
				if st, ok := r.(*ssa.Store); ok && st.Addr == v {
					work = append(work, valueKey{st.Val, k.f})
				}
			}
		case *ssa.Call:
			if gs := d.callees[siteKey{k.f, v}]; len(gs) > 0 {
				for _, g := range gs {
					for _, b := range g.Fn.Blocks {
						if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
							for _, res := range ret.Results {
								work = append(work, valueKey{res, g})
							}
						}
					}
				}
				continue
			}
			if !d.keepsRequest(v.Common()) {
				continue
			}
			if v.Common().IsInvoke() {
				work = append(work, valueKey{v.Common().Value, k.f})
			}
			for _, arg := range v.Common().Args {
				work = append(work, valueKey{arg, k.f})
			}
		case *ssa.Global, *ssa.Const, *ssa.Function, *ssa.Builtin:
		case ssa.Instruction:
			var buf [8]*ssa.Value
			for _, op := range v.Operands(buf[:0]) {
				if *op != nil {
					work = append(work, valueKey{*op, k.f})
				}
			}
		}
	}
	return false
}
