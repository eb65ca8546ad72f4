package check

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// words puts flows into words.
type words struct {
	fset   *token.FileSet
	uses   []*flow.Use
	looped map[ssa.Instruction]bool // what builds instances over and over, once it was asked
}

// repeats reports whether an instruction runs in a loop, in f or otherwise.
func (w *words) repeats(instr ssa.Instruction, f *flow.Frame) bool {
	if w.looped == nil {
		w.looped = make(map[ssa.Instruction]bool)
		for _, u := range w.uses {
			if instr, f := birth(u.Arrival); !w.looped[instr] && repeats(instr, f) {
				w.looped[instr] = true
			}
		}
	}
	return w.looped[instr] || repeats(instr, f)
}

// at returns a position as text: file and line.
func (w *words) at(pos token.Pos) string {
	p := w.fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}

// function names a function as a reader knows it: a literal by the function it
// stands in, a method with its type.
func function(fn *ssa.Function) string {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if fn.Synthetic == "package initializer" {
		return "package initialization"
	}
	if obj, ok := fn.Object().(*types.Func); ok {
		if recv := obj.Signature().Recv(); recv != nil {
			if name := typeName(recv.Type()); name != "" {
				return name + "." + obj.Name()
			}
		}
		return obj.Name()
	}
	return fn.Name()
}

func typeName(typ types.Type) string {
	if p, ok := types.Unalias(typ).(*types.Pointer); ok {
		typ = p.Elem()
	}
	if n, ok := types.Unalias(typ).(*types.Named); ok {
		return n.Obj().Name()
	}
	return ""
}

// slot names where a value is kept.
func slot(o *flow.Object) string {
	switch {
	case o.Parent != nil && o.Sel >= 0:
		st, ok := o.Parent.Type.Underlying().(*types.Struct)
		if !ok {
			break
		}
		if name := typeName(o.Parent.Type); name != "" {
			return "field " + name + "." + st.Field(o.Sel).Name()
		}
		return "field " + st.Field(o.Sel).Name()
	case o.Parent != nil && o.Elem():
		return "an element of " + slot(o.Parent)
	case o.Parent != nil:
		return slot(o.Parent)
	case o.Name() != "":
		return o.Name()
	case o.Variable() != nil:
		return "package variable " + o.Variable().Name()
	}
	if alloc, ok := o.Origin.(*ssa.Alloc); ok && !o.Temporary() {
		return "variable " + alloc.Comment
	}
	return "a " + kindOf(o.Type)
}

func kindOf(typ types.Type) string {
	switch typ.Underlying().(type) {
	case *types.Map:
		return "map"
	case *types.Slice, *types.Array:
		return "slice"
	case *types.Chan:
		return "channel"
	}
	return "variable"
}

// route tells, for a message, the slots that a value went through.
func (w *words) route(a *flow.Arrival) string {
	var parts []string
	seen := make(map[string]bool)
	for _, s := range a.Path() {
		if s.Kind != flow.StepStored || s.Slot.Temporary() || s.Slot.Local(s.Frame) {
			continue
		}
		if name := slot(s.Slot); !seen[name] {
			seen[name] = true
			parts = append(parts, "kept in "+name)
		}
	}
	if len(parts) > 3 {
		parts = append(parts[:1], parts[len(parts)-2:]...)
	}
	return strings.Join(parts, ", ")
}

// steps puts a flow into the words of related information, ending with the use.
func (w *words) steps(a *flow.Arrival, use *flow.Use, last string) []Step {
	var steps []Step
	add := func(instr ssa.Instruction, text string) {
		if instr == nil {
			return
		}
		pos := position(instr)
		if !pos.IsValid() {
			return
		}
		if n := len(steps); n > 0 && steps[n-1].Pos == pos {
			return
		}
		steps = append(steps, Step{pos, text})
	}
	for _, s := range a.Path() {
		switch s.Kind {
		case flow.StepBuilt:
			text := "built here"
			switch o := a.Origin().Ref.Obj; {
			case o.Kind == flow.Handle:
				text = "got from the SDK here, for one client"
			case o.From != nil:
				text = fmt.Sprintf("built by %s, at %s", o.From.In, o.From.At)
			}
			add(s.Instr, text)
		case flow.StepReceived:
			add(s.Instr, "received with the request in "+function(s.Frame.Fn))
		case flow.StepStored:
			if !s.Slot.Temporary() {
				add(s.Instr, "stored in "+slot(s.Slot))
			}
		case flow.StepLoaded:
			if s.Slot.Variable() != nil || s.Slot.Parent != nil {
				add(s.Instr, "read from "+slot(s.Slot)+" in "+function(s.Frame.Fn))
			}
		case flow.StepCaptured:
			if s.Fn.Synthetic == "" {
				add(s.Instr, "captured by a function literal in "+function(s.Fn))
			}
		case flow.StepPassed:
			if s.Fn.Synthetic == "" {
				add(s.Instr, "passed to "+function(s.Fn))
			}
		case flow.StepReturned:
			if s.Fn != nil && s.Fn.Synthetic == "" {
				add(s.Instr, "returned by "+function(s.Fn))
			}
		case flow.StepThrough:
			add(s.Instr, "passed on here")
		}
	}
	if use != nil {
		if pos := place(use); pos.IsValid() {
			if n := len(steps); n > 0 && steps[n-1].Pos == pos {
				steps = steps[:n-1]
			}
			steps = append(steps, Step{pos, last})
		}
	}
	return steps
}

// place returns where a use stands in source: within a wrapper that the
// compiler makes, for a method value or a promoted method, where that is called
// or made.
func place(u *flow.Use) token.Pos {
	instr, f := u.Instr, u.Frame
	for f != nil && instr.Parent() == f.Fn && isWrapper(f.Fn) {
		switch {
		case f.Site != nil:
			instr, f = f.Site, f.Caller
		case f.Maker() != nil:
			return position(f.Maker())
		default:
			return token.NoPos
		}
	}
	return position(instr)
}

// isWrapper reports whether the compiler makes fn, for a method value, a method
// expression or a promoted method: it has the position of the method.
func isWrapper(fn *ssa.Function) bool {
	for _, kind := range []string{"bound", "thunk", "wrapper"} {
		if strings.HasPrefix(fn.Synthetic, kind) {
			return true
		}
	}
	return false
}

// position returns where an instruction stands in source; what has no place of
// its own has that of the function it is in.
func position(instr ssa.Instruction) token.Pos {
	if pos := instr.Pos(); pos.IsValid() {
		return pos
	}
	if v, ok := instr.(ssa.Value); ok {
		if refs := v.Referrers(); refs != nil {
			for _, r := range *refs {
				if r.Pos().IsValid() {
					return r.Pos()
				}
			}
		}
	}
	return instr.Parent().Pos()
}

// birth tells where an instance of process scope is built, and how it is said:
// a function that returns what it just built hands the origin to its caller.
func birth(a *flow.Arrival) (instr ssa.Instruction, in *flow.Frame) {
	for _, s := range a.Path() {
		switch s.Kind {
		case flow.StepBuilt:
			instr, in = s.Instr, s.Frame
			continue
		case flow.StepReturned:
			if call, ok := s.Instr.(ssa.CallInstruction); ok && s.Fn != nil {
				if fn, ok := call.Common().Value.(*ssa.Function); ok && fn.Parent() == nil {
					instr, in = s.Instr, s.Frame
					continue
				}
			}
		case flow.StepStored, flow.StepLoaded:
			if s.Slot.Local(in) {
				continue
			}
		case flow.StepThrough:
			continue
		}
		break
	}
	if instr == nil {
		o := a.Ref.Obj
		instr, in = o.RootOrigin(), o.RootFrame()
	}
	return instr, in
}

// built says how an instance came to be, and where it is kept.
func (w *words) built(a *flow.Arrival) string {
	o := a.Ref.Obj
	instr, in := birth(a)
	where := ""
	if in != nil {
		where = ", in " + function(in.Fn)
	}
	if from := o.From; from != nil && instr == nil {
		where = ", at " + from.At
	}
	if a.Ref.Mode == flow.Lazy || o.Life() == scope.Once {
		where = ", for the first request" + where
	}
	if route := w.route(a); route != "" {
		where += ", " + route
	}
	if where != "" {
		where += ","
	}
	if w.repeats(instr, in) {
		return "is built in a loop" + where
	}
	return "is built once" + where
}

// repeats reports whether an instruction, or a call that leads to it, stands in
// a loop.
func repeats(instr ssa.Instruction, f *flow.Frame) bool {
	for instr != nil {
		if scope.InLoop(instr.Block()) {
			return true
		}
		if f == nil || f.Site == nil {
			return false
		}
		instr, f = f.Site, f.Caller
	}
	return false
}

// how names what uses a value, with the place.
func (w *words) how(u *flow.Use) string {
	name := u.How()
	if name == "" {
		return w.at(place(u))
	}
	if u.Remote != nil {
		return fmt.Sprintf("%s at %s, called at %s", name, u.Remote.At, w.at(place(u)))
	}
	return fmt.Sprintf("%s at %s", name, w.at(place(u)))
}

// gets says who gets a server: everybody, or, if it is one of some, many.
func (w *words) gets(u *flow.Use, some bool) string {
	how := w.how(u)
	switch {
	case returnedBySlot(u) && some:
		return fmt.Sprintf("is what %s gets for many sessions", how)
	case returnedBySlot(u):
		return fmt.Sprintf("is what %s gets for every session", how)
	case connects(u) && some:
		return fmt.Sprintf("is what many connections get (%s)", how)
	case connects(u):
		return fmt.Sprintf("is what every connection gets (%s)", how)
	case some:
		return fmt.Sprintf("serves many clients (%s)", how)
	}
	return fmt.Sprintf("serves every client (%s)", how)
}

// sourcePos returns where request data comes from.
func sourcePos(src *flow.Source) token.Pos {
	if src.Param != nil {
		return src.Param.Pos()
	}
	return position(src.Instr)
}

// keptIn tells the slots that a value went through, after a comma.
func (w *words) keptIn(a *flow.Arrival) string {
	if route := w.route(a); route != "" {
		return ", " + route + ","
	}
	return ""
}

// builtAt tells where an instance was built, in brackets.
func (w *words) builtAt(a *flow.Arrival) string {
	o := a.Ref.Obj
	if o.From != nil {
		return " (built at " + o.From.At + ")"
	}
	if instr, _ := birth(a); instr != nil {
		return " (built at " + w.at(position(instr)) + ")"
	}
	return ""
}
