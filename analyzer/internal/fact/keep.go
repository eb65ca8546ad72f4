package fact

import (
	"cmp"
	"fmt"
	"slices"
)

// A Keep says that handlers of a server leave something of one client in an
// object, where those who call later find it. The server comes from the caller,
// or goes to it, and so it is the caller who knows whether that is a fault: it is
// none if each session has a server, and an object, of its own.
type Keep struct {
	Of       Path     // the server
	In       Path     // the object; Fresh if each call builds one
	Category string   // of the fault
	What     string   // is left, and where, in words
	At       string   // import path, file and line
	Through  []string // the calls of other packages between, innermost first, in words
}

// MaxThrough bounds the packages that hand a Keep on.
const MaxThrough = 3

// String writes it as tests read it: "param0:keeps session in fresh".
func (k Keep) String() string { return fmt.Sprintf("%s:keeps %s in %s", k.Of, k.Category, k.In) }

// compare orders by all that tells one Keep from another.
func (k Keep) compare(l Keep) int {
	return cmp.Or(k.Of.compare(l.Of), k.In.compare(l.In), cmp.Compare(k.Category, l.Category),
		cmp.Compare(k.At, l.At), slices.Compare(k.Through, l.Through), cmp.Compare(k.What, l.What))
}
