package flow

// A Mode says how an object came to where it is seen.
type Mode uint8

const (
	// Own: within the request, session or process that built it.
	Own Mode = iota
	// Kept: read from a single slot that outlives the request that filled it;
	// a later request finds there what an earlier one left.
	Kept
	// Lazy: as Kept, but the slot is filled once only.
	Lazy
)

// A Ref is an object as it is seen at one place.
type Ref struct {
	Obj  *Object
	Mode Mode
}

// Shared reports whether more than one request sees the object here.
func (r Ref) Shared() bool { return r.Mode != Own || r.Obj.Shared() }

// An Arrival is a ref that reached a node, with the way it came.
type Arrival struct {
	Ref  Ref
	Prev *Arrival // nil where the object is built
	Step *Step    // what brought it here; nil where there is nothing to tell

	at   *node
	done bool
}

// A node is a value in a frame, or the content of an object. It collects the
// refs that may be there and hands them on.
type node struct {
	refs  map[Ref]*Arrival
	list  []*Arrival // in order of arrival
	out   []edge
	plain map[*node]bool // where edges that hand on all as it is lead, once there are many
	watch []func(*Arrival)
	owner *Object // of a content node
}

type edge struct {
	to   *node
	via  func(*Arrival) (Ref, bool) // nil: as it is
	step *Step
}

// add puts r into n, unless it is there already.
func (t *tracer) add(n *node, r Ref, prev *Arrival, step *Step) {
	if n == t.nothing || n.refs[r] != nil || t.over() {
		return
	}
	if n.refs == nil {
		n.refs = make(map[Ref]*Arrival)
	}
	a := &Arrival{Ref: r, Prev: prev, Step: step, at: n}
	n.refs[r] = a
	n.list = append(n.list, a)
	t.queue = append(t.queue, a)
}

// link hands all that reaches one node on to another.
func (t *tracer) link(from, to *node, step *Step) { t.linkVia(from, to, nil, step) }

func (t *tracer) linkVia(from, to *node, via func(*Arrival) (Ref, bool), step *Step) {
	if from == t.nothing || to == t.nothing || from == to {
		return
	}
	if via == nil && from.leads(to) {
		return
	}
	e := edge{to, via, step}
	from.out = append(from.out, e)
	for _, a := range from.list {
		if a.done {
			t.follow(e, a)
		}
	}
}

// manyEdges is the number of edges from which on a node keeps a set of where they lead.
const manyEdges = 16

// leads reports whether an edge to another node hands on all as it is. If there is none, one will be
// made now.
func (n *node) leads(to *node) bool {
	if n.plain == nil {
		for _, e := range n.out {
			if e.to == to && e.via == nil {
				return true
			}
		}
		if len(n.out) < manyEdges {
			return false
		}
		n.plain = make(map[*node]bool)
		for _, e := range n.out {
			if e.via == nil {
				n.plain[e.to] = true
			}
		}
	}
	if n.plain[to] {
		return true
	}
	n.plain[to] = true
	return false
}

func (t *tracer) follow(e edge, a *Arrival) {
	t.steps++
	r := a.Ref
	if e.via != nil {
		var ok bool
		if r, ok = e.via(a); !ok {
			return
		}
	}
	t.add(e.to, r, a, e.step)
}

// each calls f for each ref that is at n or ever gets there.
func (t *tracer) each(n *node, f func(*Arrival)) {
	if n == t.nothing {
		return
	}
	n.watch = append(n.watch, f)
	for i := 0; i < len(n.list) && !t.over(); i++ {
		if a := n.list[i]; a.done {
			t.steps++
			f(a)
		}
	}
}

// settle hands refs on until nothing moves.
func (t *tracer) settle() {
	for !t.over() {
		switch {
		case len(t.pending) > 0:
			f := t.pending[0]
			t.pending = t.pending[1:]
			t.visit(f)
		case len(t.queue) > 0:
			a := t.queue[0]
			t.queue = t.queue[1:]
			a.done = true
			// Edges and watches added meanwhile see a by themselves.
			out, watch := a.at.out, a.at.watch
			for _, e := range out {
				t.follow(e, a)
			}
			t.steps += len(watch)
			for _, f := range watch {
				f(a)
			}
		default:
			return
		}
	}
}
