package analyzer_test

import "fmt"

// server returns an expression that builds a server.
func (w *programWriter) server() string {
	plain := func(name string) string { return "mcp.NewServer(&mcp.Implementation{Name: " + name + "}, nil)" }
	switch {
	case w.spoils(readsEnvironment):
		return plain(`os.Getenv("NAME")`)
	case w.spoils(readsClock):
		return plain("time.Now().String()")
	case w.wanted == constructorActs || w.chance(30):
		return w.constructor()
	case w.chance(15):
		return "mcp.NewServer(&mcp.Implementation{\nName: " + w.name + ", // the name\n}, &mcp.ServerOptions{Instructions: `\nraw\n\tstring\n`})"
	}
	return plain(w.one(`"fixed"`, w.name, `"a-" + `+w.name))
}

// constructor writes a constructor and returns a call of it.
func (w *programWriter) constructor() string {
	fn := fmt.Sprintf("make%dx%d", w.n, w.top.Len()) // there may be several
	body := w.out.String()
	w.out.Reset()
	wanted, name := w.wanted, w.name
	w.name, w.quiet = "name", true
	if wanted == constructorActs {
		w.effect = wanted
		w.p("%s", w.one(
			"state.count++",
			"expvar.NewInt(name)",
			"go func() { state.count++ }()",
			`os.Setenv("NAME", name)`,
			"log.Print(name)",
			"kept[name] = nil",
		))
	}
	w.wanted = "" // of the constructor's own server
	w.p("s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)")
	w.configure("s", "k")
	w.p("return s")
	w.function("func " + fn + "(name string, k *keeper) *mcp.Server")
	w.wanted, w.name, w.quiet = wanted, name, false
	w.out.WriteString(body)
	return fn + "(" + w.one(w.name, `"x"`) + ", " + w.one(w.keeper, w.keeper, "&keeper{}") + ")"
}
