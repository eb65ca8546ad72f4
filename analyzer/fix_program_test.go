package analyzer_test

import (
	"flag"
	"fmt"
	"go/format"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var (
	programsFlag = flag.Int("programs", 60, "try the fixes of so `many` random programs")
	seedFlag     = flag.Uint64("seed", 0, "write the random programs from this `seed`")
)

// TestFixesOfPrograms carries out the fixes of random programs. Programs that
// do more than build and configure a server must get none.
func TestFixesOfPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("it loads many packages")
	}
	seed := *seedFlag
	if seed == 0 {
		seed = 1 // the same programs each time; -seed chooses others
	}
	t.Logf("-seed=%d", seed)
	rnd := rand.New(rand.NewPCG(seed, 0))
	for left := *programsFlag; left > 0; left -= 100 {
		dir := copyModule(t, "../testdata/fix/gosdk")
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() {
				if err := os.RemoveAll(filepath.Join(dir, e.Name())); err != nil {
					t.Fatal(err)
				}
			}
		}
		effects := make(map[string]string) // by folder
		for i := range min(left, 100) {
			name := fmt.Sprintf("p%02d", i)
			w := &programWriter{Rand: rnd}
			text := w.program(name)
			clean, err := format.Source([]byte(text))
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			sub := filepath.Join(dir, name)
			if err := os.Mkdir(sub, 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(sub, name+".go"), clean, 0o666); err != nil {
				t.Fatal(err)
			}
			if w.effect != "" {
				effects[sub] = w.effect
			}
		}
		c := tryFixes(t, dir, func() {})
		for _, f := range c.offered {
			if why := effects[f.pkg]; why != "" {
				text, _ := os.ReadFile(f.file)
				t.Errorf("%s has a fix, in spite of: %s\n%s", f.file, why, text)
			}
		}
		c.why = nil
		c.log(t)
		t.Logf("%d programs with effects", len(effects))
		if t.Failed() {
			return
		}
	}
}

// A programWriter writes one program.
type programWriter struct {
	*rand.Rand
	effect string // why there must be no fix
	out    strings.Builder
}

func (w *programWriter) p(format string, args ...any) { fmt.Fprintf(&w.out, format+"\n", args...) }

func (w *programWriter) one(choices ...string) string { return choices[w.IntN(len(choices))] }

func (w *programWriter) chance(percent int) bool { return w.IntN(100) < percent }

// noise writes comments, empty lines and statements that do not concern the server.
func (w *programWriter) noise() {
	for w.chance(40) {
		switch w.IntN(6) {
		case 0:
			w.p("\n")
		case 1:
			w.p("// A comment.")
		case 2:
			w.p("\n// A comment alone.\n")
		case 3:
			w.p("log.Print(%q)", "noise")
		case 4:
			w.p("if n := len(name); n > 3 {\n// inner\nlog.Print(n)\n}")
		case 5:
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

func (w *programWriter) spoil(percent int, why string) bool {
	if w.chance(percent) {
		w.effect = why
		return true
	}
	return false
}

func (w *programWriter) program(name string) string {
	v := w.one("server", "s", "notes", "srv")
	w.p("// Package %s is random.\npackage %s\n", name, name)
	w.p("import (\n\"context\"\n\"log\"\n\"net/http\"\n\"os\"\n\n\"github.com/modelcontextprotocol/go-sdk/mcp\"\n)\n")
	w.p("var _ = os.Args\n\ntype keeper struct{ count int }\n\nvar state keeper\n")
	w.p("func (k *keeper) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {\nreturn nil, k.count, nil\n}\n")
	w.p("func watch(s *mcp.Server) { log.Print(s) }\n")
	w.p("func make_(name string, k *keeper) *mcp.Server {")
	w.p("s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)")
	w.config("s", "k", false)
	constructorSpoilt := w.effect != ""
	w.p("return s\n}\n")
	w.p("// Handler serves it.\nfunc Handler(ctx context.Context, name string, stdio bool) (http.Handler, error) {")
	w.noise()
	w.p("k := &keeper{}\n_ = k")
	w.noise()
	expr := `mcp.NewServer(&mcp.Implementation{Name: ` + w.one(`"fixed"`, `name`, `"a-" + name`) + `}, nil)`
	switch {
	case w.chance(35):
		expr = `make_(` + w.one(`name`, `"x"`) + `, ` + w.one("k", "k", "&keeper{}") + `)`
	default:
		if constructorSpoilt {
			w.effect = "" // nobody calls it
		}
		if w.spoil(6, "the environment is read") {
			expr = `mcp.NewServer(&mcp.Implementation{Name: os.Getenv("NAME")}, nil)`
		} else if w.chance(15) {
			expr = "mcp.NewServer(&mcp.Implementation{\nName: name, // the name\n}, &mcp.ServerOptions{Instructions: `\nraw\n\tstring\n`})"
		}
	}
	w.p("%s := %s%s", v, expr, w.trailing())
	w.noise()
	for w.chance(55) {
		w.config(v, "k", true)
		w.noise()
	}
	if w.spoil(6, "the server is used elsewhere") {
		w.p("%s", w.one("go watch("+v+")", "watch("+v+")", "for range "+v+".Sessions() {\n}"))
	}
	if w.spoil(6, "a variable changes later") {
		// The name may be bound outside if it is an argument; so it must be read here.
		w.p("%s.AddPrompt(&mcp.Prompt{Name: name}, nil)\nname += \"!\"", v)
	}
	if w.chance(35) {
		w.p("if stdio {\nreturn nil, %s.Run(ctx, &mcp.StdioTransport{})\n}", v)
	}
	if w.spoil(4, "it is configured in a goroutine") {
		w.p("go func() { %s.RemoveTools(\"x\") }()", v)
	}
	w.handler(v)
	w.p("}")
	return w.out.String()
}

// config writes one or more statements that configure a server.
func (w *programWriter) config(v, k string, nested bool) {
	switch w.IntN(7) {
	case 0:
		w.p("%s.AddPrompt(&mcp.Prompt{Name: \"p\"}, nil)%s", v, w.trailing())
	case 1:
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"list\"}, %s.list)%s", v, k, w.trailing())
	case 2:
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"t\"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, int, error) {", v)
		w.p("%s.count++ // outside\nreturn nil, %s.count, nil\n})", k, k)
	case 3:
		if nested {
			w.p("if name != \"\" {")
			w.config(v, k, false)
			w.p("}")
		}
	case 4:
		if w.spoil(15, "a handler keeps state of its own") {
			w.p("{\nn := 0\nmcp.AddTool(%s, &mcp.Tool{Name: \"n\"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {\nn++\nreturn nil, n, nil\n})\n}", v)
		}
	case 5:
		if w.spoil(15, "a handler uses the server") {
			w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"u\"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, int, error) {\nreturn nil, 0, %s.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{})\n})", v, v)
		}
	case 6:
		if w.spoil(10, "something is logged with the configuration") {
			w.p("if true {\nlog.Print(\"x\")\n%s.RemoveTools(\"z\")\n}", v)
		}
	}
}

func (w *programWriter) handler(v string) {
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
	w.noise()
	if w.chance(50) {
		w.p("h := "+call, factory)
		w.p("return h, nil")
		return
	}
	w.p("return "+call+", nil", factory)
}
