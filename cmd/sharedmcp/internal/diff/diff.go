// Package diff shows how two versions of a text differ.
package diff

import (
	"fmt"
	"strings"
)

// context is the number of unchanged lines around a change.
const context = 3

// Unified returns the difference between two versions of a file in unified format, and "" if there
// is none.
func Unified(oldName, newName string, before, after []byte) string {
	changes := hunks(script(lines(before), lines(after)))
	if len(changes) == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "--- %s\n+++ %s\n", oldName, newName)
	for _, h := range changes {
		h.write(&b)
	}
	return b.String()
}

// lines splits a text behind each line break. Only the last line may lack one.
func lines(text []byte) []string {
	all := strings.SplitAfter(string(text), "\n")
	if last := len(all) - 1; all[last] == "" {
		all = all[:last]
	}
	return all
}
