package analyzer_test

// parameter shares a server that is a parameter.
func (w *programWriter) parameter() {
	w.noise()
	w.p("k := &keeper{}\n_ = k")
	w.noise()
	if w.chance(30) {
		w.p("serve#(mux, name, %s)", w.server())
	} else {
		w.declaration("s", ":=")
		w.configure("s", "k")
		w.p("serve#(mux, name, s)%s", w.trailing())
	}
	w.noise()
	w.function("// Main# serves.\nfunc Main#(mux *http.ServeMux, name string)")
	if w.chance(30) {
		w.keeper = "new(keeper)"
		w.p("serve#(mux, name, %s)", w.server())
		w.function("// Second# serves as well.\nfunc Second#(mux *http.ServeMux, name string)")
	}
	w.noise()
	w.p("mux.Handle(\"/p#\", %s)%s", w.handler("s"), w.trailing())
	w.noise()
	w.function(w.one("", "// serve# serves.\n") + w.one(
		"func serve#(mux *http.ServeMux, name string, s *mcp.Server)",
		"func serve#(mux *http.ServeMux, name string, s *mcp.Server) /* it */"))
	if w.spoils(functionIsValue) {
		w.declare("// Serve# is called from elsewhere.\nvar Serve# = serve#\n")
	}
}
