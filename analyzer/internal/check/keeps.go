package check

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
)

// Keeps returns what importing packages need to know of findings that are faults
// only if those let several clients reach a server: for each exported function,
// what handlers keep of the servers that it is given or returns. res has the runs
// of all exported functions. What is accepted here is told to nobody.
func Keeps(res *flow.Result, fset *token.FileSet, accepts func(category string, pos token.Pos) bool) map[*ssa.Function][]fact.Keep {
	in := newInput(res, fset)
	if in.oneClient() {
		return nil
	}
	keeps := make(map[*ssa.Function][]fact.Keep)
	add := func(e *elsewhere, k fact.Keep) {
		for _, out := range e.outlets {
			k.Of, k.In = out.of, out.in
			keeps[out.run.Fn] = append(keeps[out.run.Fn], k)
		}
	}
	told := make(map[token.Pos]bool) // of which there is a closer account than state
	for _, c := range []*Check{session, identity, broadcast, state} {
		for _, f := range c.run(in) {
			if f.elsewhere == nil || c == state && told[f.Pos] {
				continue
			}
			told[f.Pos] = told[f.Pos] || c != state
			if !accepts(c.Name, f.Pos) {
				add(f.elsewhere, fact.Keep{Category: c.Name, What: f.kept, At: in.foreign(f.Pos)})
			}
		}
	}
	for _, k := range in.Keepings() {
		if len(k.Keep.Through) == fact.MaxThrough {
			continue
		}
		next := *k.Keep
		next.Through = append(next.Through[:len(next.Through):len(next.Through)],
			fmt.Sprintf("%s at %s", called(k.Fn), in.foreign(position(k.Call))))
		add(in.handedOn(k), next)
	}
	return keeps
}

// handedOn returns how callers elsewhere get at the servers of a keeping.
func (in *input) handedOn(k *flow.Keeping) *elsewhere {
	e := new(elsewhere)
	for _, s := range k.Servers {
		if !in.leftOpen(s.Ref.Obj) {
			continue
		}
		if k.Keep.In.Base == fact.Fresh {
			out, ok := in.outlet(s.Ref.Obj, flow.Variable{Obj: s.Ref.Obj}, k.Frame)
			out.in = k.Keep.In // as fresh as the call
			e.add(out, ok)
			continue
		}
		for _, h := range k.Holders {
			e.add(in.outlet(s.Ref.Obj, flow.Variable{Obj: h.Ref.Obj}, k.Frame))
		}
	}
	return e
}

// foreign returns a position as other packages name it.
func (in *input) foreign(pos token.Pos) string {
	p := in.words.fset.Position(pos)
	return fmt.Sprintf("%s/%s:%d", in.Package().Path(), filepath.Base(p.Filename), p.Line)
}

// called names a function of another package as source does.
func called(fn *types.Func) string {
	name := fn.Name()
	if recv := fn.Signature().Recv(); recv != nil {
		name = typeName(recv.Type()) + "." + name
	}
	return fn.Pkg().Name() + "." + name
}
