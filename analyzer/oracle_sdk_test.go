package analyzer

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// watched are the methods of the SDK in which instances act, by file and receiver, and the statements that they
// begin with in the copy. Whether a client would be answered is not what programs are run for, and the bodies behind
// these statements wait for clients: they compile, and do not run.
var watched = map[string]map[string]string{
	"server.go": {"Server.Connect": "s.watchConnect(t); return nil, nil"},
	"sse.go":    {"SSEHandler.ServeHTTP": "h.watchServe(req); return"},
	"streamable.go": {
		"StreamableHTTPHandler.ServeHTTP":     "h.watchServe(req); return",
		"StreamableServerTransport.ServeHTTP": "t.watchServe(); return",
	},
}

// watchSDK copies the SDK that the programs are analyzed with to a module below dir, and lets it write down
// what testdata/oracle/watch.go.txt says.
func watchSDK(t *testing.T, dir string) {
	t.Helper()
	list := exec.CommandContext(t.Context(), "go", "list", "-m", "-f", "{{.Dir}}", "github.com/modelcontextprotocol/go-sdk")
	list.Dir = filepath.Join("..", "testdata", "gosdk")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	sdk := filepath.Join(dir, "sdk")
	if err := os.CopyFS(sdk, os.DirFS(strings.TrimSpace(string(out)))); err != nil {
		t.Fatal(err)
	}
	for name, methods := range watched {
		file := filepath.Join(sdk, "mcp", name)
		write(t, file, beginning(t, file, methods))
	}
	// Without the copy, the module of testdata is none.
	for from, to := range map[string]string{"go.mod.txt": filepath.Join(dir, "go.mod"), "watch.go.txt": filepath.Join(sdk, "mcp", "watch.go")} {
		if err := os.Rename(filepath.Join(dir, from), to); err != nil {
			t.Fatal(err)
		}
	}
}

// beginning returns the text of a file in which methods begin with statements.
func beginning(t *testing.T, file string, methods map[string]string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, file, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	missing := len(methods)
	for _, decl := range slices.Backward(f.Decls) { // so that places before stay
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Recv == nil {
			continue
		}
		recv, _ := fn.Recv.List[0].Type.(*ast.StarExpr)
		if recv == nil {
			continue
		}
		name, _ := recv.X.(*ast.Ident)
		if name == nil || methods[name.Name+"."+fn.Name.Name] == "" {
			continue
		}
		at := fset.Position(fn.Body.Lbrace).Offset + 1
		text = slices.Insert(text, at, []byte("\n"+methods[name.Name+"."+fn.Name.Name]+"\n")...)
		missing--
	}
	if missing != 0 {
		t.Fatalf("%s: %d of %d methods are not there", file, missing, len(methods))
	}
	return string(text)
}
