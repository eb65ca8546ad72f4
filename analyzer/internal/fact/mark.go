package fact

// Mark is the fact about a type or function that is marked in its source: the
// word of the directive.
type Mark struct{ Word string }

// AFact marks Mark as a fact of the analysis framework.
func (*Mark) AFact() {}

// String is what tests read.
func (m *Mark) String() string { return m.Word }
