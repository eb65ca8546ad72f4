package analyzer

import (
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/fix"
)

// OnVerdict makes f hear of every finding whether it has a fix.
func OnVerdict(f func(pass *analysis.Pass, category string, pos token.Pos, v *fix.Verdict)) {
	onVerdict = f
}

// WithHiddenSiblings calls f as in a host that calls HideSiblings.
func WithHiddenSiblings(f func()) {
	options.hidden = true
	defer func() { options.hidden = false }()
	f()
}
