package main

import (
	"io"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/fix"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// fixAll cures the findings that can be cured, leaves the others in the result, and returns how many
// it cured.
func fixAll(result *report.Result) (int, error) {
	plan, err := fix.Make(result.Findings)
	if err != nil {
		return 0, err
	}
	if err := plan.Write(); err != nil {
		return 0, err
	}
	fixed := len(result.Findings) - len(plan.Left)
	result.Findings = plan.Left
	return fixed, nil
}

// printDiff writes what fixAll would change.
func printDiff(w io.Writer, result *report.Result) error {
	plan, err := fix.Make(result.Findings)
	if err != nil {
		return err
	}
	return plan.Diff(w, result.Paths)
}
