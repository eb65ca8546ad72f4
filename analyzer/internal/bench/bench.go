// Package bench generates packages of any size for benchmarks of the analyzer.
package bench

import (
	"fmt"
	"strings"
)

// A Shape is a kind of package that is generated in several sizes.
type Shape struct {
	Name   string
	Sizes  []int // numbers of functions, or of what the shape repeats
	Source func(n int) string
}

// Imports are the packages that generated ones import.
var Imports = []string{"context", "net/http", "github.com/modelcontextprotocol/go-sdk/mcp"}

// header begins every file: one server for all, and a handler that is bound to it.
const header = `package bench

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var shared = mcp.NewServer(&mcp.Implementation{Name: "bench"}, nil)

var _ = http.HandleFunc
var _ context.Context
`

// source returns a file that repeats text, with %d for the number of the repetition, between a head
// and a tail.
func source(head string, n int, repeat, tail string) string {
	var b strings.Builder
	b.WriteString(header)
	b.WriteString(head)
	for i := range n {
		fmt.Fprintf(&b, repeat, i)
	}
	b.WriteString(tail)
	return b.String()
}

// Growing returns the shapes whose growth is measured.
func Growing() []Shape {
	thousands := []int{1_000, 10_000, 100_000}
	return []Shape{
		{"functions", thousands, functions},
		{"constructors", thousands, constructors},
		{"fields", thousands, fields},
		{"handlers", thousands, handlers},
		{"chain", thousands, chain},
		{"closures", []int{100, 1_000}, nested},
	}
}

// Adverse returns the shapes that are made to be slow.
func Adverse() []Shape {
	return []Shape{
		{"10k methods that call each other", []int{10_000}, methods},
		{"10k closures over one variable", []int{10_000}, captures},
		{"5k deep calls", []int{5_000}, chain},
		{"2k implementations of an interface", []int{2_000}, implementations},
	}
}

// functions are many that pass on what they are given, each called by a handler of its own.
func functions(n int) string {
	return source("", n, `
func pass%[1]d(s *mcp.Server) *mcp.Server {
	if s == nil {
		return shared
	}
	return s
}

func Handle%[1]d(w http.ResponseWriter, r *http.Request) { pass%[1]d(shared).Sessions() }
`, "")
}

// constructors are many that build what they return, called at startup and by requests.
func constructors(n int) string {
	return source("", n, `
func new%[1]d() *mcp.Server { return mcp.NewServer(&mcp.Implementation{}, nil) }

var server%[1]d = new%[1]d()

func Handle%[1]d(w http.ResponseWriter, r *http.Request) { new%[1]d().Sessions() }
`, "")
}

// wide is how many fields a struct has here, and its type methods. go/types looks for a field or method among all
// of them, one by one: a struct of 100,000 would measure that alone.
const wide = 1_000

// fields are many in a few wide structs, each with a method that reads it.
func fields(n int) string {
	var b strings.Builder
	for i := range n {
		if i%wide == 0 {
			fmt.Fprintf(&b, "\nvar one%[1]d all%[1]d\n\ntype all%[1]d struct {\n", i/wide)
			for field := i; field < min(i+wide, n); field++ {
				fmt.Fprintf(&b, "\tf%d *mcp.Server\n", field)
			}
			b.WriteString("}\n")
		}
		fmt.Fprintf(&b, `
func (a *all%[1]d) get%[2]d() *mcp.Server { return a.f%[2]d }

func init() { one%[1]d.f%[2]d = shared }

func Handle%[2]d(w http.ResponseWriter, r *http.Request) { one%[1]d.get%[2]d().Sessions() }
`, i/wide, i)
	}
	return header + b.String()
}

// handlers are many closures registered by one function.
func handlers(n int) string {
	return source("\nfunc main() {\n\tserver := mcp.NewServer(&mcp.Implementation{}, nil)\n", n, `
	http.HandleFunc("/%[1]d", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{SessionID: "%[1]d"}
		_, _ = server.Connect(r.Context(), t, nil)
		t.ServeHTTP(w, r)
	})
`, "}\n")
}

// chain is one function that calls the next, and so on.
func chain(n int) string {
	return source("\nfunc Handle(w http.ResponseWriter, r *http.Request) { step0(shared) }\n", n, `
func step%[1]d(s *mcp.Server) *mcp.Server { return next%[1]d(s) }
`, links(n))
}

func links(n int) string {
	var b strings.Builder
	for i := range n - 1 {
		fmt.Fprintf(&b, "\nfunc next%d(s *mcp.Server) *mcp.Server { return step%d(s) }\n", i, i+1)
	}
	fmt.Fprintf(&b, "\nfunc next%d(s *mcp.Server) *mcp.Server { return s }\n", n-1)
	return b.String()
}

// nested are closures in one another.
func nested(n int) string {
	return source("\nfunc Handle(w http.ResponseWriter, r *http.Request) {\n\ts := shared\n", n,
		"\tfunc() { /* %d */\n", "\ts.Sessions()\n"+strings.Repeat("\t}()\n", n)+"}\n")
}

// methods are those of one type, each of which calls the next and two of its own ten. Calls without
// such order keep go/types busy for minutes: it takes functions out of the graph that orders
// initialization one by one, and joins their callers and callees.
func methods(n int) string {
	var b strings.Builder
	b.WriteString(header)
	b.WriteString("\ntype all struct{ server *mcp.Server }\n\nvar one = &all{server: shared}\n")
	for i := range n {
		fmt.Fprintf(&b, "\nfunc (a *all) m%d(s *mcp.Server, n int) *mcp.Server {\n", i)
		fmt.Fprintf(&b, "\tswitch n {\n")
		for k, j := range []int{(i + 1) % n, i - i%10 + (i*7+3)%10, i - i%10 + (i+5)%10} {
			fmt.Fprintf(&b, "\tcase %d:\n\t\treturn a.m%d(s, n-1)\n", k, j)
		}
		fmt.Fprintf(&b, "\t}\n\ta.server = s\n\treturn a.server\n}\n")
	}
	b.WriteString("\nfunc Handle(w http.ResponseWriter, r *http.Request) { one.m0(shared, 5).Sessions() }\n")
	return b.String()
}

// captures are closures that read and write one variable.
func captures(n int) string {
	return source("\nfunc main() {\n\tvar server *mcp.Server\n", n, `
	http.HandleFunc("/%[1]d", func(w http.ResponseWriter, r *http.Request) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{}, nil)
		}
		server.Sessions()
	})
`, "}\n")
}

// implementations are types whose method is called through an interface.
func implementations(n int) string {
	var b strings.Builder
	b.WriteString("\ntype keeper interface {\n\tkeep(*mcp.Server) *mcp.Server\n}\n\nvar all = []keeper{\n")
	for i := range n {
		fmt.Fprintf(&b, "\t&keeper%d{},\n", i)
	}
	b.WriteString("}\n")
	return source(b.String(), n, `
type keeper%[1]d struct{ server *mcp.Server }

func (k *keeper%[1]d) keep(s *mcp.Server) *mcp.Server {
	k.server = s
	return k.server
}

`, `
func Handle(w http.ResponseWriter, r *http.Request) {
	for _, k := range all {
		k.keep(shared).Sessions()
	}
}
`)
}
