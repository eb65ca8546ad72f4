package gen

import "fmt"

// wildShapes returns shapes that only have to compile.
func wildShapes() []shape {
	return []shape{
		{"endless recursion", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("%s(%s)", b.once("forever"+k.letter, "func %[1]s(x %[2]s) %[2]s { return %[1]s(x) }", k.typ), b.value(k, depth))
		}},
		{"endless loop", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("for %s == nil {\n%s}", v, b.assign(v, k, depth))
			return v
		}},
		{"closure that calls itself", func(b *body, k *kind, depth int) string {
			f := b.name("f")
			in := b.inner()
			e := in.value(k, depth)
			b.p("var %s func() %s\n%[1]s = func() %[2]s {\n%[3]sx := %[4]s\nif x != nil {\nreturn %[1]s()\n}\nreturn %[1]s()\n}", f, k.typ, in.out, e)
			return f + "()"
		}},
		{"function that returns itself", func(b *body, k *kind, depth int) string {
			typ := b.once("self"+k.letter, "type %[1]s func(%[2]s) (%[1]s, %[2]s)", k.typ)
			f, v := b.name("f"), b.name("v")
			b.p("var %s %s\n%[1]s = func(x %[3]s) (%[2]s, %[3]s) { return %[1]s, x }\n%[1]s, %[4]s := %[1]s(%[5]s)", f, typ, k.typ, v, b.value(k, depth))
			return v
		}},
		{"list", func(b *body, k *kind, depth int) string {
			typ := b.once("link"+k.letter, "type %[1]s struct {\nnext *%[1]s\nx %[2]s\n}", k.typ)
			v := b.name("v")
			b.p("%s := &%s{x: %s}\n%[1]s.next = %[1]s", v, typ, b.value(k, depth))
			return v + ".next.next.x"
		}},
		{"map of functions", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("map[string]func() %s{\"\": %s}[\"\"]()", k.typ, b.literal(k, depth))
		}},
		{"function of a function", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("func() %s { return %s }()()", "func() "+k.typ, b.literal(k, depth))
		}},
		{"recovered", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("func() (x %s) {\ndefer func() {\nif y, ok := recover().(%[1]s); ok {\nx = y\n}\n}()\npanic(%[2]s)\n}()", k.typ, b.value(k, depth))
		}},
		{"select", func(b *body, k *kind, depth int) string {
			v, ch := b.variable(k), b.name("ch")
			b.p("%s := make(chan %s)\nselect {\ncase %[1]s <- %[3]s:\ncase %[4]s = <-%[1]s:\ndefault:\n}", ch, k.typ, b.value(k, depth), v)
			return v
		}},
		{"iterator", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("for x := range func(yield func(%s) bool) { yield(%s) } {\n%s = x\n}", k.typ, b.value(k, depth), v)
			return v
		}},
		{"fallthrough", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			one := b.assign(v, k, depth)
			b.p("switch {\ncase %s == nil:\n%sfallthrough\ndefault:\n%s}", v, one, b.assign(v, k, depth))
			return v
		}},
		{"arrays", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("[2][1]%s{{%s}}[0][0]", k.typ, b.value(k, depth))
		}},
		{"channel of channels", func(b *body, k *kind, depth int) string {
			v := b.name("ch")
			b.p("%s := make(chan chan %s, 1)\n%[1]s <- make(chan %[2]s, 1)\nin%[1]s := <-%[1]s\nin%[1]s <- %[3]s", v, k.typ, b.value(k, depth))
			return "(<-in" + v + ")"
		}},
		{"generic constraint", func(b *body, k *kind, depth int) string {
			b.keeper(k)
			call := b.once("ask"+k.letter, "func %s[H interface{ %s() %s }](h H) %[3]s { return h.%[2]s() }", k.iface, k.typ)
			return fmt.Sprintf("%s(&%s{x: %s})", call, b.holder(k), b.value(k, depth))
		}},
		{"embedded generic", func(b *body, k *kind, depth int) string {
			box := b.once("box", "type %[1]s[X any] struct{ x X }\n\nfunc (b *%[1]s[X]) get() X { return b.x }")
			v := b.name("v")
			b.p("var %s struct{ %s[%s] }\n%[1]s.x = %[4]s", v, box, k.typ, b.value(k, depth))
			return v + ".get()"
		}},
		{"deferred closure of a loop", func(b *body, k *kind, depth int) string {
			v := b.variable(k)
			b.p("for range 2 {\nx := %s\ndefer func() { %s = x }()\n}", b.value(k, depth), v)
			return v
		}},
		{"dead code", func(b *body, k *kind, depth int) string {
			return fmt.Sprintf("func() %s {\nreturn %s\nvar x %[1]s\nreturn x\n}()", k.typ, b.value(k, depth))
		}},
	}
}
