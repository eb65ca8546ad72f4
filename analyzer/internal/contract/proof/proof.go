// Package proof holds what a contract says against the packages of the SDK that it describes.
package proof

import (
	"fmt"
	"go/types"
	"slices"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// A Result is what came of a proof.
type Result struct {
	// Proved is the number of names that exist and are what the contract says.
	Proved int

	// Faults are what is not so, types before functions, each in the order of names.
	Faults []Fault

	// Members are the methods and fields found that the contract lists for types, as "package.Type.name".
	Members map[string]bool
}

// A Fault is something that is not as the contract says.
type Fault struct {
	At   int    // where the name of the entry stands in the file, in bytes
	Text string // a sentence
}

// Of proves the entries of an SDK on its packages, by import path, at a version. For an empty version, which is that of
// a module behind a replacement, entries that are bound to versions are left out.
func Of(sdk *contract.SDK, set *contract.Set, version string, packages map[string]*types.Package) Result {
	p := &proof{sdk: sdk, version: version, packages: packages, set: set}
	p.Members = make(map[string]bool)
	for _, t := range sdk.Types() {
		p.at = t.At
		p.provePresence(t.Package, t.Name, "", t.Bounds, func(obj types.Object) { p.proveType(t, obj) })
	}
	for _, f := range sdk.Funcs() {
		p.at = f.At
		p.provePresence(f.Package, f.Name, f.Recv, f.Bounds, func(obj types.Object) { p.proveFunc(f, obj) })
	}
	return p.Result
}

// Missing returns a fault for each method and field that a contract lists for a type and that no proof has found.
func Missing(sdk *contract.SDK, members map[string]bool) []Fault {
	var missing []Fault
	for _, t := range sdk.Types() {
		for _, member := range slices.Concat(t.Harmless, t.Forwards, t.SessionIDFields) {
			if !members[t.Package+"."+t.Name+"."+member] {
				missing = append(missing, Fault{t.At, t.String() + "." + member + " does not exist"})
			}
		}
	}
	return missing
}

// Packages lists the packages that a contract speaks of at a version, or, if that is empty, at any, sorted.
func Packages(sdk *contract.SDK, version string) []string {
	var paths []string
	for _, t := range sdk.Types() {
		if version == "" || within(sdk, t.Bounds, version) {
			paths = append(paths, t.Package)
		}
	}
	for _, f := range sdk.Funcs() {
		if version == "" || within(sdk, f.Bounds, version) {
			paths = append(paths, f.Package)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// within reports whether an entry holds at a version.
func within(sdk *contract.SDK, b contract.Bounds, version string) bool {
	return sdk.Kind == contract.KindStd || b.Holds(version)
}

type proof struct {
	Result

	sdk      *contract.SDK
	version  string
	packages map[string]*types.Package
	set      *contract.Set
	at       int // of the entry that is being proved
}

func (p *proof) faultf(format string, args ...any) {
	p.Faults = append(p.Faults, Fault{p.at, fmt.Sprintf(format, args...)})
}

// provePresence looks a name up: it must exist within its bounds, and must not outside of them.
func (p *proof) provePresence(pkg, name, recv string, bounds contract.Bounds, prove func(types.Object)) {
	var obj types.Object
	if loaded := p.packages[pkg]; loaded != nil {
		obj = lookup(loaded, recv, name)
	}
	full := pkg + "." + name
	if recv != "" {
		full = pkg + "." + recv + "." + name
	}
	switch inside := within(p.sdk, bounds, p.version); {
	case inside && obj == nil:
		if meant, ok := near(p.packages[pkg], recv, name); ok {
			p.faultf("%s does not exist; there is %s", full, meant)
			return
		}
		p.faultf("%s does not exist", full)
	case !inside && obj != nil && p.version != "":
		p.faultf("%s exists outside of its bounds %+v", full, bounds)
	case inside:
		p.Proved++
		prove(obj)
	}
}

// lookup finds a package-level object, or a method that the type itself declares.
func lookup(pkg *types.Package, recv, name string) types.Object {
	if recv == "" {
		return pkg.Scope().Lookup(name)
	}
	typ, ok := pkg.Scope().Lookup(recv).(*types.TypeName)
	if !ok {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(typ.Type(), true, pkg, name)
	if fn, ok := obj.(*types.Func); ok {
		return fn
	}
	return nil
}

func (p *proof) proveType(t *contract.Type, obj types.Object) {
	name, ok := obj.(*types.TypeName)
	if !ok {
		p.faultf("%s is no type", t)
		return
	}
	if p.set.Type(name.Type()) != t {
		p.faultf("%s is not found by its type", t)
	}
	if t.String() != name.Pkg().Name()+"."+name.Name() {
		p.faultf("%s prints as %s", name, t)
	}
	for _, member := range slices.Concat(t.Harmless, t.Forwards, t.SessionIDFields) {
		obj, _, _ := types.LookupFieldOrMethod(name.Type(), true, name.Pkg(), member)
		_, isMethod := obj.(*types.Func)
		if obj != nil && isMethod == slices.Contains(t.Harmless, member) {
			p.Members[t.Package+"."+t.Name+"."+member] = true
		}
	}
}

func (p *proof) proveFunc(f *contract.Func, obj types.Object) {
	if v, ok := obj.(*types.Var); ok {
		if p.set.FuncVar(v) != f {
			p.faultf("%s is a variable of another type: %s", f, v)
		}
		return
	}
	fn, ok := obj.(*types.Func)
	if !ok {
		p.faultf("%s is no function", f)
		return
	}
	sig := fn.Signature()
	if p.set.Func(fn) != f {
		if !p.proveArguments(f, sig) {
			p.faultf("%s is another type's method: %s", f, fn)
		}
		return
	}
	for _, i := range f.Slots {
		if !p.makesListed(argument(sig, i)) {
			p.faultf("%s: slot %d returns nothing that is listed: %s", f, i, sig)
		}
	}
	for _, i := range f.Handlers {
		if !carriesFunc(argument(sig, i)) {
			p.faultf("%s: handler %d is no function and carries none: %s", f, i, sig)
		}
	}
	for _, i := range f.Middleware {
		if m, ok := element(argument(sig, i)).Underlying().(*types.Signature); !ok || m.Results().Len() == 0 {
			p.faultf("%s: middleware %d returns nothing: %s", f, i, sig)
		}
	}
	if f.Builds && !p.returnsListed(sig) {
		p.faultf("%s: no result is of a listed type: %s", f, sig)
	}
	if len(f.Wraps) > 0 && sig.Results().Len() == 0 {
		p.faultf("%s: wraps something but has no result", f)
	}
	p.proveServer(f, sig, f.Mutates)
	p.proveServer(f, sig, f.ServerArg)
	p.proveServer(f, sig, f.Serves)
	p.proveTransport(f, sig)
}

// proveArguments says which argument of an entry keeps it from being used, and reports whether there is one.
func (p *proof) proveArguments(f *contract.Func, sig *types.Signature) (found bool) {
	for _, i := range f.Arguments() {
		if i >= sig.Params().Len() {
			p.faultf("%s has no argument %d; they count from 0: %s", f, i, sig)
			return true
		}
	}
	for _, i := range f.Slots {
		if len(contract.Factories(argument(sig, i))) == 0 {
			p.faultf("%s: slot %d is no function that returns something, and no struct with one; a factory within something else cannot be listed, so leave it out: %s", f, i, sig)
			return true
		}
	}
	return false
}

// makesListed reports whether a factory that an argument holds returns a value of a listed type.
func (p *proof) makesListed(arg types.Type) bool {
	return slices.ContainsFunc(contract.Factories(arg), func(f contract.Factory) bool {
		t := p.set.Type(f.Result)
		return t != nil && t.Role != contract.None
	})
}

func (p *proof) returnsListed(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if t := p.set.Type(element(v.Type())); t != nil && t.Role != contract.None {
			return true
		}
	}
	return false
}

// proveServer holds that an argument is a server: listed, and for many sessions.
func (p *proof) proveServer(f *contract.Func, sig *types.Signature, i int) {
	if i == contract.Absent {
		return
	}
	if t := p.set.Type(argument(sig, i)); t == nil || t.Role != contract.ManySessions && t.Role != contract.OneProcess {
		p.faultf("%s: argument %d is no server: %s", f, i, sig)
	}
}

// proveTransport holds that an argument is a listed transport, or an interface that a listed one has.
func (p *proof) proveTransport(f *contract.Func, sig *types.Signature) {
	if f.TransportArg == contract.Absent {
		return
	}
	typ := argument(sig, f.TransportArg)
	if isTransport(p.set.Type(typ)) {
		return
	}
	if iface, ok := typ.Underlying().(*types.Interface); ok && !iface.Empty() {
		for _, t := range p.sdk.Types() {
			pkg := p.packages[t.Package]
			if pkg == nil || !isTransport(t) {
				continue
			}
			if obj := pkg.Scope().Lookup(t.Name); obj != nil && types.Implements(types.NewPointer(obj.Type()), iface) {
				return
			}
		}
	}
	p.faultf("%s: argument %d is no transport: %s", f, f.TransportArg, sig)
}

func isTransport(t *contract.Type) bool {
	return t != nil && (t.Role == contract.OneSession || t.Role == contract.ClientHandle || t.OneServer)
}

// argument returns the type of an argument or of the receiver.
func argument(sig *types.Signature, i int) types.Type {
	if i == contract.Receiver {
		return sig.Recv().Type()
	}
	return sig.Params().At(i).Type()
}

// element returns what a slice holds, and any other type as it is.
func element(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return t
}

// carriesFunc reports whether a value of a type is a function or leads to one in a step: through an interface,
// a pointer, a slice or a field.
func carriesFunc(t types.Type) bool {
	t = element(t)
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	switch t := t.Underlying().(type) {
	case *types.Signature, *types.Interface:
		return true
	case *types.Struct:
		for v := range t.Fields() {
			switch f := v.Type().Underlying().(type) {
			case *types.Signature, *types.Interface:
				return true
			case *types.Slice:
				if _, ok := f.Elem().Underlying().(*types.Signature); ok {
					return true
				}
			}
		}
	}
	return false
}
