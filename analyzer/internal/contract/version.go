package contract

import (
	"strings"

	"golang.org/x/mod/semver"
)

// Bounds limits an entry to the versions of its module in which it holds.
type Bounds struct {
	// Since is the first version with the entry; empty means always.
	Since string
	// Until is the first version without it; empty means still.
	Until string
}

// Holds reports whether a version lies within the bounds. An unknown (empty or malformed) version lies only
// within bounds that exclude nothing.
func (b Bounds) Holds(version string) bool {
	if b.Since == "" && b.Until == "" {
		return true
	}
	if !semver.IsValid(version) {
		return false
	}
	return (b.Since == "" || semver.Compare(version, b.Since) >= 0) &&
		(b.Until == "" || semver.Compare(version, b.Until) < 0)
}

// isMajor reports whether an element of an import path is a major version suffix such as v2.
func isMajor(element string) bool {
	digits, ok := strings.CutPrefix(element, "v")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}
