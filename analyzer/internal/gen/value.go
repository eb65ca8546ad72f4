package gen

import (
	"fmt"
	"strings"
)

// A shape is a way that a value takes. It returns an expression, and may write statements before it.
type shape struct {
	name  string
	write func(b *body, k *kind, depth int) string
}

// value writes an expression of a kind.
func (b *body) value(k *kind, depth int) string {
	b.left--
	if depth <= 0 || b.left <= 0 {
		return b.origin(k)
	}
	switch pick := b.IntN(10); {
	case pick < 2:
		return b.origin(k)
	case pick < 4:
		if vars := b.vars[k]; len(vars) > 0 {
			return vars[b.IntN(len(vars))]
		}
	case pick < 6:
		if s := b.slot(k); s != nil {
			return b.read(s)
		}
	}
	s := b.all[b.IntN(len(b.all))]
	b.shapes = append(b.shapes, s.name)
	e := s.write(b, k, depth-1)
	b.shapes = b.shapes[:len(b.shapes)-1]
	return e
}

// origin writes an expression that builds an instance.
func (b *body) origin(k *kind) string {
	label := fmt.Sprintf("%s.%s%d", b.id, k.letter, len(b.labels)+1)
	b.labels = append(b.labels, Label{label, append([]string(nil), b.shapes...)})
	switch name := fmt.Sprintf("name%s(%q)", b.id, label); {
	case k == server && b.numbered:
		return "mcp.NewServer(&mcp.Implementation{Name: " + name + "}, nil)"
	case k == server:
		return fmt.Sprintf("mcp.NewServer(&mcp.Implementation{Name: %q}, nil)", label)
	case b.numbered:
		return "&mcp.StreamableServerTransport{SessionID: " + name + "}"
	default:
		return "&mcp.StreamableServerTransport{}"
	}
}

// literal writes a function literal without parameters that returns a value.
func (b *body) literal(k *kind, depth int) string {
	in := b.inner()
	e := in.value(k, depth)
	return fmt.Sprintf("func() %s {\n%sreturn %s\n}", k.typ, in.out, e)
}

// variable declares a variable of a kind, for a shape to fill.
func (b *body) variable(k *kind) string {
	v := b.name("v")
	b.p("var %s %s", v, k.typ)
	return v
}

// assign writes statements that put a value into a variable, in a block of their own.
func (b *body) assign(v string, k *kind, depth int) string {
	in := b.inner()
	e := in.value(k, depth)
	return fmt.Sprintf("%s%s = %s\n", in.out, v, e)
}

// holder declares a struct that keeps a value of a kind.
func (b *body) holder(k *kind) string {
	return b.once("holder"+strings.ToUpper(k.letter), "type %[1]s struct{ x %[2]s }\n\nfunc (h *%[1]s) %[3]s() %[2]s { return h.x }", k.typ, k.iface)
}

// keeper declares an interface that holders have.
func (b *body) keeper(k *kind) string {
	return b.once("keeper"+strings.ToUpper(k.letter), "type %s interface{ %s() %s }", k.iface, k.typ)
}

// condition writes a condition that holds for some requests. Startup code has none: it runs once, and what it
// does not do then, a run does not show.
func (b *body) condition() string {
	return fmt.Sprintf(`%s.URL.Query().Get("mode") == "on"`, b.request)
}

// constructor returns a function that returns a value, a new one or one that is there.
func (b *body) constructor(k *kind, depth int) string {
	if funcs := b.funcs[k]; len(funcs) > 0 && b.IntN(3) > 0 {
		return funcs[b.IntN(len(funcs))]
	}
	in := b.function("")
	e := in.value(k, depth)
	name := b.global("new")
	b.declare("func %s() %s {\n%sreturn %s\n}", name, k.typ, in.out, e)
	b.funcs[k] = append(b.funcs[k], name)
	return name
}

// shapes returns those of which every run ends.
func shapes() []shape {
	return []shape{
		{"call", func(b *body, k *kind, depth int) string { return b.constructor(k, depth) + "()" }},
		{"call with error", func(b *body, k *kind, depth int) string {
			in := b.function("")
			e := in.value(k, depth)
			name, v := b.global("open"), b.name("v")
			b.declare("func %s() (x %s, err error) {\n%sx = %s\nreturn x, err\n}", name, k.typ, in.out, e)
			b.p("%s, err%s := %s()\n_ = err%[2]s", v, v, name)
			return v
		}},
		{"generic function", func(b *body, k *kind, depth int) string {
			return b.once("same", "func %s[X any](x X) X { return x }") + "(" + b.value(k, depth) + ")"
		}},
		{"generic must", func(b *body, k *kind, depth int) string {
			return b.once("must", "func %s[X any](x X, err error) X {\nif err != nil {\npanic(err)\n}\nreturn x\n}") + "(" + b.value(k, depth) + ", nil)"
		}},
		{"generic struct", func(b *body, k *kind, depth int) string {
			box := b.once("box", "type %[1]s[X any] struct{ x X }\n\nfunc (b *%[1]s[X]) get() X { return b.x }")
			return fmt.Sprintf("(&%s[%s]{x: %s}).get()", box, k.typ, b.value(k, depth))
		}},
		{"variadic", func(b *body, k *kind, depth int) string {
			return b.once("first", "func %s[X any](x ...X) X { return x[0] }") + "(" + b.value(k, depth) + ", nil)"
		}},
		{"interface method", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("%s(&%s{x: %s}).%s()", b.keeper(k), b.holder(k), b.value(k, depth), k.iface)
		}},
		{"embedded interface", func(b *body, k *kind, depth int) string {
			keeper := b.keeper(k)
			outer := b.once("outer"+k.letter, "type %s struct{ %s }", keeper)
			return fmt.Sprintf("%s{&%s{x: %s}}.%s()", outer, b.holder(k), b.value(k, depth), k.iface)
		}},
		{"embedded struct", func(b *body, k *kind, depth int) string {
			outer := b.once("middle"+k.letter, "type %s struct{ %s }", b.holder(k))
			v := b.name("v")
			b.p("%s := &%s{}\n%s.x = %s", v, outer, v, b.value(k, depth))
			return fmt.Sprintf("%s.%s()", v, k.iface)
		}},
		{"method value", func(b *body, k *kind, depth int) string {
			v := b.name("f")
			e := b.value(k, depth)
			b.p("%s := (&%s{x: %s}).%s", v, b.holder(k), e, k.iface)
			return v + "()"
		}},
		{"method expression", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("(*%s).%s(&%[1]s{x: %[3]s})", b.holder(k), k.iface, b.value(k, depth))
		}},
		{"closure", func(b *body, k *kind, depth int) string { return b.literal(k, depth) + "()" }},
		{"closure kept", func(b *body, k *kind, depth int) string {
			f := b.name("f")
			b.p("%s := %s", f, b.literal(k, depth))
			return f + "()"
		}},
		{"captured variable", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("func() {\n%s}()", b.assign(v, k, depth))
			return v
		}},
		{"function parameter", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("%s(%s)", b.once("apply", "func %s[X any](f func() X) X { return f() }"), b.literal(k, depth))
		}},
		{"function field", func(b *body, k *kind, depth int) string {
			v := b.name("v")
			b.p("%s := struct{ f func() %s }{%s}", v, k.typ, b.literal(k, depth))
			return v + ".f()"
		}},
		{"recursion", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("%s(%d, %s)", b.once("again"+k.letter, "func %[1]s(n int, x %[2]s) %[2]s {\nif n == 0 {\nreturn x\n}\nreturn %[1]s(n-1, x)\n}", k.typ), b.IntN(4), b.value(k, depth))
		}},
		{"mutual recursion", func(b *body, k *kind, depth int) string {
			even := b.once("even"+k.letter, "func %[1]s(n int, x %[2]s) %[2]s {\nif n == 0 {\nreturn x\n}\nreturn odd%[3]s%[4]s(n-1, x)\n}\n\n"+
				"func odd%[3]s%[4]s(n int, x %[2]s) %[2]s {\nif n == 0 {\nreturn x\n}\nreturn %[1]s(n-1, x)\n}", k.typ, k.letter, b.id)
			return fmt.Sprintf("%s(%d, %s)", even, b.IntN(4), b.value(k, depth))
		}},
		{"channel", func(b *body, k *kind, depth int) string {
			v := b.name("ch")
			b.p("%s := make(chan %s, 1)\n%[1]s <- %[3]s", v, k.typ, b.value(k, depth))
			return "(<-" + v + ")"
		}},
		{"goroutine", func(b *body, k *kind, depth int) string {
			if b.request == "" {
				return b.value(k, depth) // what startup leaves running may go on when there are requests
			}
			v := b.name("ch")
			in := b.inner()
			e := in.value(k, depth)
			b.p("%s := make(chan %s)\ngo func() {\n%s%[1]s <- %[4]s\n}()", v, k.typ, in.out, e)
			return "(<-" + v + ")"
		}},
		{"slice", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("[]%s{%s}[0]", k.typ, b.value(k, depth))
		}},
		{"append", func(b *body, k *kind, depth int) string {
			v := b.name("list")
			b.p("%s := append([]%s(nil), %s)", v, k.typ, b.value(k, depth))
			return v + "[0]"
		}},
		{"range", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("for _, x := range []%s{%s} {\n%s = x\n}", k.typ, b.value(k, depth), v)
			return v
		}},
		{"local map", func(b *body, k *kind, depth int) string {
			v := b.name("m")
			b.p("%s := map[string]%s{\"a\": %s}", v, k.typ, b.value(k, depth))
			return v + `["a"]`
		}},
		{"struct copy", func(b *body, k *kind, depth int) string {
			v := b.name("v")
			b.p("%s := %s{x: %s}\n%[1]sCopy := %[1]s", v, b.holder(k), b.value(k, depth))
			return v + "Copy.x"
		}},
		{"pointer", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("p%s := &%[1]s\n*p%[1]s = %s", v, b.value(k, depth))
			return v
		}},
		{"assertion", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("any(%s).(%s)", b.value(k, depth), k.typ)
		}},
		{"type switch", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("switch x := any(%s).(type) {\ncase %s:\n%s = x\ncase nil:\n}", b.value(k, depth), k.typ, v)
			return v
		}},
		{"if", func(b *body, k *kind, depth int) string {
			if b.request == "" {
				return b.value(k, depth)
			}
			v := b.variable(k)
			c := b.condition()
			yes := b.assign(v, k, depth)
			b.p("if %s {\n%s} else {\n%s}", c, yes, b.assign(v, k, depth))
			return v
		}},
		{"goto", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			label := b.name("again")
			b.p("n%s := 0\n%[1]s:\n{\n%[2]s}\nif n%[1]s++; n%[1]s < 2 {\ngoto %[1]s\n}", label, b.assign(v, k, depth))
			return v
		}},
		{"labelled loop", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			label := b.name("outer")
			b.p("%s:\nfor i := range 3 {\nfor {\nif i == 2 {\nbreak %[1]s\n}\n%[2]scontinue %[1]s\n}\n}", label, b.assign(v, k, depth))
			return v
		}},
		{"deferred", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("func() (x %s) {\ndefer func() {\n%s}()\nreturn nil\n}()", k.typ, b.assign("x", k, depth))
		}},
		{"sync.OnceValue", func(b *body, k *kind, depth int) string {
			in := b.function("")
			e := in.value(k, depth)
			name := b.global("lazy")
			b.declare("var %s = sync.OnceValue(func() %s {\n%sreturn %s\n})", name, k.typ, in.out, e)
			return name + "()"
		}},
		{"sync.Once", func(b *body, k *kind, depth int) string {
			name := b.global("only")
			b.declare("var %s struct {\nsync.Once\nx %s\n}", name, k.typ)
			b.p("%s.Do(func() {\n%s})", name, b.assign(name+".x", k, depth))
			return name + ".x"
		}},
		{"nil check", func(b *body, k *kind, depth int) string {
			name := b.global("kept")
			b.declare("var %s %s", name, k.typ)
			b.p("if %s == nil {\n%s}", name, b.assign(name, k, depth))
			return name
		}},
	}
}
