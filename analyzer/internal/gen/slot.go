package gen

import "fmt"

// A slot is a place of the package where values stay.
type slot struct {
	k     *kind
	read  string // an expression; %s is the key
	write string // a statement; the first %s is the value, the second the key
	keyed bool
}

// slot returns a slot of a kind, a new one or one that is there.
func (b *body) slot(k *kind) *slot {
	if slots := b.slots[k]; len(slots) > 0 && b.IntN(4) > 0 {
		return slots[b.IntN(len(slots))]
	}
	if b.left <= 0 {
		return nil
	}
	s := &slot{k: k}
	name := b.global("slot")
	switch b.IntN(8) {
	case 0:
		b.declare("var %s %s", name, k.typ)
		s.read, s.write = name, name+" = %s"
	case 1: // filled before main, in the order of the references
		in := b.function("")
		e := in.value(k, 2)
		b.declare("var %s = from%[1]s()\n\nfunc from%[1]s() %[2]s {\n%[3]sreturn %[4]s\n}", name, k.typ, in.out, e)
		s.read, s.write = name, name+" = %s"
	case 2:
		b.declare("var %s struct{ a struct{ x %s } }", name, k.typ)
		s.read, s.write = name+".a.x", name+".a.x = %s"
	case 3:
		b.declare("var %s = &%s{}", name, b.holder(k))
		s.read, s.write = fmt.Sprintf("%s.%s()", name, k.iface), name+".x = %s"
	case 4:
		b.declare("var %s = make(map[string]%s)", name, k.typ)
		s.read, s.write = name+"[%s]", name+"[%[2]s] = %[1]s"
		s.keyed = true
	case 5:
		b.declare("var %s sync.Map", name)
		s.read, s.write = fmt.Sprintf("func() %s { x, _ := %s.Load(%%s); y, _ := x.(%[1]s); return y }()", k.typ, name), name+".Store(%[2]s, %[1]s)"
		s.keyed = true
	case 6:
		b.declare("var %s atomic.Pointer[%s]", name, k.typ[1:])
		s.read, s.write = name+".Load()", name+".Store(%s)"
	case 7:
		b.declare("var %s = []%s{nil}", name, k.typ)
		s.read, s.write = name+"[0]", name+"[0] = %s"
	}
	b.slots[k] = append(b.slots[k], s)
	return s
}

// key writes a key: one for everybody, or one of the request.
func (b *body) key() string {
	if b.request == "" || b.IntN(3) == 0 {
		return `"all"`
	}
	return fmt.Sprintf(`%s.URL.Query().Get("room")`, b.request)
}

// read writes an expression that reads a slot.
func (b *body) read(s *slot) string {
	if s.keyed {
		return fmt.Sprintf(s.read, b.key())
	}
	return s.read
}

// Pause is a line of numbered programs around each statement that writes a slot: there, a run may let other
// requests go ahead.
const Pause = "// Others may run here.\n"

// fill writes a statement that writes a slot.
func (b *body) fill(s *slot, e string) {
	statement := fmt.Sprintf(s.write, e)
	if s.keyed {
		statement = fmt.Sprintf(s.write, e, b.key())
	}
	b.pausing(statement)
}

func (b *body) pausing(statement string) {
	if b.numbered && b.request != "" {
		statement = Pause + statement + "\n" + Pause
	}
	b.p("%s", statement)
}

// statement writes a statement that puts something somewhere.
func (b *body) statement() {
	k := b.kind()
	switch b.IntN(4) {
	case 0:
		b.local()
	case 1:
		if vars := b.vars[k]; len(vars) > 0 {
			v := vars[b.IntN(len(vars))]
			e := b.value(k, 3)
			b.pausing(v + " = " + e)
		}
	case 2:
		if s := b.slot(k); s != nil {
			b.fill(s, b.value(k, 3))
		}
	case 3:
		if b.request == "" {
			return
		}
		in := b.inner()
		in.statement()
		b.p("if %s {\n%s}", b.condition(), in.out)
	}
}
