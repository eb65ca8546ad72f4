package analyzer_test

// local shares a local server.
func (w *programWriter) local() {
	w.noise()
	w.build(w.one("server", "s", "notes", "srv"), ":=")
}

// build writes a function that builds a server and serves it.
func (w *programWriter) build(v, assign string) {
	w.p("k := &keeper{}\n_ = k")
	w.noise()
	w.declaration(v, assign)
	w.configure(v, "k")
	w.stdio(v)
	w.shadow()
	w.serve(v, ", nil")
	w.function(w.one("", "// Handler# serves.\n") +
		"func Handler#(ctx context.Context, name string, stdio bool) (http.Handler, error)")
}

// declaration declares a server.
func (w *programWriter) declaration(v, assign string) {
	if assign == ":=" && w.chance(10) {
		w.p("var %s = %s%s", v, w.server(), w.trailing())
		return
	}
	w.p("%s %s %s%s", v, assign, w.server(), w.trailing())
}

// stdio serves standard streams in a branch of their own.
func (w *programWriter) stdio(v string) {
	if w.chance(35) {
		w.p("if stdio {\nreturn nil, %s.Run(ctx, &mcp.StdioTransport{})\n}", v)
	}
}

// shadow gives names another meaning.
func (w *programWriter) shadow() {
	if w.chance(5) {
		w.p("newServer := name\n_ = newServer")
	}
	if w.chance(5) {
		w.p("r, buildServer := name, 1\n_, _ = r, buildServer")
	}
	if w.alias != "mcp" {
		w.p("mcp := name\n_ = mcp")
	}
}
