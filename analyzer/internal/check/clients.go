package check

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// oneClient reports whether the package is a program that serves MCP to one
// client only: it connects its servers itself, at startup, and hands them to
// nothing that serves HTTP.
func (in *input) oneClient() bool {
	if len(in.Slots()) > 0 || in.Package().Name() != "main" && !in.keepsToStreams() {
		return false
	}
	connected := false
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		c := o.Contract
		switch {
		case u.Remote != nil && u.Remote.Kind == fact.Served:
			return false
		case isOrigin(o) && c.Role == contract.ManySessions && (!c.IsServer() || in.Package().Name() == "main" && o.Loose()):
			return false
		case c.Role == contract.ManySessions && u.Kind == flow.Arg && u.Func != nil && u.Func.Builds && !u.Func.Connects:
			if !isServer(c) && u.Func.Name != "NewStdioServer" {
				return false // the SDK's own HTTP server
			}
		case connects(u) && u.Scope != scope.Startup:
			return false
		}
		connected = connected || u.Func != nil && u.Func.Name == "ServeStdio" || u.Kind == flow.Arg && u.Func != nil && u.Func.Connects || c.Role == contract.OneProcess
	}
	return connected
}

// keepsToStreams reports whether a package that is no program builds all the
// servers that it deals with, lets nobody have one, and connects them to nothing
// but the standard streams, which a process has one pair of.
func (in *input) keepsToStreams() bool {
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		switch c := o.Contract; {
		case c.Role == contract.OneProcess:
			if !c.IsHarmless(u.Name()) && !slices.ContainsFunc(u.Call.Common().Args, isStandardInput) {
				return false // on which streams it listens is not known
			}
		case o.Hidden():
		case c.IsServer():
			if !isOrigin(o) || o.From != nil || o.Given() || in.mayBeTaken(u.Arrival) {
				return false
			}
		case u.Kind == flow.Arg && u.Func != nil && u.Func.Connects && u.Arg == u.Func.TransportArg && !in.isPlain(o):
			return false
		}
	}
	return true
}

// mayBeTaken reports whether a value is kept where other packages find it.
func (in *input) mayBeTaken(a *flow.Arrival) bool {
	for _, s := range a.Path() {
		switch {
		case s.Slot == nil:
		case s.Slot.InTable(), s.Slot.Variable() != nil && s.Slot.Variable().Object().Exported():
			return true
		case s.Slot.Parent != nil && s.Slot.Sel >= 0:
			if st, ok := s.Slot.Parent.Type.Underlying().(*types.Struct); ok && st.Field(s.Slot.Sel).Exported() {
				return true
			}
		}
	}
	return false
}

// isPlain reports whether a transport uses the standard streams: a literal without anything in it, which is told of no
// connection, or one that is given the standard input, or a transport that is plain itself.
func (in *input) isPlain(o *flow.Object) bool {
	lit, ok := o.RootOrigin().(*ssa.Alloc)
	return ok && o.Kind == flow.Memory && in.isPlainLiteral(lit)
}

func (in *input) isPlainLiteral(lit *ssa.Alloc) bool {
	seen := map[*ssa.Alloc]bool{lit: true} // a transport may wrap itself
	for work := []*ssa.Alloc{lit}; len(work) > 0; work = work[1:] {
		empty := len(*work[0].Referrers()) > 0
		for _, r := range *work[0].Referrers() {
			field, ok := r.(*ssa.FieldAddr)
			if !ok {
				continue
			}
			empty = false
			for _, r := range *field.Referrers() {
				st, ok := r.(*ssa.Store)
				if !ok {
					continue
				}
				if isStandardInput(st.Val) {
					return true
				}
				if inner := in.transportLiteral(unboxed(st.Val)); inner != nil && !seen[inner] {
					seen[inner] = true
					work = append(work, inner)
				}
			}
		}
		if empty {
			return true
		}
	}
	return false
}

// transportLiteral returns the literal of a transport that v is, or nil.
func (in *input) transportLiteral(v ssa.Value) *ssa.Alloc {
	lit, ok := v.(*ssa.Alloc)
	if !ok {
		return nil
	}
	if c := in.Contract(lit.Type()); c == nil || c.Role != contract.OneSession {
		return nil
	}
	return lit
}

// isStandardInput reports whether v is os.Stdin.
func isStandardInput(v ssa.Value) bool {
	load, ok := unboxed(v).(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	g, ok := load.X.(*ssa.Global)
	return ok && g.Pkg.Pkg.Path() == "os" && g.Name() == "Stdin"
}

// ownedByServer reports whether o is built together with a server; see besideServer.
func (in *input) ownedByServer(o *flow.Object) bool { return in.besideServer(o.RootFrame()) }

// besideServer reports whether what f builds is built together with a server, by
// the same run of a function, and nothing here serves that server to several
// clients: it has as many clients as whoever gets it decides, and so has the rest.
func (in *input) besideServer(f *flow.Frame) bool {
	served := in.served()
	for ; f != nil && f.Scope == scope.Startup; f = f.Caller {
		for _, s := range in.Slots() {
			if below(s.Frame, f) {
				return false // what is built here is served here, if only by a factory
			}
		}
		builds := false
		for _, s := range in.Built() {
			if !s.Contract.IsServer() || !below(s.RootFrame(), f) {
				continue
			}
			if served[s] {
				return false
			}
			builds = true
		}
		if builds {
			return true
		}
	}
	return false
}

// below reports whether f is part of the run of whole.
func below(f, whole *flow.Frame) bool {
	for ; f != nil; f = f.Caller {
		if f == whole {
			return true
		}
	}
	return false
}
