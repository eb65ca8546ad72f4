package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// early reports whether instr runs before there can be a request: as part of
// the initialization of the package, or on main's own way, before it starts a
// goroutine and in no loop, which may be what waits for requests. What a
// request leaves in a slot is not there yet.
func (t *tracer) early(f *Frame, instr ssa.Instruction) bool {
	root, at := f, instr
	for {
		if root.Scope != scope.Startup || root.merged || at == nil {
			return false
		}
		if root.Caller == nil {
			break
		}
		if _, ok := root.Site.(*ssa.Call); !ok {
			return false
		}
		root, at = root.Caller, root.Site
	}
	switch {
	case root.self != nil:
		return false
	case root.Fn == t.Pkg.Func("init"):
		return true
	case root.Fn != t.Pkg.Func("main") || t.Pkg.Pkg.Name() != "main":
		return false
	}
	for ; f != nil; f, instr = f.Caller, f.Site {
		if !t.alone(instr) {
			return false
		}
	}
	return true
}

// alone reports whether instr runs once in its function, and before that has
// started a goroutine.
func (t *tracer) alone(instr ssa.Instruction) bool {
	alone, known := t.lonely[instr]
	if !known {
		alone = !t.inLoop(instr.Block()) && !afterGo(instr)
		t.lonely[instr] = alone
	}
	return alone
}

// inLoop is scope.InLoop, remembered.
func (t *tracer) inLoop(b *ssa.BasicBlock) bool {
	in, known := t.loops[b]
	if !known {
		in = scope.InLoop(b)
		t.loops[b] = in
	}
	return in
}

// ranOnce reports whether a once-guard runs f, or what called it: it finds what
// was there at that time, and not what a request leaves later.
func (f *Frame) ranOnce() bool {
	for ; f != nil; f = f.Caller {
		if f.once || f.Scope == scope.Once {
			return true
		}
	}
	return false
}

// afterGo reports whether a go statement of its function may come before instr.
func afterGo(instr ssa.Instruction) bool {
	for _, b := range instr.Parent().Blocks {
		for _, i := range b.Instrs {
			if i == instr {
				break // what follows in its own block comes later
			}
			if _, ok := i.(*ssa.Go); ok && scope.Reaches(b, instr.Block()) {
				return true
			}
		}
	}
	return false
}
