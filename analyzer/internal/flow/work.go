package flow

import "golang.org/x/tools/go/ssa"

// work counts what the tracer does, in steps that are the same on every
// machine, and ends it where there is no end in sight. A package that is given
// up is silent: a part of the flows would be a guess.
type work struct{ steps, budget int }

const (
	// baseBudget is enough for any small package.
	baseBudget = 4_000_000
	// instrBudget is for each instruction. The shapes of package bench take
	// about two.
	instrBudget = 200
)

func budgetFor(funcs []*ssa.Function) int {
	n := 0
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			n += len(b.Instrs)
		}
	}
	return baseBudget + instrBudget*n
}

// over reports whether the package is given up.
func (w *work) over() bool { return w.steps > w.budget }

// Steps returns how often something was handed on.
func (r *Result) Steps() int { return r.tracer.steps }

// GivenUp reports whether the package was too much work.
func (r *Result) GivenUp() bool { return r.tracer.over() }
