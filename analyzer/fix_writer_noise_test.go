package analyzer_test

// noise writes comments, empty lines and, unless all is quiet, statements that do not concern the server.
func (w *programWriter) noise() {
	for w.chance(40) {
		kinds := 7
		if w.quiet {
			kinds = 4
		}
		switch w.IntN(kinds) {
		case 0:
			w.p("\n")
		case 1:
			w.p("// A comment.")
		case 2:
			w.p("\n// A comment alone.\n")
		case 3:
			w.p("/* in a line of its own */")
		case 4:
			w.p("%s(\"noise\")", "log.Print")
		case 5:
			w.p("if n := len(%s); n > 3 {\n// inner\nprintln(n)\n}", w.name)
		case 6:
			w.p("state.count++ // counts")
		}
	}
}

func (w *programWriter) trailing() string {
	if w.chance(25) {
		return " // trailing"
	}
	return ""
}
