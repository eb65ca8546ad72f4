// Package isolation proves what the analyzer says about real programs: it runs the programs in
// testdata/isolation, has two clients talk to each at the same time, and compares what these get
// with what the analyzer reports. What can be fixed is fixed, and run again.
package isolation

//go:generate go test -count=1 . -update
