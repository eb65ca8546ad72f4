package gen

import (
	"fmt"
	"go/format"
	"strings"
)

// A Program is the source of one package, or one file of a package of many programs.
type Program struct {
	// ID ends every name of the package.
	ID     string
	Source string
	// Endpoints are the paths that it serves, up to the key.
	Endpoints []string
	// Labels are those of its origins, in the order of the source.
	Labels []Label
}

// A Label is one origin.
type Label struct {
	Name string
	// Shapes are what the value goes through at once.
	Shapes []string
}

// A kind is a type of values whose instances are told apart.
type kind struct {
	letter string // begins the labels
	typ    string
	iface  string // method of the interface that has one
}

var (
	server    = &kind{"s", "*mcp.Server", "server"}
	transport = &kind{"t", "*mcp.StreamableServerTransport", "transport"}
)

// A writer writes one program.
type writer struct {
	Choices
	id       string
	numbered bool
	all      []shape
	decls    strings.Builder
	labels   []Label
	shapes   []string // that the value which is written now goes through
	n        int      // of names
	left     int      // how much more may be written
	slots    map[*kind][]*slot
	funcs    map[*kind][]string // constructors that are complete
	paths    []string
	helped   map[string]bool // helpers that are declared
}

// A body is the inside of a function, as it is written.
type body struct {
	*writer
	out     *strings.Builder
	request string             // the name of the request, if there is one
	vars    map[*kind][]string // variables in scope
}

// Options say what a program is for.
type Options struct {
	// ID ends every name of the package.
	ID string
	// Numbered programs number the instances that they build. Others only build them, so that constructions
	// may be moved.
	Numbered bool
	// Wild programs have shapes too that only have to compile: they do not end, or fail when they run.
	Wild bool
}

// Write writes a program.
func Write(c Choices, o Options) (*Program, error) {
	w := &writer{
		Choices: c, id: o.ID, numbered: o.Numbered, left: 12 + c.IntN(40),
		slots: make(map[*kind][]*slot), funcs: make(map[*kind][]string), helped: make(map[string]bool),
	}
	w.all = shapes()
	if o.Wild {
		w.all = append(w.all, wildShapes()...)
	}
	main := &body{writer: w, out: new(strings.Builder), vars: make(map[*kind][]string)}
	for range 1 + w.IntN(3) {
		main.local()
	}
	for range 1 + w.IntN(3) {
		main.endpoint()
	}
	for w.chance(30) {
		main.statement()
	}
	var text strings.Builder
	fmt.Fprintf(&text, "package programs\n\nimport (\n")
	for _, path := range []string{"context", "fmt", "net/http", "sync", "sync/atomic"} {
		fmt.Fprintf(&text, "%q\n", path)
	}
	fmt.Fprintf(&text, "\n%q\n)\n\n", "github.com/modelcontextprotocol/go-sdk/mcp")
	fmt.Fprintf(&text, "var (\n_ context.Context\n_ sync.Once\n_ atomic.Bool\n_ = fmt.Sprint\n)\n\n")
	fmt.Fprintf(&text, "func init() {\n%s}\n\n%s", main.out, &w.decls)
	if w.numbered {
		fmt.Fprintf(&text, "var count%[1]s int\n\n// name%[1]s numbers instances.\nfunc name%[1]s(label string) string {\ncount%[1]s++\nreturn fmt.Sprint(label, \"@\", count%[1]s)\n}\n", w.id)
	}
	source, err := format.Source([]byte(text.String()))
	if err != nil {
		return nil, fmt.Errorf("%w in\n%s", err, &text)
	}
	return &Program{ID: w.id, Source: string(source), Endpoints: w.paths, Labels: w.labels}, nil
}

func (w *writer) chance(percent int) bool { return w.IntN(100) >= 100-percent }

// name returns a new name.
func (w *writer) name(prefix string) string {
	w.n++
	return fmt.Sprintf("%s%d", prefix, w.n)
}

// global returns a new name for the package.
func (w *writer) global(prefix string) string { return w.name(prefix) + w.id }

func (w *writer) declare(format string, args ...any) { fmt.Fprintf(&w.decls, format+"\n\n", args...) }

// once declares a helper on first use.
func (w *writer) once(name, format string, args ...any) string {
	name += w.id
	if !w.helped[name] {
		w.helped[name] = true
		w.declare(format, append([]any{name}, args...)...)
	}
	return name
}

func (w *writer) kind() *kind {
	if w.IntN(2) == 0 {
		return server
	}
	return transport
}

func (b *body) p(format string, args ...any) { fmt.Fprintf(b.out, format+"\n", args...) }

// inner returns a body within this one, which sees its variables.
func (b *body) inner() *body {
	vars := make(map[*kind][]string)
	for k, names := range b.vars {
		vars[k] = append([]string(nil), names...)
	}
	return &body{writer: b.writer, out: new(strings.Builder), request: b.request, vars: vars}
}

// function returns the body of a function of the package.
func (w *writer) function(request string) *body {
	return &body{writer: w, out: new(strings.Builder), request: request, vars: make(map[*kind][]string)}
}

// local declares a variable.
func (b *body) local() {
	k := b.kind()
	v := b.name("v")
	if b.IntN(4) == 3 {
		b.p("var %s %s", v, k.typ)
	} else {
		e := b.value(k, 4)
		b.p("%s := %s", v, e)
	}
	b.p("_ = %s", v)
	b.vars[k] = append(b.vars[k], v)
}
