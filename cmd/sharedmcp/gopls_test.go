package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestGopls is a session of someone who edits the demo, and saves nothing: findings come and go with
// what is written, quick fixes take them away, and settings switch them off and on.
func TestGopls(t *testing.T) {
	if testing.Short() {
		t.Skip("builds gopls")
	}
	dir := filepath.Join(t.TempDir(), "demo")
	require.NoError(t, os.CopyFS(dir, os.DirFS(testdata(t, "demo"))))
	file := filepath.Join(dir, "main.go")
	e := openEditor(t, goplsProgram.get(t, "gopls"), dir)
	text := e.open(file)
	shown := func() string { return categories(e.shown(file)) }
	assert.Equal(t, "session server transport", shown())

	// An edit cures a fault, and another brings it back.
	cured := strings.Replace(text, "n.caller = req.Session", "_ = req.Session", 1)
	e.change(file, cured)
	assert.Equal(t, "server transport", shown())
	e.change(file, text)
	assert.Equal(t, "session server transport", shown())

	// Options come from the source.
	e.change(file, text+"\n//sharedmcp:checks -server,-session\n")
	assert.Equal(t, "transport", shown())

	// Each fix fits the text that it is asked for, here one that no file has, and takes its own
	// diagnostic away.
	e.change(file, cured)
	cured = quickFix(t, e, file, cured, "server")
	e.change(file, cured)
	assert.Equal(t, "transport", shown())
	cured = quickFix(t, e, file, cured, "transport")
	e.change(file, cured)
	assert.Empty(t, shown())

	// An edit introduces a fault, which has a fix as well.
	faulty := strings.Replace(cured, "\tweb := ", `	common := newServer(notes)
	mux.Handle("/more", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return common }, nil))

	web := `, 1)
	e.change(file, faulty)
	assert.Equal(t, "server", shown())
	e.change(file, quickFix(t, e, file, faulty, "server"))
	assert.Empty(t, shown())

	// Settings switch the analyzer off and on. Editors that ask see that as well.
	e.change(file, text)
	e.set("analyses", map[string]bool{"sharedmcp": false})
	assert.Empty(t, categories(e.diagnostics(file)))
	e.set("analyses", map[string]bool{})
	assert.Equal(t, "session server transport", categories(e.diagnostics(file)))
}

// categories returns the categories of diagnostics.
func categories(list []lspDiagnostic) string {
	var words []string
	for _, d := range list {
		words = append(words, fmt.Sprint(d.Code))
	}
	return strings.Join(words, " ")
}

// quickFix returns the text of an open file after the quick fix for the finding of a category, which
// has to be what -fix makes of that text.
func quickFix(t *testing.T, e *editor, file, text, category string) (fixed string) {
	t.Helper()
	for _, d := range e.shown(file) {
		if d.Code != category {
			continue
		}
		for _, a := range e.quickFixes(file, d) {
			require.NotNil(t, a.Edit)
			require.Len(t, a.Edit.DocumentChanges, 1)
			fixed = apply(t, text, a.Edit.DocumentChanges[0].Edits)
			t.Logf("quick fix of %s: %s", category, a.Title)
		}
	}
	require.NotEmpty(t, fixed, "no quick fix of %s", category)

	saved := filepath.Join(t.TempDir(), "saved")
	require.NoError(t, os.CopyFS(saved, os.DirFS(filepath.Dir(file))))
	require.NoError(t, os.WriteFile(filepath.Join(saved, "main.go"), []byte(text), 0o644))
	cmd := exec.Command(binary, "-fix", "-checks="+category, "-exit-zero")
	cmd.Dir = saved
	require.NoError(t, cmd.Run())
	data, err := os.ReadFile(filepath.Join(saved, "main.go"))
	require.NoError(t, err)
	require.Equal(t, string(data), fixed)
	return fixed
}
