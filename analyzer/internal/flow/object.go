package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A Kind says what an object stands for.
type Kind uint8

const (
	// Memory is a variable or composite literal of this package.
	Memory Kind = iota
	// Built is what a constructor of an SDK, or of a package with facts, returned.
	Built
	// Global is a package variable.
	Global
	// Closure is a function value, with what it captured.
	Closure
	// Once is the function that sync.OnceFunc, OnceValue or OnceValues made.
	Once
	// Boxed is a value of a named type that is no pointer and no struct, in an interface.
	Boxed
	// Fan is an iterator over every client's session.
	Fan
	// Handle is one client's session or request, as request code got it.
	Handle
	// Param is what a caller outside the package passed.
	Param
	// Outside is a value of a type of this package that nothing in it builds.
	Outside
)

// Selectors of the parts of an object that are no struct fields.
const (
	elem     = -1 // elements of a container, whatever their index or key
	mkeys    = -2 // keys of a map
	held     = -3 // the value that an atomic or similar holds
	resultOf = -4 // the first result of calling a function from another package
)

// An Object is a place in memory: what one origin builds in one frame, a part
// of such an object, or something that the package did not build itself.
type Object struct {
	ID    int
	Kind  Kind
	Type  types.Type // of the memory, not of a pointer to it
	Frame *Frame     // that built it
	Scope scope.Scope

	// Contract is what an SDK promises for the type; nil if it is of no SDK.
	Contract *contract.Type
	// Origin is the instruction that builds the object, if it is in this package.
	Origin ssa.Instruction
	// From tells of an origin in another package.
	From *Foreign

	// Parent and Sel are set for a part of another object.
	Parent *Object
	Sel    int

	content *node // what is kept in it
	parts   map[int]*Object
	order   []*Object // parts as they came up
	fixed   []*Object // parts that are under a fixed key
	onFixed []func(*Object)

	fn       *ssa.Function // of a closure
	bindings []*node       // of a closure
	inner    *node         // of a Once or Boxed object
	entered  bool          // the closure runs somewhere
	mode     Mode          // of a closure that was kept: how it sees what it captured
	escaped  bool
	kept     *Arrival  // of a closure that was kept: how it came to where it is called
	path     fact.Path // of a Param: how the caller's value is reached
	tabled   bool      // it was put into a container, under a key or index of its own
	shelved  bool      // it was put into a container, under a fixed key
	given    bool      // other code has it: as a result, an argument, or in a struct of its own
	entry    bool      // each call of an exported function makes one, and puts it into a container
	every    bool      // a Handle that stands for every client's in turn
	global   *ssa.Global
	name     string // of a slot that another package has
	depth    int    // reads that led to an opaque object
	seeded   bool
	opaque   bool // reads of it may give more than this package wrote
}

// A Foreign origin is in another package, which told of it in a fact.
type Foreign struct {
	At       string   // file and line, as text
	In       string   // the function that builds it
	Process  bool     // it is one instance for all calls of that function
	Direct   bool     // the call returns the instance itself
	Reported []string // categories that were reported there
}

// root returns the object that o is part of.
func (o *Object) root() *Object {
	for o.Parent != nil {
		o = o.Parent
	}
	return o
}

// Root returns what o is part of.
func (o *Object) Root() *Object { return o.root() }

// Shared reports whether o lives as long as the process.
func (o *Object) Shared() bool { return o.root().Scope.PerProcess() }

// Pos returns the position of the origin, if it is in this package.
func (o *Object) Pos() token.Pos {
	r := o.root()
	if r.Origin != nil {
		return r.Origin.Pos()
	}
	return token.NoPos
}

// keyed reports whether o is one of many elements that a key or index tells apart.
func (o *Object) keyed() bool { return o.Sel == elem || o.Sel == mkeys }

// inContainer reports whether o is an element of a container, or part of one.
func (o *Object) inContainer() bool {
	for ; o != nil; o = o.Parent {
		if o.keyed() {
			return true
		}
	}
	return false
}

func (t *tracer) object(kind Kind, typ types.Type, f *Frame, s scope.Scope, origin ssa.Instruction) *Object {
	o := &Object{ID: len(t.objects), Kind: kind, Type: typ, Frame: f, Scope: s, Origin: origin, content: &node{}}
	if typ != nil && isStruct(typ) { // a pointer or interface is a slot, not an instance
		if c := t.Set.Type(typ); c != nil && c.Role != contract.None {
			o.Contract = c
		}
	}
	o.content.owner = o
	t.objects = append(t.objects, o)
	return o
}

// part returns the part of o that sel names: a field by its index, or one of
// the selectors above.
func (t *tracer) part(o *Object, sel int, typ types.Type) *Object {
	if p := o.parts[sel]; p != nil {
		return p
	}
	p := t.object(o.Kind, typ, o.Frame, o.Scope, o.Origin)
	p.Parent, p.Sel = o, sel
	p.opaque, p.depth = o.opaque, o.depth
	p.path = partPath(o, sel)
	if p.Kind == Closure || p.Kind == Boxed || p.Kind == Once || p.Kind == Global {
		p.Kind = Memory
	}
	if o.parts == nil {
		o.parts = make(map[int]*Object)
	}
	o.parts[sel] = p
	o.order = append(o.order, p)
	if o.escaped {
		t.escape(p)
	}
	return p
}

// Elem reports whether o is an element of a container.
func (o *Object) Elem() bool { return o.keyed() }

// Variable returns the package variable that o is, or nil.
func (o *Object) Variable() *ssa.Global { return o.global }

// Temporary reports whether o is a slot that no name in source stands for.
func (o *Object) Temporary() bool {
	if o.name != "" {
		return false
	}
	if o.Parent != nil || o.global != nil {
		return o.Parent != nil && o.Parent.Temporary() && o.keyed()
	}
	alloc, ok := o.Origin.(*ssa.Alloc)
	if !ok {
		return true
	}
	switch alloc.Comment {
	case "complit", "varargs", "slicelit", "makeslice", "new", "typeassert":
		return true
	}
	return !token.IsIdentifier(alloc.Comment)
}

// RootOrigin returns the instruction that builds what o is part of.
func (o *Object) RootOrigin() ssa.Instruction { return o.root().Origin }

// RootFrame returns the frame that builds what o is part of.
func (o *Object) RootFrame() *Frame { return o.root().Frame }

// Life returns the scope of what o is part of.
func (o *Object) Life() scope.Scope { return o.root().Scope }

// Site identifies the origin in source, whatever frame runs it.
func (o *Object) Site() ssa.Instruction { return o.root().Origin }

// Local reports whether o is a variable of the function that f runs.
func (o *Object) Local(f *Frame) bool {
	return f != nil && o.Parent == nil && o.global == nil && o.Frame == f
}

// Queued reports whether o is the element of a channel.
func (o *Object) Queued() bool {
	if o.Sel != elem || o.Parent == nil || o.Parent.Type == nil {
		return false
	}
	_, ok := o.Parent.Type.Underlying().(*types.Chan)
	return ok
}

// Loose reports whether o is, or may be, where this package does not see what
// happens to it: in the hands of other code, or in a container.
func (o *Object) Loose() bool { return o.escaped || o.tabled || o.shelved }

// Given reports whether other code got o itself, and not only something that
// leads to it.
func (o *Object) Given() bool { return o.given }

// Hidden reports whether o stands for what a caller's value has in a field that
// only this package can write.
func (o *Object) Hidden() bool {
	if o.Kind != Param || len(o.path.Fields) == 0 {
		return false
	}
	name := o.path.Fields[0]
	return token.IsIdentifier(name) && !token.IsExported(name)
}

// InTable reports whether o is part of something that is kept in a container:
// then there is one for each entry.
func (o *Object) InTable() bool { return o.inContainer() || o.root().tabled }
