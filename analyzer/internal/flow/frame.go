package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// A Frame is one function in one calling context: how often it runs, and the
// calls that led to it. Values of the same function in different frames are
// kept apart, so that a constructor called at startup and by a handler gives
// one shared and one private instance.
type Frame struct {
	Fn    *ssa.Function
	Scope scope.Scope
	// Site is the call that entered the frame, in Caller; both are nil where
	// the outside calls, and where contexts were merged.
	Site   ssa.CallInstruction
	Caller *Frame

	self   *Object // the closure, or the receiver of a dynamic call
	depth  int
	merged bool // it stands for calls that are not told apart
	// received is set once the outside's arguments are there.
	received bool
	// once is set if a once-guard runs the frame.
	once bool
	// handler is set if the frame handles calls of an MCP client, factory if it
	// answers for a factory slot.
	handler, factory bool
	registered       []*Registration // those that made it a handler
	// greets is set if the frame handles what every client sends once, when its
	// session begins.
	greets  bool
	guards  []scope.Guard // once-guards that the calls behind it stand in
	vals    map[ssa.Value]*node
	tuples  map[tupleKey]*node
	results []*node
}

type tupleKey struct {
	tuple ssa.Value
	index int
}

type frameKey struct {
	fn     *ssa.Function
	scope  scope.Scope
	site   ssa.CallInstruction
	caller *Frame
	self   *Object
}

const (
	// maxDepth bounds the calls that a frame remembers. Deeper frames of a
	// function share one frame per scope.
	maxDepth = 24
	// maxFrames bounds the frames of one function that are kept apart.
	maxFrames = 64
)

// frame returns the frame of fn entered from site in caller, and makes it on
// first sight. A recursive call re-enters the frame that is open already.
func (t *tracer) frame(fn *ssa.Function, s scope.Scope, site ssa.CallInstruction, caller *Frame, self *Object) *Frame {
	var open *Frame
	for f := caller; f != nil; f = f.Caller {
		if f.Fn == fn && f.Scope == s {
			if open != nil { // a second time: from here on it is the same over and over
				return open
			}
			open = f
		}
	}
	key := frameKey{fn, s, site, caller, self}
	if f := t.frames[key]; f != nil {
		return f
	}
	merged := false
	depth := 0
	if caller != nil {
		depth = caller.depth + 1
	}
	if self != nil {
		if made := self.root().Frame; made != nil {
			depth = max(depth, made.depth+1)
		}
	}
	if depth > maxDepth || len(t.framesOf[fn]) >= t.maxFramesNow() {
		// One frame for all the rest, with what any of their closures captured.
		key = frameKey{fn: fn, scope: s}
		if f := t.frames[key]; f != nil {
			return f
		}
		site, caller = nil, nil
		merged = true
	}
	f := &Frame{
		Fn: fn, Scope: s, Site: site, Caller: caller, self: self, depth: depth, merged: merged,
		vals: make(map[ssa.Value]*node),
	}
	if caller != nil {
		f.guards = caller.guards
		if s == scope.Request && site != nil {
			if g := scope.Guards(site); len(g) > 0 {
				f.guards = append(append([]scope.Guard(nil), caller.guards...), g...)
			}
		}
	}
	t.frames[key] = f
	if t.framesOf[fn] == nil {
		t.funcsInOrder = append(t.funcsInOrder, fn)
	}
	t.framesOf[fn] = append(t.framesOf[fn], f)
	t.pending = append(t.pending, f)
	return f
}

// maxFramesNow bounds the frames of a function as maxFrames says, until the
// package has so many in all that its size would no longer bound the work.
func (t *tracer) maxFramesNow() int {
	if len(t.frames) > 1024+4*len(t.Funcs) {
		return 1
	}
	return maxFrames
}

// val returns the node of v in f. Functions and package variables have one
// node for the whole package.
func (t *tracer) val(f *Frame, v ssa.Value) *node {
	switch v := v.(type) {
	case *ssa.Global:
		return t.globalAddr(v)
	case *ssa.Function:
		return t.funcValue(v, f)
	case *ssa.Const, *ssa.Builtin:
		return t.nothing
	}
	n := f.vals[v]
	if n == nil {
		n = &node{}
		f.vals[v] = n
	}
	return n
}

// component returns the node of one component of a tuple-valued instruction.
func (t *tracer) component(f *Frame, tuple ssa.Value, index int) *node {
	if f.tuples == nil {
		f.tuples = make(map[tupleKey]*node)
	}
	key := tupleKey{tuple, index}
	n := f.tuples[key]
	if n == nil {
		n = &node{}
		f.tuples[key] = n
	}
	return n
}

// result returns the node of the i'th result of f.
func (f *Frame) result(i int) *node {
	for len(f.results) <= i {
		f.results = append(f.results, &node{})
	}
	return f.results[i]
}

// Root returns the outermost frame that is known to have led to f.
func (f *Frame) Root() *Frame {
	for f.Caller != nil {
		f = f.Caller
	}
	return f
}

// Maker returns the instruction that made the closure, or the receiver, which f
// runs; nil if there is none in this package.
func (f *Frame) Maker() ssa.Instruction {
	if f.self == nil {
		return nil
	}
	return f.self.RootOrigin()
}
