package check

import (
	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// onceForAll reports whether what a use does happens once, or once for each
// change that the program notices by itself, and not for each request: it
// stands behind a test of a slot that says whether it was done. A call of a
// client may be what brings about a change, so there the first time counts only.
func (in *input) onceForAll(u *flow.Use, run *flow.Frame) bool {
	for f, instr := u.Frame, u.Instr; f != nil && instr != nil; instr, f = ssa.Instruction(f.Site), f.Caller {
		for _, m := range scope.Remembered(instr) {
			if len(in.Shared(m.Addr, f)) == 0 {
				continue // it is remembered for one request, session or user
			}
			if m.First && !in.Resets(m.Place) || !m.First && !run.Handles() {
				return true
			}
		}
		if f.Site == nil {
			break
		}
	}
	return false
}
