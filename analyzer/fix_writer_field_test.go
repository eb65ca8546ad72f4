package analyzer_test

// field shares a server that is a field.
func (w *programWriter) field() {
	w.declare("%s", w.one(
		"type app# struct {\nname string\nserver *mcp.Server\nk *keeper\n}\n",
		"// An app# serves.\ntype app# struct {\nserver *mcp.Server // of all\n\n// name is what it is called.\nname string\nk *keeper\n}\n",
	))
	w.noise()
	w.p("k := &keeper{}\n_ = k")
	w.noise()
	switch w.IntN(3) {
	case 0:
		w.p("a := &app#{name: name, k: k}")
		w.p("a.server = %s%s", w.server(), w.trailing())
		w.configure("a.server", w.one("a.k", "k"))
		w.p("return a")
	case 1:
		w.declaration("s", ":=")
		w.configure("s", "k")
		w.p("return &app#{name: name, server: s, k: k}")
	case 2:
		w.p("a := &app#{\nname: name,\nserver: %s,%s\nk: k,\n}", w.server(), w.trailing())
		w.configure("a.server", w.one("a.k", "k"))
		w.p("return a")
	}
	w.function("// new# makes it.\nfunc new#(name string) *app#")
	w.name = "a.name"
	w.noise()
	w.serve("a.server", "")
	w.function("func (a *app#) handler() http.Handler")
	if w.spoils(fieldIsRead) {
		w.p("for range a.server.Sessions() {\nstate.count++\n}")
		w.function("func (a *app#) Count()")
	}
	w.p("return new#(name).handler()")
	w.function("// Handler# serves.\nfunc Handler#(name string) http.Handler")
}
