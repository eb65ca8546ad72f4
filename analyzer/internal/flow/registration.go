package flow

import "github.com/sharedmcp/sharedmcp/analyzer/internal/contract"

// A Registration is a call that registers handlers on a server of an SDK.
type Registration struct {
	Frame   *Frame     // the frame of the call
	Servers []*Arrival // what the handlers are registered on
}

// registration notes that a call registers handlers, if it says on what.
func (t *tracer) registration(c *outcall, fn *contract.Func) *Registration {
	if fn.Mutates == contract.Absent || fn.SDK.Kind != contract.KindSDK {
		return nil
	}
	r := &Registration{Frame: c.f}
	t.eachArg(c, fn.Mutates, func(a *Arrival) { r.Servers = append(r.Servers, a) })
	return r
}

// registers notes that f runs when a client calls what was registered.
func (f *Frame) registers(r *Registration) {
	if r != nil {
		f.registered = append(f.registered, r)
	}
}

// Registered returns the registrations that made f a handler.
func (f *Frame) Registered() []*Registration { return f.registered }
