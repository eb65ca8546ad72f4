package contract

// key is the name of a type (recv empty) or of a function.
type key struct{ pkg, recv, name string }

func (k key) less(o key) bool {
	if k.pkg != o.pkg {
		return k.pkg < o.pkg
	}
	if k.recv != o.recv {
		return k.recv < o.recv
	}
	return k.name < o.name
}

func (k key) String() string {
	if k.recv != "" {
		return k.pkg + "." + k.recv + "." + k.name
	}
	return k.pkg + "." + k.name
}
