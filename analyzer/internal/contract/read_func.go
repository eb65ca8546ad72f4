package contract

import (
	"encoding/json"
	"go/token"
	"strconv"
	"strings"
)

// mutables are the things of a server that a function may change.
var mutables = []string{"tools", "prompts", "resources", "middleware", "handlers"}

const (
	// receiverWord names the receiver where an argument is wanted.
	receiverWord = "receiver"
	// maxArgument is above every index that a function of Go code has in practice.
	maxArgument = 32
)

// addFunc reads an entry and lists it under each of its names.
func (p *packageReader) addFunc(names []name, n *node) error {
	entry, err := p.readFunc(n)
	if err != nil {
		return err
	}
	for _, name := range names {
		f := entry
		f.Name, f.At = name.text, name.offset
		if recv, method, ok := strings.Cut(name.text, "."); ok {
			f.Recv, f.Name = recv, method
		}
		if !token.IsIdentifier(f.Name) || f.Recv != "" && !token.IsIdentifier(f.Recv) {
			return faultf(name.offset, "%s is no name of a function, and no Type.Method", strconv.Quote(name.text))
		}
		if f.Recv == "" && f.needsReceiver() {
			return faultf(name.offset, "function %s has no receiver, but its entry speaks of one", name.text)
		}
		p.sdk.funcs = append(p.sdk.funcs, &f)
	}
	return nil
}

func (p *packageReader) readFunc(n *node) (Func, error) {
	f := Func{SDK: p.sdk, Package: p.path, packageName: p.name, Mutates: Absent, Serves: Absent, Reads: Absent, Leaves: Absent, Addresses: Absent, ServerArg: Absent, TransportArg: Absent}
	err := fields(n, "function", map[string]field{
		"builds":      boolField(&f.Builds),
		"slots":       indexesField(&f.Slots),
		"handlers":    indexesField(&f.Handlers),
		"middleware":  indexesField(&f.Middleware),
		"wraps":       argumentsField(&f.Wraps),
		"services":    indexesField(&f.Services),
		"session-ids": indexesField(&f.SessionIDs),
		"mutates":     argumentField(&f.Mutates),
		"serves":      argumentField(&f.Serves),
		"reads":       argumentField(&f.Reads),
		"leaves":      argumentField(&f.Leaves),
		"addresses":   argumentField(&f.Addresses),
		"what":        wordField(&f.MutatesWhat, mutables),
		"fan-out":     boolField(&f.FanOut),
		"connects":    connectsField(&f),
		"client":      boolField(&f.Client),
		"since":       versionField(&f.Bounds.Since),
		"until":       versionField(&f.Bounds.Until),
	})
	switch {
	case err != nil:
	case f.saysNothing():
		err = faultf(n.offset, `a function needs at least one of builds, slots, handlers, middleware, services, serves, session-ids, reads, leaves, addresses, wraps, mutates, fan-out, connects, client`)
	case (f.Mutates == Absent) != (f.MutatesWhat == ""):
		err = faultf(n.offset, `a function that changes a server needs both "mutates", the server, and "what", one of %s`, strings.Join(mutables, ", "))
	default:
		err = checkBounds(n.offset, f.Bounds)
	}
	return f, err
}

// connectsField reads which argument is the server and which the transport.
func connectsField(f *Func) field {
	return func(n *node) error {
		f.Connects = true
		err := fields(n, "connects", map[string]field{
			"server":    argumentField(&f.ServerArg),
			"transport": argumentField(&f.TransportArg),
		})
		if err == nil && f.ServerArg == Absent && f.TransportArg == Absent {
			return faultf(n.offset, `"connects" needs a "server", a "transport", or both`)
		}
		return err
	}
}

// argumentField reads the index of an argument, or the word for the receiver.
func argumentField(to *int) field {
	return func(n *node) error {
		i, err := readArgument(n)
		*to = i
		return err
	}
}

// indexesField reads arguments that cannot be the receiver.
func indexesField(to *[]int) field {
	return listField(func(n *node) error {
		i, err := readArgument(n)
		if err == nil && i == Receiver {
			return faultf(n.offset, "the receiver is no function; an argument here is its index")
		}
		*to = append(*to, i)
		return err
	})
}

// argumentsField reads arguments, the receiver perhaps among them.
func argumentsField(to *[]int) field {
	return listField(func(n *node) error {
		i, err := readArgument(n)
		*to = append(*to, i)
		return err
	})
}

func readArgument(n *node) (int, error) {
	if n.value == receiverWord {
		return Receiver, nil
	}
	if number, ok := n.value.(json.Number); ok {
		if i, err := strconv.Atoi(string(number)); err == nil && 0 <= i && i <= maxArgument {
			return i, nil
		}
	}
	return Absent, faultf(n.offset, "an argument is its index from 0 to %d, or %q", maxArgument, receiverWord)
}
