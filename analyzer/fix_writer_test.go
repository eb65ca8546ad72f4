package analyzer_test

import (
	"fmt"
	"math/rand/v2"
	"path"
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
