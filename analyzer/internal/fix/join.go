package fix

import (
	"bytes"
	"cmp"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// join makes one plan of those whose edits touch each other. Where they are at
// odds, a fault goes before advice, and what stands first in the source before
// the rest: what is left over has its turn when the other fix is made.
func join(plans []*plan) []*plan {
	for _, p := range plans {
		p.settle()
	}
	slices.SortStableFunc(plans, func(a, b *plan) int { return cmp.Compare(a.rank(), b.rank()) })
	var joined []*plan
	for _, next := range plans {
		touches := func(p *plan) bool { return p.failed == nil && p.src == next.src && touch(p.edits, next.edits) }
		merged := &plan{src: next.src}
		for _, p := range joined {
			if touches(p) {
				merged.absorb(p)
			}
		}
		merged.absorb(next)
		if merged.atOdds() {
			next.failed = overlaps.of("it has its turn when that is made")
		} else {
			joined = slices.DeleteFunc(joined, touches)
			next = merged
		}
		joined = append(joined, next)
	}
	for _, p := range joined {
		if len(p.findings) > 1 {
			p.settle() // together they may align other lines
		}
	}
	return joined
}

// rank orders plans that are at odds.
func (p *plan) rank() int {
	if p.findings[0].Category == "server" {
		return 1
	}
	return 0
}

func touch(a, b []analysis.TextEdit) bool {
	return slices.ContainsFunc(a, func(x analysis.TextEdit) bool {
		return slices.ContainsFunc(b, func(y analysis.TextEdit) bool { return x.Pos <= y.End && y.Pos <= x.End })
	})
}

func same(a, b analysis.TextEdit) bool {
	return a.Pos == b.Pos && a.End == b.End && bytes.Equal(a.NewText, b.NewText)
}

// absorb adds what another plan does; what both do is done once.
func (p *plan) absorb(q *plan) {
	for _, e := range q.edits {
		if !slices.ContainsFunc(p.edits, func(o analysis.TextEdit) bool { return same(e, o) }) {
			p.edits = append(p.edits, e)
		}
	}
	p.findings = append(p.findings, q.findings...)
	p.uncovers = p.uncovers || q.uncovers
	switch {
	case p.message == "":
		p.message = q.message
	case p.message != q.message:
		p.message += "; " + q.message
	}
}

// sort puts the edits in the order of the text.
func (p *plan) sort() {
	slices.SortStableFunc(p.edits, func(a, b analysis.TextEdit) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.End, b.End))
	})
}

// atOdds reports whether two edits change the same text.
func (p *plan) atOdds() bool {
	p.sort()
	for i, e := range p.edits {
		if i > 0 && e.Pos < p.edits[i-1].End {
			return true
		}
	}
	return false
}

// settle makes the result formatted, and one edit of those that are adjacent.
func (p *plan) settle() {
	if p.failed != nil || p.atOdds() {
		return
	}
	var out []analysis.TextEdit
	for _, e := range p.src.tidy(p.edits) {
		if n := len(out); n > 0 && e.Pos == out[n-1].End {
			out[n-1].End = e.End
			out[n-1].NewText = append(slices.Clone(out[n-1].NewText), e.NewText...)
			continue
		}
		out = append(out, e)
	}
	p.edits = out
}
