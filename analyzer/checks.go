package analyzer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// directiveCategory is the category of a directive that cannot be obeyed, or
// that accepts nothing.
const directiveCategory = "directive"

// offByDefault are the categories that only their name switches on: what they
// report is not always a fault.
var offByDefault = []string{"state"}

// checksFlag is the value of -checks: a list of categories, each switched on or,
// with a minus sign before it, off; "all" stands for those that are on by default.
type checksFlag struct {
	text string
	on   map[string]bool
}

func newChecksFlag() *checksFlag {
	f := &checksFlag{}
	if err := f.Set("all"); err != nil {
		panic(err)
	}
	return f
}

// Categories lists the categories of findings, in the order of the documentation.
func Categories() []string {
	var names []string
	for _, c := range check.All() {
		names = append(names, c.Name)
	}
	return append(names, directiveCategory)
}

// String returns the list as it was given.
func (f *checksFlag) String() string {
	if f == nil {
		return ""
	}
	return f.text
}

// Set reads a list.
func (f *checksFlag) Set(text string) error {
	standard := slices.DeleteFunc(Categories(), func(name string) bool { return slices.Contains(offByDefault, name) })
	on, err := parseChecks(text, standard)
	if err != nil {
		return err
	}
	f.text, f.on = text, on
	return nil
}

// parseChecks returns which categories a list switches on, where "all" stands
// for the given ones.
func parseChecks(text string, all []string) (map[string]bool, error) {
	names := Categories()
	on := make(map[string]bool)
	for i, word := range strings.Split(text, ",") {
		word = strings.TrimSpace(word)
		name, off := strings.CutPrefix(word, "-")
		if i == 0 && off { // what is switched off is switched off from all
			for _, n := range all {
				on[n] = true
			}
		}
		switch {
		case name == "":
			return nil, fmt.Errorf("a category is wanted here, or several with commas between them; there are all, %s", strings.Join(names, ", "))
		case name == "all":
			for _, n := range all {
				on[n] = !off
			}
		case slices.Contains(names, name):
			on[name] = !off
		default:
			return nil, fmt.Errorf("unknown category %q; there are all, %s", name, strings.Join(names, ", "))
		}
	}
	return on, nil
}
