package check

import "go/token"

// relocate moves a finding that would stand in a generated file, where no
// diagnostic may: to the expression that builds the instance, or else to where
// it is used. What dependency injection generates calls the constructors.
func relocate(f *Finding, takes func(token.Pos) bool) {
	if f.use == nil || takes(f.Pos) {
		return
	}
	places := []token.Pos{place(f.use)}
	if origin := f.use.Arrival.Ref.Obj.RootOrigin(); origin != nil {
		places = []token.Pos{position(origin), place(f.use)}
	}
	for _, pos := range places {
		if pos.IsValid() && takes(pos) {
			f.Pos = pos
			return
		}
	}
}
