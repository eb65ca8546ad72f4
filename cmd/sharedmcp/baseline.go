package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// compareBaseline takes the findings that are in the baseline out of the result, and notes their
// number. If a new baseline is asked for, it is written first.
func compareBaseline(opts *options, result *report.Result, sum *report.Summary, ill bool) error {
	known, err := baseline(opts, result, ill)
	if err != nil {
		return err
	}
	result.Findings, sum.Known, sum.Gone = known.Split(result.Findings)
	return nil
}

func baseline(opts *options, result *report.Result, ill bool) (report.Baseline, error) {
	if opts.writeBaseline {
		if ill {
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
