package analyzer

import (
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fix"
)

// onVerdict, if set, hears of every finding whether it has a fix, and why not. For tests.
var onVerdict func(pass *analysis.Pass, category string, pos token.Pos, v *fix.Verdict)

// fixes decides which of the findings that are reported come with an edit.
func fixes(prog *program, pass *analysis.Pass, table *contract.Table, reported, all []*check.Finding) map[*check.Finding]*fix.Verdict {
	verdicts := fix.Offer(pass, table.Bind(), reported, all, fix.Host{
		Recheck: func(edited *analysis.Pass) []*check.Finding {
			_, findings := trace(prog, edited, table)
			return findings
		},
		Repeatable: repeatable(pass),
		Siblings:   func() ([]fix.Sibling, bool) { return siblings(pass) },
	})
	if onVerdict != nil {
		for _, f := range reported {
			onVerdict(pass, f.Category, f.Pos, verdicts[f])
		}
	}
	return verdicts
}
