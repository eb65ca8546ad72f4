package analyzer_test

// transport shares a transport.
func (w *programWriter) transport() {
	w.noise()
	w.p("k := &keeper{}\n_ = k")
	server := w.server()
	if w.chance(70) {
		w.p("s := %s", server)
		server = "s"
		w.configure("s", "k")
		w.effect = "" // the factory may return the server that there is
	}
	w.noise()
	w.p("t := &mcp.StreamableServerTransport{%s}%s", w.one(`SessionID: "x"`, "", "Stateless: true"), w.trailing())
	w.noise()
	if w.chance(50) {
		w.p("if _, err := %s.Connect(ctx, t, nil); err != nil {\nreturn err\n}", server)
	} else {
		w.p("go %s.Run(ctx, t)", server)
	}
	w.noise()
	w.p("mux.Handle(\"/p#\", t)\nreturn nil")
	w.function("// Main# serves.\nfunc Main#(ctx context.Context, mux *http.ServeMux, name string) error")
}
