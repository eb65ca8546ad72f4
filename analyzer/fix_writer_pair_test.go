package analyzer_test

// pair shares two local servers, which have something in common.
func (w *programWriter) pair() {
	w.p("k := &keeper{}\n_ = k\ntitle := \"a-\" + name%s", w.trailing())
	impl := "&mcp.Implementation{Name: title}"
	if w.chance(20) {
		w.p("impl := %s", impl)
		impl = "impl"
	}
	for _, v := range []string{"one", "two"} {
		w.noise()
		w.p("%s := mcp.NewServer(%s, nil)%s", v, impl, w.trailing())
		w.configure(v, "k")
	}
	w.noise()
	w.p("get := func(r *http.Request) *mcp.Server {\nif r.URL.Path == \"/one\" {\nreturn one // the first\n}\nreturn two\n}")
	w.p("return mcp.NewSSEHandler(get, nil)")
	w.function("// Handler# serves.\nfunc Handler#(name string) http.Handler")
}
