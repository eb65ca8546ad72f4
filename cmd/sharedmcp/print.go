package main

import (
	"fmt"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/report"
)

// home is where this command is described.
const home = "https://pkg.go.dev/github.com/sharedmcp/sharedmcp"

// printer returns the form in which to write findings.
func (t *tool) printer(o *options) report.Printer {
	switch {
	case o.diff:
		return printDiff
	case o.json:
		return report.JSON
	case o.sarif:
		own, _ := versions()
		return report.SARIF(own, home, t.rules())
	}
	return report.Text
}

// rules describes the categories.
func (t *tool) rules() []report.Rule {
	var rules []report.Rule
	for _, c := range analyzer.Categories() {
		r := report.Rule{Category: c, Name: ruleName(c), URL: analyzer.URL + "#hdr-Category_" + c}
		e, err := t.explain(c)
		if err != nil {
			e.Summary = "Findings of category " + c + "."
			e.Text, e.Markdown = e.Summary, e.Summary
		}
		r.Summary, r.Text, r.Markdown = e.Summary, e.Text, e.Markdown
		rules = append(rules, r)
	}
	return rules
}

// ruleName returns the name of a category as SARIF wants it, in Pascal case.
func ruleName(category string) string {
	switch category {
	case "transport", "session", "identity", "server", "state":
		return "Shared" + strings.ToUpper(category[:1]) + category[1:]
	case "mutation":
		return "MutationOfSharedServer"
	case "broadcast":
		return "BroadcastOfRequestData"
	case "sessionid":
		return "AmbiguousSessionId"
	case "directive":
		return "UselessDirective"
	}
	return "Category" + strings.ToUpper(category[:1]) + category[1:]
}

// printExplanation writes what the documentation says about a category.
func (t *tool) printExplanation(category string) error {
	e, err := t.explain(category)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(t.stdout, "%s\n\n%s", category, e.Text)
	return err
}
