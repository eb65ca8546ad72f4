package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
)

// Advice is the category whose findings are advice: the SDK permits what they describe.
const Advice = "server"

// Directive is the category of comments that do nothing, or cannot be obeyed.
const Directive = "directive"

// A Summary says in a line what a run has looked at, and what it found.
type Summary struct {
	Findings  []Finding
	Fixed     int        // findings that were cured, and are not among Findings
	Known     int        // findings that are in the baseline, and not among Findings
	Written   bool       // the baseline was written by this run
	Gone      int        // entries of the baseline that were not found
	Elsewhere int        // entries of the baseline in packages that were not looked at
	Packages  int        // that match the patterns
	OfSDKs    int        // of those, not analyzed because they are an SDK's own
	Skipped   int        // of those, not analyzed because of errors
	SDKs      []load.Met // in the whole program
	Unlisted  bool       // there is something that looks like another SDK
}

// String returns the line, as in "3 findings in 2 of 14 packages; go-sdk v1.8.0".
// Where a finding is advice, a second line names the switch that turns that off, and where one has a
// fix, a third names those that carry it out. The last line says where to read more, for people who see nothing
// but the log.
func (s Summary) String() string {
	var b strings.Builder
	packages := count(s.Packages, "package")
	other, besides := "", ""
	if s.Known > 0 {
		besides = " besides those of the baseline"
	}
	if s.Fixed > 0 {
		// What they were cured by was not analyzed: nothing is said of what is left.
		fmt.Fprintf(&b, "fixed %s; ", count(s.Fixed, "finding"))
		other = "other "
	}
	switch {
	case len(s.Findings) > 0:
		fmt.Fprintf(&b, "%s%s in %d of %s", count(len(s.Findings), other+"finding"), besides, s.places(), packages)
	case len(s.SDKs) == 0 && s.OfSDKs == 0 && s.Unlisted:
		fmt.Fprintf(&b, "no known MCP SDK in %s", packages)
	case len(s.SDKs) == 0 && s.OfSDKs == 0:
		fmt.Fprintf(&b, "no MCP SDK in %s", packages)
	default:
		fmt.Fprintf(&b, "no %sfindings%s in %s", other, besides, packages)
	}
	if s.OfSDKs > 0 {
		fmt.Fprintf(&b, " (%d not analyzed, being an SDK's own)", s.OfSDKs)
	}
	if s.Skipped > 0 {
		fmt.Fprintf(&b, " (%d not analyzed because of errors)", s.Skipped)
	}
	if len(s.SDKs) > 0 {
		fmt.Fprintf(&b, "; %s", s.sdks())
	}
	b.WriteString(s.baseline())
	if slices.ContainsFunc(s.Findings, func(f Finding) bool { return f.Category == Advice }) {
		fmt.Fprintf(&b, "\nfindings marked [%s] are advice; -checks=all,-%[1]s turns them off", Advice)
	}
	if n := s.curable(); n > 0 {
		fmt.Fprintf(&b, "\nwith a fix: %d; sharedmcp -diff shows, sharedmcp -fix carries out", n)
	}
	b.WriteString(s.more())
	return b.String()
}

// baseline returns a line about the entries of the baseline, if there are any.
func (s Summary) baseline() string {
	switch {
	case s.Known+s.Gone+s.Elsewhere == 0:
		return ""
	case s.Written:
		return fmt.Sprintf("\nbaseline: %s written", count(s.Known, "finding"))
	}
	text := fmt.Sprintf("\nbaseline: %d known", s.Known)
	if s.Elsewhere > 0 {
		text += fmt.Sprintf(", %d in packages not looked at here", s.Elsewhere)
	}
	if s.Gone > 0 {
		text += fmt.Sprintf(", %d not found any more; -write-baseline takes them out", s.Gone)
		if s.Elsewhere > 0 {
			text += ", if all packages are looked at"
		}
	}
	return text
}

// curable returns the number of findings that have a fix which was not tried yet.
func (s Summary) curable() int {
	if s.Fixed > 0 {
		return 0
	}
	n := 0
	for _, f := range s.Findings {
		if len(f.Fix) > 0 {
			n++
		}
	}
	return n
}

// more returns a line that says how to read about a finding, and how to accept one, by the example of the first.
func (s Summary) more() string {
	if len(s.Findings) == 0 {
		return ""
	}
	for _, f := range s.Findings {
		if f.Category != Directive {
			return fmt.Sprintf("\nmore: sharedmcp help %s; to accept one: //sharedmcp:ignore %[1]s REASON, on its line or the line above", f.Category)
		}
	}
	return "\nmore: sharedmcp help " + Directive
}

// sdks returns the SDKs with their versions, as in "go-sdk v1.8.0, mcp-go v1.2.1".
func (s Summary) sdks() string {
	var names []string
	for _, m := range s.SDKs {
		version := m.Version
		if version == "" {
			version = "(no version)"
		}
		names = append(names, m.Name+" "+version)
	}
	return strings.Join(names, ", ")
}

// places returns the number of packages with findings.
func (s Summary) places() int {
	paths := make(map[string]bool)
	for _, f := range s.Findings {
		paths[f.Package] = true
	}
	return len(paths)
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
