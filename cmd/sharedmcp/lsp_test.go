package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// An editor is the client's side of a session with gopls.
type editor struct {
	t        *testing.T
	in       io.Writer
	out      *bufio.Reader
	settings map[string]any
	lastID   int
	versions map[string]int
	// published is what gopls last sent without being asked, by URI.
	published map[string]lspPublication
}

// What follows are the parts of the protocol that are used.
type (
	lspMessage struct {
		ID     json.RawMessage           `json:"id"`
		Method string                    `json:"method"`
		Params json.RawMessage           `json:"params"`
		Result json.RawMessage           `json:"result"`
		Error  *struct{ Message string } `json:"error"`
	}
	lspPosition struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
	lspRange struct {
		Start lspPosition `json:"start"`
		End   lspPosition `json:"end"`
	}
	lspLocation struct {
		URI   string   `json:"uri"`
		Range lspRange `json:"range"`
	}
	lspRelated struct {
		Location lspLocation `json:"location"`
		Message  string      `json:"message"`
	}
	lspDiagnostic struct {
		Range              lspRange        `json:"range"`
		Severity           int             `json:"severity"`
		Code               any             `json:"code"`
		CodeDescription    *lspHref        `json:"codeDescription,omitempty"`
		Source             string          `json:"source"`
		Message            string          `json:"message"`
		RelatedInformation []lspRelated    `json:"relatedInformation,omitempty"`
		Data               json.RawMessage `json:"data,omitempty"`
	}
	lspHref struct {
		Href string `json:"href"`
	}
	lspPublication struct {
		URI         string          `json:"uri"`
		Version     int             `json:"version"`
		Diagnostics []lspDiagnostic `json:"diagnostics"`
	}
	lspTextEdit struct {
		Range   lspRange `json:"range"`
		NewText string   `json:"newText"`
	}
	lspAction struct {
		Title       string          `json:"title"`
		Diagnostics []lspDiagnostic `json:"diagnostics"`
		Edit        *struct {
			DocumentChanges []struct {
				TextDocument struct {
					URI string `json:"uri"`
				} `json:"textDocument"`
				Edits []lspTextEdit `json:"edits"`
			} `json:"documentChanges"`
		} `json:"edit"`
	}
)

// openEditor starts gopls in a directory.
func openEditor(t *testing.T, gopls, dir string) *editor {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute) // of a whole session
	cmd := exec.CommandContext(ctx, gopls)
	cmd.Dir = dir
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	e := &editor{t: t, in: in, out: bufio.NewReader(out), versions: make(map[string]int), published: make(map[string]lspPublication), settings: map[string]any{
		"pullDiagnostics":  true,
		"diagnosticsDelay": "0s", // else diagnostics without those of analyzers come first
		"staticcheck":      false,
		"analyses":         onlyOurs(t, gopls),
	}}
	t.Cleanup(func() {
		defer cancel()
		e.call("shutdown", nil, nil)
		e.notify("exit", nil)
		require.NoError(t, in.Close())
		require.NoError(t, cmd.Wait())
	})
	e.call("initialize", map[string]any{
		"processId":             os.Getpid(),
		"rootUri":               uriOf(dir),
		"workspaceFolders":      []any{map[string]any{"uri": uriOf(dir), "name": "w"}},
		"initializationOptions": e.settings,
		"capabilities": map[string]any{
			"workspace": map[string]any{"configuration": true},
			"textDocument": map[string]any{
				"publishDiagnostics": map[string]any{"relatedInformation": true, "versionSupport": true, "codeDescriptionSupport": true, "dataSupport": true},
				"codeAction": map[string]any{
					"dataSupport":              true,
					"codeActionLiteralSupport": map[string]any{"codeActionKind": map[string]any{"valueSet": []string{"quickfix"}}},
				},
			},
		},
	}, nil)
	e.notify("initialized", map[string]any{})
	return e
}

// onlyOurs returns a setting that switches off all other analyzers, some of which look at every
// dependency.
func onlyOurs(t *testing.T, gopls string) map[string]bool {
	t.Helper()
	out, err := exec.Command(gopls, "api-json").Output()
	require.NoError(t, err)
	var api struct{ Analyzers []struct{ Name string } }
	require.NoError(t, json.Unmarshal(out, &api))
	on := make(map[string]bool)
	for _, a := range api.Analyzers {
		on[a.Name] = false
	}
	on["sharedmcp"] = true
	return on
}

// open opens a file and returns its text.
func (e *editor) open(file string) string {
	e.t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(e.t, err)
	e.versions[file] = 1
	e.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": uriOf(file), "languageId": "go", "version": 1, "text": string(text),
	}})
	return string(text)
}

// change replaces the whole text of an open file.
func (e *editor) change(file, text string) {
	e.t.Helper()
	e.versions[file]++
	e.notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": uriOf(file), "version": e.versions[file]},
		"contentChanges": []any{map[string]any{"text": text}},
	})
}

// diagnostics returns what gopls has from the analyzer for an open file.
func (e *editor) diagnostics(file string) []lspDiagnostic {
	e.t.Helper()
	var report struct{ Items []lspDiagnostic }
	e.call("textDocument/diagnostic", map[string]any{"textDocument": map[string]any{"uri": uriOf(file)}}, &report)
	return ours(report.Items)
}

// ours returns the diagnostics of the analyzer.
func ours(all []lspDiagnostic) []lspDiagnostic {
	return slices.DeleteFunc(all, func(d lspDiagnostic) bool { return d.Source != "sharedmcp" })
}

// shown waits for the diagnostics that gopls sends for the text of an open file as it is now, which
// is what most editors show, and returns the analyzer's. gopls may send what the type checker says
// first, and all of it a little later, so this waits until it has sent what it says when it is asked.
func (e *editor) shown(file string) []lspDiagnostic {
	e.t.Helper()
	uri := uriOf(file)
	asked := categories(e.diagnostics(file))
	for e.published[uri].Version < e.versions[file] || categories(ours(e.published[uri].Diagnostics)) != asked {
		e.next()
	}
	return ours(e.published[uri].Diagnostics)
}

// quickFixes returns the actions that cure a diagnostic. gopls has them for what it has sent without
// being asked, so this waits for that.
func (e *editor) quickFixes(file string, d lspDiagnostic) (actions []lspAction) {
	e.t.Helper()
	e.shown(file)
	e.call("textDocument/codeAction", map[string]any{
		"textDocument": map[string]any{"uri": uriOf(file)},
		"range":        d.Range,
		"context":      map[string]any{"diagnostics": []any{d}, "only": []string{"quickfix"}},
	}, &actions)
	return actions
}

// set changes a setting of gopls.
func (e *editor) set(name string, value any) {
	e.t.Helper()
	e.settings[name] = value
	e.notify("workspace/didChangeConfiguration", map[string]any{"settings": map[string]any{"gopls": e.settings}})
}

func (e *editor) notify(method string, params any) {
	e.t.Helper()
	e.send(map[string]any{"method": method, "params": params})
}

// call sends a request and waits for its result.
func (e *editor) call(method string, params, result any) {
	e.t.Helper()
	e.lastID++
	e.send(map[string]any{"id": e.lastID, "method": method, "params": params})
	for {
		msg := e.next()
		if msg.Method != "" || string(msg.ID) != strconv.Itoa(e.lastID) {
			continue
		}
		if msg.Error != nil {
			require.FailNow(e.t, method, msg.Error.Message)
		}
		if result != nil {
			require.NoError(e.t, json.Unmarshal(msg.Result, result))
		}
		return
	}
}

// next returns the next message of the server. If that is a request, it is answered.
func (e *editor) next() (msg lspMessage) {
	e.t.Helper()
	require.NoError(e.t, e.receive(&msg))
	switch {
	case msg.Method != "" && len(msg.ID) > 0:
		e.answer(msg.ID, msg.Method, msg.Params)
	case msg.Method == "textDocument/publishDiagnostics":
		var p lspPublication
		require.NoError(e.t, json.Unmarshal(msg.Params, &p))
		e.published[p.URI] = p
	}
	return msg
}

// answer answers a request of the server.
func (e *editor) answer(id json.RawMessage, method string, params json.RawMessage) {
	e.t.Helper()
	var result any
	if method == "workspace/configuration" {
		var asked struct{ Items []any }
		require.NoError(e.t, json.Unmarshal(params, &asked))
		list := []any{}
		for range asked.Items {
			list = append(list, e.settings)
		}
		result = list
	}
	e.send(map[string]any{"id": id, "result": result})
}

func (e *editor) send(msg map[string]any) {
	e.t.Helper()
	msg["jsonrpc"] = "2.0"
	data, err := json.Marshal(msg)
	require.NoError(e.t, err)
	_, err = fmt.Fprintf(e.in, "Content-Length: %d\r\n\r\n%s", len(data), data)
	require.NoError(e.t, err)
}

func (e *editor) receive(msg any) error {
	head, err := textproto.NewReader(e.out).ReadMIMEHeader()
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(head.Get("Content-Length"))
	if err != nil {
		return errors.New("message without a length")
	}
	data := make([]byte, n)
	if _, err := io.ReadFull(e.out, data); err != nil {
		return err
	}
	return json.Unmarshal(data, msg)
}

func uriOf(file string) string { return "file://" + filepath.ToSlash(file) }

func fileOf(uri string) string { return strings.TrimPrefix(uri, "file://") }

// apply returns the text after edits that do not overlap.
func apply(t *testing.T, text string, edits []lspTextEdit) string {
	t.Helper()
	for i := len(edits) - 1; i >= 0; i-- { // gopls sorts them
		start, end := offset(text, edits[i].Range.Start), offset(text, edits[i].Range.End)
		require.True(t, i == len(edits)-1 || end <= offset(text, edits[i+1].Range.Start), "edits out of order")
		text = text[:start] + edits[i].NewText + text[end:]
	}
	return text
}

// offset returns the offset of a position in a text of ASCII.
func offset(text string, pos lspPosition) int {
	off := 0
	for range pos.Line {
		off += strings.IndexByte(text[off:], '\n') + 1
	}
	return off + pos.Character
}
