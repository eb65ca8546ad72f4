package diff

import (
	"fmt"
	"strconv"
	"strings"
)

// A hunk is a run of edits with unchanged lines around it.
type hunk struct {
	edits            []edit
	oldLine, newLine int // lines of each text in front of the hunk
}

// hunks cuts a script into hunks, and drops what is unchanged and far from any change.
func hunks(edits []edit) []hunk {
	var all []hunk
	var oldLine, newLine int // lines in front of edits[i]
	var end int              // edits in front of it are in a hunk, or dropped
	for i, e := range edits {
		if e.op != keep {
			start, stop := max(i-context, 0), min(i+1+context, len(edits))
			if len(all) == 0 || start > end {
				end = start // from there to i nothing changes
				all = append(all, hunk{oldLine: oldLine - (i - start), newLine: newLine - (i - start)})
			}
			h := &all[len(all)-1]
			h.edits = append(h.edits, edits[min(end, stop):stop]...)
			end = max(end, stop)
		}
		if e.op != insert {
			oldLine++
		}
		if e.op != remove {
			newLine++
		}
	}
	return all
}

func (h *hunk) write(b *strings.Builder) {
	var oldCount, newCount int
	for _, e := range h.edits {
		if e.op != insert {
			oldCount++
		}
		if e.op != remove {
			newCount++
		}
	}
	fmt.Fprintf(b, "@@ -%s +%s @@\n", span(h.oldLine, oldCount), span(h.newLine, newCount))
	for _, e := range h.edits {
		b.WriteByte(byte(e.op))
		b.WriteString(e.line)
		if !strings.HasSuffix(e.line, "\n") {
			b.WriteString("\n\\ No newline at end of file\n")
		}
	}
}

// span returns the place of count lines behind the first skip lines, as it stands in a hunk's head.
func span(skip, count int) string {
	switch count {
	case 0:
		return fmt.Sprintf("%d,0", skip)
	case 1:
		return strconv.Itoa(skip + 1)
	}
	return fmt.Sprintf("%d,%d", skip+1, count)
}
