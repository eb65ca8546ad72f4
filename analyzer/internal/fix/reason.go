package fix

// A Reason is why a finding has no fix: one of a few, so that findings can be
// counted by it.
type Reason string

// The reasons, in the order in which they are met.
const (
	noEdit     Reason = "there is no edit for this category"
	otherShape Reason = "the code has none of the shapes"
	noSource   Reason = "the file cannot be edited"
	unseen     Reason = "not every file that may use the name is known"
	fallible   Reason = "the construction can fail"
	reassigned Reason = "a value may change"
	otherUse   Reason = "the value is used for more"
	effects    Reason = "the code does more than build and configure"
	layout     Reason = "the code would not move with its lines and comments"
	naming     Reason = "a name would be missing, or mean something else"
	lacking    Reason = "what was asked for has no counterpart"
	overlaps   Reason = "the fix of another finding edits the same code"
	unsound    Reason = "the result, when tried, was not right"
)

// Reasons lists all reasons.
func Reasons() []Reason {
	return []Reason{noEdit, otherShape, noSource, unseen, fallible, reassigned, otherUse, effects, layout, naming, lacking, overlaps, unsound}
}

// A Declined says why there is no fix.
type Declined struct {
	Reason Reason
	Detail string // what it is in this program
}

// of returns the reason with what it is in this program.
func (r Reason) of(detail string) *Declined { return &Declined{Reason: r, Detail: detail} }

// String says all that is known.
func (d *Declined) String() string {
	if d.Detail == "" {
		return string(d.Reason)
	}
	return string(d.Reason) + ": " + d.Detail
}

// notThisShape is why a shape says nothing of a finding: another may.
var notThisShape = &Declined{Reason: otherShape}
