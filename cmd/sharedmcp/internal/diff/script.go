package diff

import "slices"

// An op is what is done with a line, as it is written in front of it.
type op byte

const (
	keep   op = ' '
	remove op = '-'
	insert op = '+'
)

// An edit is a step of a script that makes one text from another.
type edit struct {
	op   op
	line string
}

// script returns a shortest script that makes the lines b from the lines a.
//
// It is the greedy algorithm of Myers, "An O(ND) Difference Algorithm and Its Variations": reach[k]
// is how far into a one gets on diagonal k (position in a minus position in b) with d changes. The
// states before each d are kept, to find the way back.
func script(a, b []string) []edit {
	reach := make([]int, 2*(len(a)+len(b))+3)
	zero := len(reach) / 2 // index of diagonal 0
	var before [][]int
	for d := 0; ; d++ {
		before = append(before, slices.Clone(reach[zero-d-1:zero+d+2]))
		for k := -d; k <= d; k += 2 {
			x, _ := step(reach, zero, d, k)
			for x < len(a) && x-k < len(b) && a[x] == b[x-k] {
				x++
			}
			reach[zero+k] = x
			if x >= len(a) && x-k >= len(b) {
				return walkBack(a, b, before)
			}
		}
	}
}

// step returns where the d-th change leads on diagonal k, and what change that is.
func step(reach []int, zero, d, k int) (x int, change op) {
	if k == -d || k != d && reach[zero+k-1] < reach[zero+k+1] {
		return reach[zero+k+1], insert
	}
	return reach[zero+k-1] + 1, remove
}

// walkBack turns the states of a finished search into a script.
func walkBack(a, b []string, before [][]int) []edit {
	var edits []edit // last first
	x, y := len(a), len(b)
	for d := len(before) - 1; d >= 0; d-- {
		k := x - y
		start, change := step(before[d], d+1, d, k)
		if d == 0 {
			start = 0
		}
		for x > start {
			x, y = x-1, y-1
			edits = append(edits, edit{keep, a[x]})
		}
		switch {
		case d == 0:
		case change == insert:
			y--
			edits = append(edits, edit{insert, b[y]})
		default:
			x--
			edits = append(edits, edit{remove, a[x]})
		}
	}
	slices.Reverse(edits)
	return edits
}
