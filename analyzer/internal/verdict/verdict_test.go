package verdict

import (
	"fmt"
	"go/ast"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
)

func TestExpectations(t *testing.T) {
	dir := module(t, map[string]string{
		"main.go": `package main

func main() {
	one()   // want server
	two()   // want transport "built once" server
	three() // ok: one per session
	four()  // an ordinary comment; // want nothing
	/* want directive */ //sharedmcp:ignore server
	_ = "// want server"
}

// Okay is no verdict.
`,
		"sub/sub.go": "package sub\n\nvar x = 1 // ok\n",
		"notes.txt":  "// want server",
	})
	got, err := Expectations(dir)
	require.NoError(t, err)
	assert.Equal(t, []Expectation{
		{"main.go", 4, []Want{{"server", ""}}},
		{"main.go", 5, []Want{{"transport", "built once"}, {"server", ""}}},
		{"main.go", 6, nil},
		{"main.go", 8, []Want{{"directive", ""}}},
		{"sub/sub.go", 3, nil},
	}, got)
}

func TestBadVerdicts(t *testing.T) {
	for comment, want := range map[string]string{
		"// want sever":            `a.go:3: unknown category "sever"; the categories are transport, session, identity, mutation, broadcast, sessionid, state, server, directive`,
		"// want":                  "a.go:3: verdict without a category",
		"// want server: shared":   "a.go:3: in verdict: unexpected :",
		`// want "shared"`:         "a.go:3: in verdict: unexpected \"shared\"",
		`// want server "shared`:   "a.go:3: in verdict: literal not terminated",
		`// want server "("`:       "a.go:3: in verdict: error parsing regexp",
		"// wants server":          "a.go:3: comment begins like a verdict: wants server",
		"/* ok */ // want server":  "a.go:3: ok and another verdict on one line",
		"/* want server */ // ok?": "a.go:3: ok and another verdict on one line",
	} {
		_, err := Expectations(module(t, map[string]string{"a.go": "package a\n\nvar x = 1 " + comment + "\n"}))
		assert.ErrorContains(t, err, want, comment)
	}
}

func TestCopy(t *testing.T) {
	dir := module(t, map[string]string{"a.go": `package a

var x = 1 // want server "all clients" identity
var y = 2 // ok, and why
/* want directive */ var z = 3 // want transport
var v = 4 // want state
`})
	tmp := Active{"server", "directive", "transport"}.Copy(t, dir)
	got, err := os.ReadFile(filepath.Join(tmp, "a.go"))
	require.NoError(t, err)
	assert.Equal(t, `package a

var x = 1 // want "(?:all clients).*\\[server\\]$"
var y = 2 // ok
/* want "\\[directive\\]$" "\\[transport\\]$" */ var z = 3 //
var v = 4 // ok
`, string(got))
	assert.FileExists(t, filepath.Join(tmp, "go.mod"))
}

func TestRun(t *testing.T) {
	Run(t, module(t, map[string]string{
		"a.go": `package a

func server(text string) {}

func transport(text string) {}

func f() {
	server("one")                // want server
	server("two"); transport("") // want transport server "tw."
	f()                          // ok
}
`,
		"b/b_test.go": `package b

func session(text string) {}

func f() {
	session("three") // want session
}
`}), reportCalls)
}

func TestRunFails(t *testing.T) {
	const src = `package a

func server(text string) {}

func f() {
	server("one")
	f() // want server
	server("two") // want server "three"
	server("four") // want server server
	server("five") // ok
	server("six") // want transport
	server("seven") // want identity
}
`
	dir := module(t, map[string]string{"a.go": src})
	errors := func(active Active) []string {
		r := &recorder{TB: t}
		tmp := active.Copy(t, dir)
		active.check(r, dir, tmp, reportCalls, []string{"./..."})
		for i, e := range r.errors {
			r.errors[i] = strings.ReplaceAll(e, dir+string(filepath.Separator), "")
		}
		return r.errors
	}
	assert.ElementsMatch(t, []string{
		`a.go:6:2: unexpected diagnostic: one [server]`,
		"a.go:7: no diagnostic was reported matching `\\[server\\]$`",
		"a.go:8:2: diagnostic \"two [server]\" does not match pattern `(?:three).*\\[server\\]$`",
		"a.go:8: no diagnostic was reported matching `(?:three).*\\[server\\]$`",
		"a.go:9: no diagnostic was reported matching `\\[server\\]$`",
		`a.go:10:2: unexpected diagnostic: five [server]`,
		"a.go:11:2: diagnostic \"six [server]\" does not match pattern `\\[transport\\]$`",
		"a.go:11: no diagnostic was reported matching `\\[transport\\]$`",
		"a.go:12:2: diagnostic \"seven [server]\" does not match pattern `\\[identity\\]$`",
		"a.go:12: no diagnostic was reported matching `\\[identity\\]$`",
	}, errors(Categories))

	some := errors(Active{"server"})
	assert.Contains(t, some, `a.go:11:2: unexpected diagnostic: six [server]`, "a verdict that is not active allows nothing")
	assert.NotContains(t, strings.Join(some, "\n"), "seven", "but identity allows server")
}

// reportCalls reports every call of a function that is named as a category, and has facts, which
// verdicts do not mention.
var reportCalls = &analysis.Analyzer{
	Name:      "reportcalls",
	Doc:       "report calls",
	FactTypes: []analysis.Fact{(*isCategory)(nil)},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, f := range pass.Files {
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncDecl:
					pass.ExportObjectFact(pass.TypesInfo.Defs[n.Name], &isCategory{})
				case *ast.CallExpr:
					if len(n.Args) != 1 {
						break
					}
					f, isName := n.Fun.(*ast.Ident)
					text, isLiteral := n.Args[0].(*ast.BasicLit)
					if isName && isLiteral {
						pass.Reportf(n.Pos(), "%s [%s]", strings.Trim(text.Value, `"`), f.Name)
					}
				}
				return true
			})
		}
		return nil, nil
	},
}

type isCategory struct{}

func (*isCategory) AFact()         {}
func (*isCategory) String() string { return "category" }

// A recorder keeps what would fail a test.
type recorder struct {
	testing.TB
	errors []string
}

func (r *recorder) Errorf(format string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, args...))
}

// module writes a module into a temporary folder.
func module(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	files["go.mod"] = "module example.com/m\n\ngo 1.25.0\n"
	for name, text := range files {
		file := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o666))
	}
	return dir
}
