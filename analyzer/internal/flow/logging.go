package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/symbol"
)

// A process has one default logger and one place that package log writes to:
// single slots, in packages that are not analysed.
const (
	defaultLogger = "the default logger"
	logOutput     = "the output of package log"
)

// Name says what a slot is that no source of this package declares, or is
// empty.
func (o *Object) Name() string { return o.name }

// slotOf returns the slot of the process that has a name.
func (t *tracer) slotOf(name string, typ types.Type) *Object {
	for _, o := range t.named {
		if o.name == name {
			return o
		}
	}
	o := t.object(Global, typ, nil, scope.Startup, nil)
	o.name = name
	t.named = append(t.named, o)
	return o
}

// modelDefaultLogger follows the functions of log/slog that set the default
// logger, return it, or write with it.
func (t *tracer) modelDefaultLogger(c *outcall) {
	switch name := c.fn.Name(); name {
	case "SetDefault":
		if putsBack(c.site) {
			return
		}
		slot := t.slotOf(defaultLogger, c.args[0].Type())
		t.keep(c.f, c.site, t.val(c.f, c.args[0]), slot, false)
	case "Default":
		t.results(c.f, c.site, func(_ int, typ types.Type, n *node) {
			slot := t.slotOf(defaultLogger, typ)
			t.load(c.f, c.site, slot, &Arrival{Ref: Ref{Obj: slot}}, n, typ)
		})
	case "Debug", "DebugContext", "Info", "InfoContext", "Warn", "WarnContext", "Error", "ErrorContext", "Log", "LogAttrs":
		slot := t.slotOf(defaultLogger, types.Universe.Lookup("any").Type())
		logger := &node{}
		t.load(c.f, c.site, slot, &Arrival{Ref: Ref{Obj: slot}}, logger, slot.Type)
		t.each(logger, func(a *Arrival) {
			t.use(&Use{Kind: Call, Arrival: a, Call: c.site, Frame: c.f, Scope: c.scope, Fn: c.fn})
		})
	}
}

// modelLogOutput follows the functions of package log that set where it writes
// to, or write there.
func (t *tracer) modelLogOutput(c *outcall) {
	set, ok := c.fn.Pkg().Scope().Lookup("SetOutput").(*types.Func)
	if !ok {
		return
	}
	slot := t.slotOf(logOutput, set.Signature().Params().At(0).Type())
	switch c.fn.Name() {
	case set.Name():
		if putsBack(c.site) {
			return
		}
		t.keep(c.f, c.site, t.val(c.f, c.args[0]), slot, false)
	case "Print", "Printf", "Println", "Output", "Fatal", "Fatalf", "Fatalln", "Panic", "Panicf", "Panicln":
		writer := &node{}
		t.load(c.f, c.site, slot, &Arrival{Ref: Ref{Obj: slot}}, writer, slot.Type)
		t.each(writer, func(a *Arrival) { t.handOut(c.scope, slot.Type, a) })
	}
}

// putsBack reports whether a call is made when its function ends: what it sets was there before.
func putsBack(site ssa.CallInstruction) bool {
	_, deferred := site.(*ssa.Defer)
	return deferred
}

// setters are the functions that fill the slots of the process, by path and name.
var setters = map[string][2]string{defaultLogger: {"log/slog", "SetDefault"}, logOutput: {"log", "SetOutput"}}

// setterTurn is turn for a slot of the process, which a function fills.
func (t *tracer) setterTurn(f *Frame, instr ssa.Instruction, slot *Object) *Frame {
	if f.Scope != scope.Request || !t.locked(f) {
		return nil
	}
	setter := setters[slot.name]
	for {
		for _, b := range f.Fn.Blocks {
			for _, i := range b.Instrs {
				call, ok := i.(*ssa.Call)
				if !ok {
					continue
				}
				if fn := call.Common().StaticCallee(); fn == nil || !symbol.IsFunc(fn.Object(), setter[0], setter[1]) {
					continue
				}
				if scope.Dominates(call, instr) && t.holds(f, call, instr) {
					return f
				}
			}
		}
		if f.Caller == nil || !waits(f.Site) {
			return nil
		}
		f, instr = f.Caller, f.Site
	}
}
