package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// compareBaseline takes the findings that are in the baseline out of the result, and notes their
// number. If a new baseline is asked for, it is written first. seen reports whether the run looked at a package.
func compareBaseline(opts *options, result *report.Result, seen func(path string) bool, sum *report.Summary) error {
	known, err := baseline(opts, result)
	if err != nil {
		return err
	}
	c := known.Compare(result.Findings, seen)
	result.Findings = c.Fresh
	sum.Known, sum.Gone, sum.Elsewhere, sum.Written = c.Known, c.Gone, c.Elsewhere, opts.writeBaseline
	return nil
}

func baseline(opts *options, result *report.Result) (report.Baseline, error) {
	if opts.writeBaseline {
		if len(result.Problems) > 0 {
			return nil, errors.New("no baseline is written, since some packages could not be analyzed; without -write-baseline, what is wrong with them is printed")
		}
		known := report.NewBaseline(result.Findings)
		return known, os.WriteFile(opts.baseline, known.Bytes(), 0o666)
	}
	data, err := os.ReadFile(opts.baseline)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("there is no baseline %s; -write-baseline makes one", opts.baseline)
	}
	if err != nil {
		return nil, err
	}
	return report.ReadBaseline(opts.baseline, data)
}
