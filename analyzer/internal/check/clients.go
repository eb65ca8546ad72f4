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
		case isOrigin(o) && c.Role == contract.ManySessions && (!c.IsServer() || o.Loose()):
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

// ownedByServer reports whether o is built together with a server, by the same
// run of a function, and nothing here serves that server to several clients: it
// has as many clients as whoever gets it decides, and so has o.
func (in *input) ownedByServer(o *flow.Object) bool {
	served := in.served()
	for f := o.RootFrame(); f != nil && f.Scope == scope.Startup; f = f.Caller {
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
