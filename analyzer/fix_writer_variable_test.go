package analyzer_test

import (
	"strconv"
	"strings"
)

// variable shares a server that is a package variable.
func (w *programWriter) variable() {
	w.name, w.keeper = "name#", "k#"
	v := "server#"
	if w.spoils(exportedVariable) {
		v = "Server#"
	}
	w.declare("%s", w.one("var name# = \"x\"\n", "const name# = \"x\"\n"))
	w.declare("var k# = new(keeper)\n")
	switch w.IntN(3) {
	case 0:
		w.declare("var %s = %s%s\n", v, w.server(), w.trailing())
	case 1:
		w.declare("// %s is shared.\nvar %s = %s\n", v, v, w.server())
	case 2:
		w.declare("var (\n// It is one for all.\n%s = %s%s\n\nlimit# = 3 // of something\n)\n", v, w.server(), w.trailing())
		w.declare("var _ = limit#\n")
	}
	for w.chance(70) {
		w.configure(v, "k#")
		if w.out.Len() == 0 {
			continue
		}
		w.function(w.one("", "// It has tools.\n") + "func init()")
	}
	w.noise()
	w.serve(v, "")
	w.function("// Handler# serves.\nfunc Handler#() http.Handler")
	if w.spoils(testReads) {
		w.test = strings.ReplaceAll("package random\n\nvar _ = server#\n", "#", strconv.Itoa(w.n))
	}
}
