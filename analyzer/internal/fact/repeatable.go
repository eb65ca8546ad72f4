package fact

// Repeatable is the fact about a function that takes or returns servers and may
// run once for each session: all that it does is to allocate, to register on a
// server of its own and to read what does not change.
type Repeatable struct{}

// AFact marks Repeatable as a fact of the analysis framework.
func (*Repeatable) AFact() {}

// String is what tests read.
func (*Repeatable) String() string { return "repeatable" }
