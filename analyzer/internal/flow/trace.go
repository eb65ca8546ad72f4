// Package flow follows values through one package: from the expression that
// builds them, through variables, fields, containers, calls and closures, to
// where they act for a client.
//
// It is an inclusion-based points-to analysis over SSA. Two things make it
// precise enough to speak about scope. Every function is analysed per calling
// context (a Frame), and a frame carries how often it runs, so what it builds
// lives either for the process or for one request. And objects are told apart
// by the frame that built them, with slots of their own, so that a read
// through an object of one request never sees what was written into another.
//
// Values that the package does not build are opaque: they have no origin, and
// nothing is ever reported about them here, but what is done with them becomes
// a fact for the packages that do build them.
package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// Config is what Trace works on.
type Config struct {
	Pkg  *ssa.Package
	Fset *token.FileSet
	Set  *contract.Set
	// Funcs are the functions that the package declares; see scope.DeclaredIn.
	Funcs []*ssa.Function
	// Skip leaves out functions of files that do not count.
	Skip func(*ssa.Function) bool
	// Summary and Instance return the facts about functions and variables of
	// imported packages, or nil.
	Summary  func(*types.Func) *fact.Summary
	Instance func(*types.Var) *fact.Instance
}

// Result is what Trace found.
type Result struct {
	// Uses are the places where a value of a contract acts, in the order of
	// their discovery.
	Uses []*Use

	tracer   *tracer
	accesses map[scope.Scope][]Access // by scope, once asked for
	entries  map[*Object]bool         // what Entry answers, once asked for
}

type tracer struct {
	Config
	work
	roots scope.Roots

	objects      []*Object
	frames       map[frameKey]*Frame
	framesOf     map[*ssa.Function][]*Frame
	funcsInOrder []*ssa.Function // those with frames, as they came up
	all          []*ssa.Function // every function of the package, once asked for
	callees      map[siteKey][]*Frame
	left         map[string]*node // what requests leave in themselves, by key
	keys         map[string]int   // selectors of what is under fixed keys
	named        []*Object        // slots of the process that other packages have
	pending      []*Frame
	queue        []*Arrival
	nothing      *node

	globals    map[*ssa.Global]*node
	funcs      map[*ssa.Function]*node
	closures   []*Object
	calls      []*unresolved
	outside    map[*types.Named]*typeLink
	links      []*typeLink // in order of appearance
	carrying   map[types.Type]bool
	loops      map[*ssa.BasicBlock]bool // whether control comes back
	lonely     map[ssa.Instruction]bool // what alone says
	packages   map[string]*types.Package
	accepts    map[*ssa.Function]scope.Accepted
	stores     map[*ssa.Function][]*ssa.Store
	storesAt   map[storeKey][]*ssa.Store
	indexed    map[*ssa.Function]bool // whose stores are in storesAt
	locks      map[*ssa.Function][]scope.Lock
	seen       map[useKey]bool
	uses       []*Use
	generators []Generator
	slots      []SlotCall
	keepings   []*Keeping
	injection  container
	params     map[*ssa.Function][]*Object // placeholders of exported functions

	overwritten map[*ssa.Global]bool // once asked for; see replaced
	inVariables map[*Object]bool     // once asked for; see InVariables
}

// Trace follows the values of one package.
func Trace(cfg Config) *Result {
	t := &tracer{
		Config:   cfg,
		roots:    scope.RootsOf(cfg.Pkg, cfg.Funcs, cfg.Skip),
		frames:   make(map[frameKey]*Frame),
		nothing:  &node{},
		globals:  make(map[*ssa.Global]*node),
		funcs:    make(map[*ssa.Function]*node),
		outside:  make(map[*types.Named]*typeLink),
		carrying: make(map[types.Type]bool),
		loops:    make(map[*ssa.BasicBlock]bool),
		lonely:   make(map[ssa.Instruction]bool),
		accepts:  make(map[*ssa.Function]scope.Accepted),
		stores:   make(map[*ssa.Function][]*ssa.Store),
		storesAt: make(map[storeKey][]*ssa.Store),
		locks:    make(map[*ssa.Function][]scope.Lock),
		indexed:  make(map[*ssa.Function]bool),
		seen:     make(map[useKey]bool),
		params:   make(map[*ssa.Function][]*Object),
		framesOf: make(map[*ssa.Function][]*Frame),
		callees:  make(map[siteKey][]*Frame),
		keys:     make(map[string]int),
		left:     make(map[string]*node),
	}
	t.budget = budgetFor(t.everyFunc())
	t.run()
	if t.over() {
		t.uses, t.slots, t.generators, t.keepings = nil, nil, nil, nil
	}
	return &Result{Uses: t.uses[:len(t.uses):len(t.uses)], tracer: t}
}

// run traces from what the outside calls, outermost first: a method is only
// taken for called from outside when nothing within the package reached it,
// and a closure for called by its creator when nothing else calls it.
func (t *tracer) run() {
	t.enterMarked()
	for _, fn := range t.roots.Main {
		t.enterRoot(fn)
	}
	t.settle()
	for _, fn := range t.roots.Methods {
		if len(t.framesOf[fn]) == 0 {
			t.enterRoot(fn)
		}
	}
	t.settle()
	for !t.over() && t.runIdle() {
		t.settle()
	}
}

// runIdle wakes what settled without being reached: closures that nobody
// calls here, calls whose callee is not known, types that nobody builds.
func (t *tracer) runIdle() bool {
	moved := t.inject()
	if !moved {
		moved = t.guessCalls()
	}
	if !moved {
		moved = t.runClosures()
	}
	if !moved {
		moved = t.imagine()
	}
	return moved
}
