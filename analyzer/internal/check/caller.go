package check

import (
	"fmt"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/scope"
)

// told returns what is a fault of a category only here: a fact says that
// handlers of another package keep something of one client, and this package
// lets several clients reach them.
func (in *input) told(category string) []*Finding {
	keepings := in.Keepings()
	if len(keepings) == 0 {
		return nil
	}
	var found []*Finding
	some := in.oneOfSome()
	for _, k := range keepings {
		if k.Keep.Category != category {
			continue
		}
		if u := in.oneForAll(k); u != nil {
			how := in.words.gets(u, some(u))
			if isOrigin(u.Arrival.Ref.Obj) {
				how = in.words.built(u.Arrival) + " and " + how
			}
			found = append(found, in.tell(k, u, fmt.Sprintf("the %s that %s", u.Arrival.Ref.Obj.Contract, how)))
			continue
		}
		if u, holder := in.oneForEach(k); u != nil {
			found = append(found, in.tell(k, u, fmt.Sprintf("the %s of every session (%s), and all of these share one %s, which %s",
				u.Arrival.Ref.Obj.Contract, in.words.how(u), qualified(holder.Ref.Obj.Type), strings.TrimSuffix(in.words.built(holder), ","))))
		}
	}
	return found
}

// oneForAll returns a use that lets several clients reach a server of a keeping
// which is one for all of them, or nil.
func (in *input) oneForAll(k *flow.Keeping) *flow.Use {
	if !k.Scope.PerProcess() {
		return nil
	}
	for _, s := range k.Servers {
		if o := s.Ref.Obj; o.Kind != flow.Param && (!isOrigin(o) || !o.Shared()) {
			continue
		}
		for _, u := range in.Uses {
			if u.Arrival.Ref.Obj == s.Ref.Obj && in.reaches(u) && (!returnedBySlot(u) || !in.oneTurn(u) && !in.oneEntry(u)) {
				return u
			}
		}
	}
	return nil
}

// oneForEach returns a use that lets a client reach a server of a keeping which
// is built for its session, and the object that the handlers of all of these
// share; nil if there is none.
func (in *input) oneForEach(k *flow.Keeping) (*flow.Use, *flow.Arrival) {
	if k.Scope != scope.Request {
		return nil, nil
	}
	for _, h := range k.Holders {
		if o := h.Ref.Obj; !isOrigin(o) || !o.Shared() || o.InTable() || fromTable(h) {
			continue
		}
		for _, s := range k.Servers {
			o := s.Ref.Obj
			if !isOrigin(o) || s.Ref.Shared() || in.Activation(o.RootFrame()) != in.Activation(k.Frame) {
				continue
			}
			for _, u := range in.Uses {
				if u.Arrival.Ref.Obj == o && u.Scope == scope.Request && in.reaches(u) {
					return u, h
				}
			}
		}
	}
	return nil, nil
}

// tell makes a finding of a keeping, at its call. u is how clients reach a
// server, which server puts into words.
func (in *input) tell(k *flow.Keeping, u *flow.Use, server string) *Finding {
	at := strings.Join(append([]string{k.Keep.At}, k.Keep.Through...), ", called by ")
	f := &Finding{
		Pos:     position(k.Call),
		Message: fmt.Sprintf("%s (%s); %s gives the handlers that do so to %s", k.Keep.What, at, called(k.Fn), server),
		Steps:   []Step{{position(k.Call), "the handlers come from here"}},
		remote:  true,
	}
	for _, s := range in.words.steps(u.Arrival, u, "clients get the server here") {
		if s.Pos != f.Pos {
			f.Steps = append(f.Steps, s)
		}
	}
	return f
}
