package flow

// Entry reports whether each call of an exported function makes another o, and puts it into a container, or something
// else that it makes and that leads to o: how many there are, its callers know.
func (r *Result) Entry(o *Object) bool {
	if r.entries == nil {
		r.entries = r.tracer.inEntries()
	}
	return r.entries[o]
}

// inEntries finds what the entries of containers are, and what they lead to of what the same run built.
func (t *tracer) inEntries() map[*Object]bool {
	entries := make(map[*Object]bool)
	var work []*Object
	visit := func(o *Object) {
		if o = o.root(); !entries[o] {
			entries[o] = true
			work = append(work, o)
		}
	}
	for _, o := range t.objects {
		if o.entry && o.root().Frame != nil {
			visit(o)
		}
	}
	for len(work) > 0 {
		o := work[len(work)-1]
		work = work[:len(work)-1]
		run := o.Frame.Root()
		leads := func(n *node) {
			for _, a := range n.list {
				if made := a.Ref.Obj.root().Frame; made != nil && made.Root() == run {
					visit(a.Ref.Obj)
				}
			}
		}
		parts := []*Object{o}
		for i := 0; i < len(parts); i++ {
			leads(parts[i].content)
			parts = append(parts, parts[i].order...)
		}
		for _, n := range o.bindings {
			leads(n)
		}
		if o.inner != nil {
			leads(o.inner)
		}
	}
	return entries
}
