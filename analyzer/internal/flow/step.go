package flow

import "golang.org/x/tools/go/ssa"

// A StepKind says what happened to a value on its way.
type StepKind uint8

const (
	// StepBuilt: the origin.
	StepBuilt StepKind = iota
	// StepStored: it was put into a slot.
	StepStored
	// StepLoaded: it was read from a slot.
	StepLoaded
	// StepCaptured: a closure captured it.
	StepCaptured
	// StepPassed: it was passed in a call.
	StepPassed
	// StepReturned: a function of this package returned it to a caller.
	StepReturned
	// StepThrough: a function without a body here, or a conversion, passed it on.
	StepThrough
	// StepReceived: it is a parameter that the outside fills.
	StepReceived
)

// A Step is one leg of a flow.
type Step struct {
	Kind  StepKind
	Instr ssa.Instruction // where it happened
	Frame *Frame          // in which context
	Slot  *Object         // of StepStored and StepLoaded: the slot
	Fn    *ssa.Function   // of StepCaptured, StepPassed: the function that gets it
	Once  bool            // of StepStored: a once-guard stands before it
	Base  *Arrival        // of StepLoaded and StepCaptured: the holder that a request left behind
}

// Path returns the steps of the arrival from the origin on.
func (a *Arrival) Path() []*Step {
	var steps []*Step
	for ; a != nil; a = a.Prev {
		if a.Step == nil {
			continue
		}
		steps = append(steps, a.Step)
		for b := a.Step.Base; b != nil; b = b.Prev { // the holder's way into its slot
			if b.Step != nil && b.Step.Kind == StepStored {
				steps = append(steps, b.Step)
			}
		}
	}
	for i, j := 0, len(steps)-1; i < j; i, j = i+1, j-1 {
		steps[i], steps[j] = steps[j], steps[i]
	}
	return steps
}

// Origin returns the arrival at which the value was built.
func (a *Arrival) Origin() *Arrival {
	for a.Prev != nil {
		a = a.Prev
	}
	return a
}

// Store returns the step that left the value in a slot which outlives the
// request that had it, or nil.
func (a *Arrival) Store() *Step { return a.store(make(map[*Arrival]*Step)) }

// store is Store, which known remembers for the bases: a way may lead through one of them many times.
func (a *Arrival) store(known map[*Arrival]*Step) *Step {
	var store *Step
	for ; a != nil; a = a.Prev {
		switch {
		case a.Step == nil:
		case a.Step.Kind == StepStored && a.Step.Slot.Shared() && !a.Step.Slot.inContainer():
			store = a.Step
		case a.Step.Base != nil:
			s, ok := known[a.Step.Base]
			if !ok {
				s = a.Step.Base.store(known)
				known[a.Step.Base] = s
			}
			if s != nil {
				store = s
			}
		}
	}
	return store
}
