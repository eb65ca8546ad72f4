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

// ShowSiblings undoes HideSiblings.
func ShowSiblings() { options.hidden = false }
