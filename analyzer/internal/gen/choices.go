// Package gen writes programs that build MCP servers and transports, keep them in slots of every kind, hand them
// through calls of every kind, and let requests use them.
//
// A program is one file that compiles with the real go-sdk. It also runs: everything it does ends, and depends on
// nothing but the requests. Each origin has a label, which the instance carries at run time, so that what is seen
// in a run can be held against what is found in the source.
package gen

import "math/rand/v2"

// Choices decides what a program looks like.
type Choices interface {
	// IntN returns a number from 0 on and below n.
	IntN(n int) int
}

// Seeded returns the choices of one program among those of a seed.
func Seeded(seed, program uint64) Choices { return rand.New(rand.NewPCG(seed, program)) }

// Bytes returns the choices that bytes make, one for each; when they are used up, it is 0 each time, which is
// always the choice that ends soonest.
func Bytes(data []byte) Choices { return &byteChoices{data} }

type byteChoices struct{ left []byte }

func (b *byteChoices) IntN(n int) int {
	if len(b.left) == 0 {
		return 0
	}
	c := b.left[0]
	b.left = b.left[1:]
	return int(c) % n
}
