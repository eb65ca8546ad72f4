package check

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// firstUser reports values that no SDK knows, such as the client of another service, which the first request builds from
// its own credentials, under a once-guard, and which all others then find. Of what is in a value that was reported
// already, it says no more.
func (in *input) firstUser(reported []*Finding) []*Finding {
	known := make(map[ssa.Instruction]bool)
	for _, f := range reported {
		for _, s := range f.use.Arrival.Path() {
			known[s.Instr] = true
		}
	}
	var found []*Finding
	for _, s := range []scope.Scope{scope.Request, scope.Once} {
		for _, w := range in.Accesses(s) {
			if w.Val == nil || known[w.Instr] || w.Key != "" || !in.actsForUser(w.Val.Type()) || !in.storedOnce(w) || !in.servesMCP(w.Frame) {
				continue
			}
			vars := in.Shared(w.Addr, w.Frame)
			if len(vars) == 0 || in.asksWho(w.Frame) {
				continue
			}
			left := in.allElsewhere(vars, w.Frame)
			if left == nil && !in.certain(vars) {
				continue
			}
			src := in.Source(w.Val, w.Frame)
			if src == nil || !credentials(src) || in.commonToAll(src) {
				continue
			}
			if read := in.readLater(w, vars); read != nil {
				f := in.firstUsers(w, src, read)
				f.elsewhere = left
				found = append(found, f)
			}
		}
	}
	return found
}

// certain reports whether variables are there for all requests, as this package shows: package variables, and what a
// program, or a package that serves MCP itself, builds at startup. What belongs to an object that others get may be one
// session's.
func (in *input) certain(vars []flow.Variable) bool {
	serves := in.Package().Name() == "main" || len(in.Slots()) > 0
	for _, v := range vars {
		_, global := v.Place.Var.(*ssa.Global)
		if v.Obj != nil {
			global = v.Obj.RootOrigin() == nil && v.Obj.RootFrame() == nil && v.Obj.Root().Kind == flow.Global
			if !global && v.Obj.Root().Kind == flow.Outside {
				return false
			}
		}
		if !global && !serves {
			return false
		}
	}
	return true
}

// actsForUser reports whether a value of the type can do something, and no other check speaks of it.
func (in *input) actsForUser(typ types.Type) bool {
	if in.tracked(typ) || symbol.IsError(typ) {
		return false
	}
	switch typ.Underlying().(type) {
	case *types.Pointer, *types.Interface:
		return true
	}
	return false
}

// storedOnce reports whether a write happens once, for whoever comes first.
func (in *input) storedOnce(w flow.Access) bool {
	st, ok := w.Instr.(*ssa.Store)
	return ok && !restores(w.Instr) && in.StoresOnce(st, w.Frame)
}

// servesMCP reports whether f, or what came to the once-guard that runs it, is part of what answers a client of MCP.
func (in *input) servesMCP(f *flow.Frame) bool {
	run := in.Activation(f)
	for outer := run.Outer(); run.Scope == scope.Once && outer != nil; outer = run.Outer() {
		run = in.Activation(outer)
	}
	return in.answersClient(run)
}

// credentials reports whether data of a request is what tells who asks, as opposed to what is asked for.
func credentials(src *flow.Source) bool {
	switch src.What {
	case "a header of the request", "a cookie of the request", "the credentials of the request":
		return true
	case "a value of the request's context":
		return isText(src.Instr)
	}
	return strings.HasPrefix(src.What, "what ")
}

// isText reports whether what instr returns is taken for a string.
func isText(instr ssa.Instruction) bool {
	v, ok := instr.(ssa.Value)
	if !ok || v.Referrers() == nil {
		return false
	}
	for _, r := range *v.Referrers() {
		if as, ok := r.(*ssa.TypeAssert); ok && isBasic(as.AssertedType) {
			return true
		}
	}
	return false
}

// readLater returns a place where request code reads what was written.
func (in *input) readLater(w flow.Access, vars []flow.Variable) ssa.Instruction {
	for _, rd := range in.Accesses(scope.Request) {
		v, ok := rd.Instr.(ssa.Value)
		if !ok || rd.Val != nil || rd.Key != "" || !matters(v) || scope.Dominates(w.Instr, rd.Instr) {
			continue
		}
		if meet(in.Shared(rd.Addr, rd.Frame), vars) {
			return rd.Instr
		}
	}
	return nil
}

func (in *input) firstUsers(w flow.Access, src *flow.Source, read ssa.Instruction) *Finding {
	t := in.words
	name := qualified(w.Val.Type())
	return &Finding{
		Pos: position(w.Instr),
		Message: fmt.Sprintf("%s is built from %s (%s), kept in %s, and serves later requests as well (%s); they act as whoever came first",
			name, src.What, t.at(sourcePos(src)), variable(w.Addr), t.at(position(read))),
		Steps: []Step{{sourcePos(src), "data of one request"}, {position(w.Instr), "kept here, once for all"}, {position(read), "used here, whoever asks"}},
		kept:  fmt.Sprintf("%s is built from %s, kept in %s, and serves later requests as well", name, src.What, variable(w.Addr)),
	}
}

// qualified names a type, or what a pointer to it leads to, as other packages do.
func qualified(typ types.Type) string {
	return strings.TrimPrefix(types.TypeString(typ, func(p *types.Package) string { return p.Name() }), "*")
}
