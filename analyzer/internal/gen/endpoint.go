package gen

import "fmt"

// endpoint writes statements that make the program serve one more path.
func (b *body) endpoint() {
	path := fmt.Sprintf("/%s/%d", b.id, len(b.paths)+1)
	b.paths = append(b.paths, path)
	if !b.numbered && b.chance(50) {
		b.plain(path)
		return
	}
	switch b.IntN(7) {
	case 0:
		b.p("http.Handle(%q, %s(func(r *http.Request) *mcp.Server {\n%s}, nil))", path, b.handler(), b.factory())
	case 1:
		f := b.function("r")
		name := b.global("get")
		b.declare("func %s(r *http.Request) *mcp.Server {\n%s}", name, f.factory())
		b.p("http.Handle(%q, %s(%s, nil))", path, b.handler(), name)
	case 2: // a method of a struct that main fills
		name := b.global("app")
		f := b.function("r")
		f.vars[server] = []string{"a.s"}
		f.vars[transport] = []string{"a.t"}
		b.declare("type %s struct {\ns *mcp.Server\nt *mcp.StreamableServerTransport\n}", name)
		b.declare("func (a *%s) get(r *http.Request) *mcp.Server {\n%s}", name, f.factory())
		v := b.name("app")
		b.p("%s := &%s{s: %s}", v, name, b.value(server, 3))
		b.p("%s.t = %s", v, b.value(transport, 3))
		b.p("http.Handle(%q, %s(%s.get, nil))", path, b.handler(), v)
	case 3:
		in := b.serving()
		b.p("http.HandleFunc(%q, func(w http.ResponseWriter, r *http.Request) {\n%s})", path, in.out)
	case 4:
		f := b.function("r")
		f.serve()
		name := b.global("serve")
		b.declare("func %s(w http.ResponseWriter, r *http.Request) {\n%s}", name, f.out)
		b.p("http.HandleFunc(%q, %s)", path, name)
	case 5: // a transport that is a handler itself
		v := b.name("v")
		b.p("%s := %s", v, b.value(transport, 3))
		b.p("_, _ = %s.Connect(context.Background(), %s, nil)", b.value(server, 3), v)
		b.p("http.Handle(%q, %s)", path, v)
		b.vars[transport] = append(b.vars[transport], v)
	case 6: // middleware
		wrap := b.once("wrap", "func %s(h http.Handler) http.Handler {\nreturn http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { h.ServeHTTP(w, r) })\n}")
		in := b.serving()
		b.p("http.Handle(%q, %s(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {\n%s})))", path, wrap, in.out)
	}
}

// plain writes statements as programs have them most, for which there are fixes.
func (b *body) plain(path string) {
	v := b.name("v")
	built := b.origin(server)
	if b.IntN(3) == 0 {
		built = b.constructor(server, 1) + "()"
	}
	switch b.IntN(3) {
	case 0: // a variable of the function
		b.p("%s := %s", v, built)
	case 1: // one of the package
		v = b.global("server")
		b.declare("var %s = %s", v, built)
	case 2: // a transport that is mounted
		b.p("%s := %s", v, built)
		b.configure(v)
		t := b.name("v")
		b.p("%s := %s", t, b.origin(transport))
		b.p("go func() { _ = %s.Run(context.Background(), %s) }()", v, t)
		b.p("http.Handle(%q, %s)", path, t)
		return
	}
	b.configure(v)
	if b.chance(20) {
		b.p("get%s := func(*http.Request) *mcp.Server { return %s }", v, v)
		b.p("http.Handle(%q, %s(get%s, nil))", path, b.handler(), v)
		return
	}
	b.p("http.Handle(%q, %s(func(*http.Request) *mcp.Server { return %s }, nil))", path, b.handler(), v)
	if b.chance(20) {
		b.vars[server] = append(b.vars[server], v)
	}
}

// configure writes statements that register something on a server.
func (b *body) configure(v string) {
	for b.chance(50) {
		switch b.IntN(3) {
		case 0:
			b.p("%s.AddPrompt(&mcp.Prompt{Name: \"p\"}, nil) // a prompt", v)
		case 1:
			b.p("mcp.AddTool(%s, &mcp.Tool{Name: \"t\"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {\nreturn new(mcp.CallToolResult), 1, nil\n})", v)
		case 2:
			b.p("// A comment.\n%s.RemoveTools(\"t\")", v)
		}
	}
}

func (b *body) handler() string {
	if b.IntN(4) == 3 {
		return "mcp.NewSSEHandler"
	}
	return "mcp.NewStreamableHTTPHandler"
}

// factory writes the inside of a function that returns a server for a request.
func (b *body) factory() string {
	in := b.inner()
	in.request = "r"
	for in.chance(40) {
		in.statement()
	}
	in.p("return %s", in.value(server, 3))
	return in.out.String()
}

// serving returns the inside of a handler.
func (b *body) serving() *body {
	in := b.inner()
	in.request = "r"
	in.serve()
	return in
}

// serve writes what a handler does: it connects, or finds, a transport and lets it answer.
func (b *body) serve() {
	for b.chance(40) {
		b.statement()
	}
	v := b.name("v")
	b.p("%s := %s", v, b.value(transport, 3))
	if b.IntN(3) > 0 {
		b.p("_, _ = %s.Connect(r.Context(), %s, nil)", b.value(server, 3), v)
	}
	if b.chance(30) {
		if s := b.slot(transport); s != nil {
			b.fill(s, v)
		}
	}
	b.p("%s.ServeHTTP(w, r)", v)
}
