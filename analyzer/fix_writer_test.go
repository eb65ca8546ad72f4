package analyzer_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"path"
	"slices"
	"strconv"
	"strings"
)

// commonText is what the random programs of a package have in common.
const commonText = `// Package random has random programs, one in a file.
package random

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type keeper struct{ count int }

var state keeper

var kept = make(map[string]*mcp.Server)

func (k *keeper) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {
	return nil, k.count, nil
}

func watch(s *mcp.Server) { log.Print(s) }
`

// A programWriter writes one program that shares a server or a transport.
type programWriter struct {
	*rand.Rand
	n      int             // tells its names from those of the other programs
	kind   string          // how the server is shared
	wanted string          // why there shall be no fix, if the program has a place for it
	effect string          // why there must be no fix
	name   string          // an expression that its server is named by
	keeper string          // an expression for what its tools keep
	quiet  bool            // no other statements
	alias  string          // of the SDK's package
	top    strings.Builder // declarations
	out    strings.Builder // the body of a function
	test   string          // a test file
}

// programKinds are the kinds of programs. Local servers are what real programs have most.
var programKinds = []string{"local", "local", "field", "field", "parameter", "parameter", "variable", "variable", "pair", "transport"}

func newProgramWriter(rnd *rand.Rand, n int) *programWriter {
	w := &programWriter{Rand: rnd, n: n, name: "name", keeper: "k", alias: "mcp"}
	w.kind = w.one(programKinds...)
	if w.chance(10) {
		w.alias = "sdk"
	}
	if w.chance(45) {
		w.wanted = w.one(programEffects...)
	}
	return w
}

// What a program may do that must not be done once for each session, or that would reach a server
// without sessions.
const (
	readsEnvironment = "the environment is read"
	readsClock       = "the clock is read"
	logs             = "something is logged with the configuration"
	constructorActs  = "the constructor does more than build"
	handlerCounts    = "a handler keeps state of its own"
	handlerNotifies  = "a handler uses the server"
	watched          = "the server is given to a function"
	watchedInBack    = "the server is given to a goroutine"
	listsSessions    = "sessions are listed elsewhere"
	keptElsewhere    = "the server is kept elsewhere"
	latelyChanged    = "the server is configured by a goroutine"
	cleansUp         = "the server is configured at the end"
	nameChanges      = "a variable changes later"
	exportedVariable = "the variable is exported"
	testReads        = "a test reads the variable"
	functionIsValue  = "the function is also a value"
	fieldIsRead      = "the field has another reader"
)

var programEffects = []string{
	readsEnvironment, readsClock, logs, constructorActs, handlerCounts, handlerNotifies, watched, watchedInBack,
	listsSessions, keptElsewhere, latelyChanged, cleansUp, nameChanges,
	exportedVariable, testReads, functionIsValue, fieldIsRead,
}

// spoils reports whether the program shall have the effect, and takes it that it has it now.
func (w *programWriter) spoils(why string) bool {
	if w.wanted == why {
		w.effect = why
	}
	return w.wanted == why
}

// p writes a line of a body, in which # is the number of the program.
func (w *programWriter) p(format string, args ...any) { w.line(&w.out, format, args) }

// declare writes lines outside of the body.
func (w *programWriter) declare(format string, args ...any) { w.line(&w.top, format, args) }

func (w *programWriter) line(to *strings.Builder, format string, args []any) {
	fmt.Fprintln(to, strings.ReplaceAll(fmt.Sprintf(format, args...), "#", strconv.Itoa(w.n)))
}

func (w *programWriter) one(choices ...string) string { return choices[w.IntN(len(choices))] }

func (w *programWriter) chance(percent int) bool { return w.IntN(100) < percent }

// program writes the program.
func (w *programWriter) program() string {
	switch w.kind {
	case "local":
		w.local()
	case "field":
		w.field()
	case "parameter":
		w.parameter()
	case "variable":
		w.variable()
	case "pair":
		w.pair()
	case "transport":
		w.transport()
	}
	var head strings.Builder
	head.WriteString("package random\n\nimport (\n")
	for _, pkg := range []string{"context", "expvar", "log", "net/http", "os", "time"} {
		if strings.Contains(w.top.String(), path.Base(pkg)+".") {
			fmt.Fprintf(&head, "%q\n", pkg)
		}
	}
	if w.alias == "mcp" {
		head.WriteString("\n\"github.com/modelcontextprotocol/go-sdk/mcp\"\n)\n\n")
		return head.String() + w.top.String()
	}
	head.WriteString("\n" + w.alias + " \"github.com/modelcontextprotocol/go-sdk/mcp\"\n)\n\n")
	return head.String() + strings.ReplaceAll(w.top.String(), "mcp.", w.alias+".")
}

// function ends a function: what was written becomes its body.
func (w *programWriter) function(head string) {
	w.declare("%s {\n%s}\n", head, w.out.String())
	w.out.Reset()
}

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

// serve returns a handler, and more results.
func (w *programWriter) serve(v, more string) {
	h := w.handler(v)
	w.noise()
	if w.chance(50) {
		w.p("h := %s\nreturn h%s", h, more)
		return
	}
	w.p("return %s%s", h, more)
}

// handler returns an expression for a handler whose factory returns v, and may write a statement first.
func (w *programWriter) handler(v string) string {
	factory := w.one(
		"func(*http.Request) *mcp.Server { return "+v+" }",
		"func(_ *http.Request) *mcp.Server {\n// before\nreturn "+v+" // after\n}",
		"func(r *http.Request) *mcp.Server {\nif r.Host == \"\" {\nreturn nil\n}\nreturn "+v+"\n}",
	)
	call := w.one("mcp.NewSSEHandler(%s, nil)", "mcp.NewStreamableHTTPHandler(%s, nil)",
		"mcp.NewStreamableHTTPHandler(%s, &mcp.StreamableHTTPOptions{JSONResponse: true})",
		"mcp.NewStreamableHTTPHandler(%s, &mcp.StreamableHTTPOptions{Stateless: true})")
	if w.chance(30) {
		w.p("get := %s", factory)
		factory = "get"
	}
	return fmt.Sprintf(call, factory)
}

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

// configure writes statements that configure a server, among others.
func (w *programWriter) configure(v, k string) {
	w.noise()
	for w.chance(55) {
		w.setting(v, k, true)
		w.noise()
	}
	switch {
	case w.spoils(logs):
		w.p("if state.count == 0 {\nprintln(\"x\")\n%s.RemoveTools(\"z\")\n}", v)
	case w.spoils(handlerCounts):
		w.p("{\nn := 0\nmcp.AddTool(%s, &mcp.Tool{Name: \"n\"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {\nn++\nreturn nil, n, nil\n})\n}", v)
	case w.spoils(handlerNotifies):
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"u\"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, int, error) {", v)
		w.p("return nil, 0, %s.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{})\n})", v)
	case w.spoils(watched):
		w.p("watch(%s)", v)
	case w.spoils(watchedInBack):
		w.p("go watch(%s)", v)
	case w.spoils(listsSessions):
		w.p("for range %s.Sessions() {\n}", v)
	case w.spoils(keptElsewhere):
		w.p("kept[\"it\"] = %s", v)
	case w.spoils(latelyChanged):
		w.p("go func() { %s.RemoveTools(\"x\") }()", v)
	case w.spoils(cleansUp):
		w.p("defer %s.RemoveTools(\"x\")", v)
	case w.kind != "variable" && w.spoils(nameChanges):
		// An argument may be bound outside; what a statement reads may not.
		w.p("%s.AddPrompt(&mcp.Prompt{Name: name}, nil)\nname += \"!\"", v)
	}
	w.noise()
}

// setting writes a statement that configures a server.
func (w *programWriter) setting(v, k string, nested bool) {
	switch w.IntN(5) {
	case 0:
		w.p("%s.AddPrompt(&mcp.Prompt{Name: \"p\"}, nil)%s", v, w.trailing())
	case 1:
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"list\"}, %s.list)%s", v, k, w.trailing())
	case 2:
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"t\"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, int, error) {", v)
		w.p("%s.count++ // outside\nreturn nil, %s.count, nil\n})", k, k)
	case 3:
		w.p("%s.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {\nreturn next /* as it is */\n})", v)
	case 4:
		if nested {
			w.p("if %s != \"\" {", w.name)
			w.setting(v, k, false)
			w.p("}")
		}
	}
}

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

// sortedKeys returns the keys of a map, sorted.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
