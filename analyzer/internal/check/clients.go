package check

import (
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// oneClient reports whether the package is a program that serves MCP to one
// client only: it connects its servers itself, at startup, and hands them to
// nothing that serves HTTP.
func (in *input) oneClient() bool {
	if in.Package().Name() != "main" || len(in.Slots()) > 0 {
		return false
	}
	connected := false
	for _, u := range in.Uses {
		o := u.Arrival.Ref.Obj
		c := o.Contract
		switch {
		case isOrigin(o) && c.Role == contract.ManySessions && (c.Noun != "server" || o.Loose()):
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

// ownedByServer reports whether o is built by an exported function together
// with a server that nothing here serves: whoever calls it decides how many
// clients the server, and so o, has.
func (in *input) ownedByServer(o *flow.Object) bool {
	f := o.RootFrame()
	if f == nil {
		return false
	}
	f = f.Root()
	if f.Scope != scope.Startup || f.Site != nil || f.Fn.Parent() != nil || f.Fn.Object() == nil || !f.Fn.Object().Exported() {
		return false
	}
	served := in.served()
	builds := false
	for _, s := range in.Built() {
		at := s.RootFrame()
		if at == nil || at.Root() != f || s.Contract.Role != contract.ManySessions || s.Contract.Noun != "server" {
			continue
		}
		if served[s] {
			return false
		}
		builds = true
	}
	return builds
}
