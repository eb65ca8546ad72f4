package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// A seen finding is what a host shows of it, without what hosts are free to show in their own way:
// the column of steps, and their directory.
type seen struct {
	place    string // file:line:column
	category string
	text     string // the message, and the steps below it
}

func (s seen) String() string { return s.place + ": " + s.text }

// A seer runs the analyzer over packages of a module in one of the hosts.
type seer struct {
	host string
	see  func(t *testing.T, dir string, patterns []string) []seen
}

// corpus is what hosts are compared on: modules of testdata, and packages in them. There is every
// category, and flows over as many packages as there are.
var corpus = []struct {
	module   string
	patterns []string
}{
	{"demo", []string{"./..."}},
	{"cases", []string{"./..."}},
	{"gosdk", []string{
		"./server/twopackages/...", "./server/threepackages/...", "./server/fourpackages/...",
		"./server/fourpackageseach/...", "./server/exportedvar/...", "./server/libraryhandler/...",
		"./session/library/...", "./transport/returnedmounted/...",
		"./server/genericmust", "./server/constructor", "./server/twohandlers", "./server/valueandcall",
		"./transport/twoservers", "./transport/mixedmap", "./session/packagevar", "./session/syncmap", "./session/background",
		"./identity/once", "./identity/nilcheck", "./mutation/factory", "./mutation/tool",
		"./broadcast/helper", "./broadcast/waitgroup", "./sessionid/constant", "./state/cluster", "./state/clustereach",
		"./files/...", "./ignore/...",
	}},
	{"mcpgo", []string{"./session/...", "./transport/...", "./sessionid/...", "./mutation/..."}},
}

// TestHostsAgree has the analyzer run over testdata in each host, which all must show the same.
func TestHostsAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("builds gopls and golangci-lint")
	}
	seers := []seer{
		{"standalone", seeStandalone},
		{"checker", seeChecker}, // drives analysistest
		{"go vet", seeVet},
		{"golangci-lint", seeGolangci},
		{"gopls", seeGopls},
	}
	for _, c := range corpus {
		t.Run(c.module, func(t *testing.T) { compareHosts(t, seers, testdata(t, c.module), c.patterns) })
	}
}

// compareHosts holds what each host shows against what the first one does.
func compareHosts(t *testing.T, seers []seer, dir string, patterns []string) {
	t.Helper()
	var want []string
	for i, s := range seers {
		var got []string
		start := time.Now()
		for _, f := range s.see(t, dir, patterns) {
			message, _, _ := strings.Cut(f.text, "\n")
			assert.True(t, strings.HasSuffix(message, " ["+f.category+"]"), f)
			got = append(got, strings.TrimPrefix(f.String(), dir+string(filepath.Separator)))
		}
		slices.Sort(got)
		require.NotEmpty(t, got, s.host)
		if i == 0 {
			want = got
		}
		assert.Equal(t, want, got, "%s shows something else than %s", s.host, seers[0].host)
		t.Logf("%s: %d findings compared, after %.1fs", s.host, len(got), time.Since(start).Seconds())
	}
}

// A host is a program with the analyzer inside, built by the command itself when it is first asked for.
type hostProgram struct {
	once sync.Once
	path string
	err  error
}

var goplsProgram, golangciProgram hostProgram

func (h *hostProgram) get(t *testing.T, command string) string {
	t.Helper()
	h.once.Do(func() {
		h.path = filepath.Join(filepath.Dir(binary), command)
		out, err := exec.Command(binary, command, "-o", h.path).CombinedOutput()
		if err != nil {
			h.err = fmt.Errorf("%w\n%s", err, out)
		}
	})
	require.NoError(t, h.err)
	return h.path
}

func seeStandalone(t *testing.T, dir string, patterns []string) []seen {
	t.Helper()
	cmd := exec.Command(binary, patterns...)
	cmd.Dir = dir
	out, err := cmd.Output()
	require.Equal(t, found, cmd.ProcessState.ExitCode(), "%v", err)
	return readText(dir, string(out))
}

var line = regexp.MustCompile(`^(.+?\.go:\d+:\d+)(?:-\d+)?: (.*)$`)

// readText reads findings of the form "file:line:column: text", and their steps, which a tab leads.
func readText(dir, out string) (all []seen) {
	for text := range strings.Lines(out) {
		text = strings.TrimSuffix(text, "\n")
		step, isStep := strings.CutPrefix(text, "\t")
		m := line.FindStringSubmatch(step)
		switch {
		case isStep && m == nil:
			all[len(all)-1].text += "\n" + step
		case isStep:
			all[len(all)-1].text += "\n" + stepAt(m[1], m[2])
		case m != nil:
			all = append(all, seen{absolute(dir, m[1]), categoryOf(m[2]), m[2]})
		}
	}
	return all
}

// stepAt returns a step as it is compared. Its column is lost where it comes from export data.
func stepAt(place, text string) string {
	parts := strings.Split(filepath.Base(place), ":")
	return parts[0] + ":" + parts[1] + " " + text
}

func absolute(dir, place string) string {
	if filepath.IsAbs(place) {
		return place
	}
	return filepath.Join(dir, place)
}

func categoryOf(message string) string {
	return strings.TrimSuffix(message[strings.LastIndex(message, "[")+1:], "]")
}

func seeChecker(t *testing.T, dir string, patterns []string) (all []seen) {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: dir}, patterns...)
	require.NoError(t, err)
	graph, err := checker.Analyze([]*analysis.Analyzer{analyzer.Analyzer}, pkgs, nil)
	require.NoError(t, err)
	for _, act := range graph.Roots {
		require.NoError(t, act.Err)
		fset := act.Package.Fset
		for _, d := range act.Diagnostics {
			f := seen{fset.Position(d.Pos).String(), d.Category, d.Message}
			for _, r := range d.Related {
				f.text += "\n" + stepAt(fset.Position(r.Pos).String(), r.Message)
			}
			all = append(all, f)
		}
	}
	return all
}

func seeVet(t *testing.T, dir string, patterns []string) (all []seen) {
	t.Helper()
	cmd := exec.Command("go", append([]string{"vet", "-vettool=" + binary, "-json"}, patterns...)...)
	cmd.Dir = dir
	out, err := cmd.Output()
	require.NoError(t, err)
	type diagnostic struct {
		Category, Posn, Message string
		Related                 []struct{ Posn, Message string }
	}
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var tree map[string]map[string][]diagnostic
		require.NoError(t, dec.Decode(&tree))
		for _, analyzers := range tree {
			for _, d := range analyzers["sharedmcp"] {
				f := seen{d.Posn, d.Category, d.Message}
				for _, r := range d.Related {
					f.text += "\n" + stepAt(r.Posn, r.Message)
				}
				all = append(all, f)
			}
		}
	}
	return all
}

const golangciConfig = `version: "2"
linters:
  default: none
  enable: [sharedmcp]
  settings:
    custom:
      sharedmcp:
        type: module
        settings:
          checks: all
issues:
  max-issues-per-linter: 0
  max-same-issues: 0
  uniq-by-line: false
`

func seeGolangci(t *testing.T, dir string, patterns []string) (all []seen) {
	t.Helper()
	config := filepath.Join(t.TempDir(), "golangci.yml")
	require.NoError(t, os.WriteFile(config, []byte(golangciConfig), 0o666))
	cmd := exec.Command(golangciProgram.get(t, "golangci"), append([]string{
		"run", "--config=" + config, "--path-mode=abs", "--allow-parallel-runners",
		"--output.text.path=", "--output.json.path=stdout", "--show-stats=false", "--issues-exit-code=0",
	}, patterns...)...)
	cmd.Dir = dir
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	require.NoError(t, err, "%s", out)
	var log struct {
		Issues []struct {
			FromLinter, Text string
			Pos              struct {
				Filename     string
				Line, Column int
			}
		}
	}
	require.NoError(t, json.Unmarshal(out, &log))
	for _, issue := range log.Issues {
		require.Equal(t, "sharedmcp", issue.FromLinter, issue.Text)
		message, steps, ok := strings.Cut(issue.Text, "]: ")
		if ok {
			message += "]"
		}
		f := seen{fmt.Sprintf("%s:%d:%d", issue.Pos.Filename, issue.Pos.Line, issue.Pos.Column), categoryOf(message), message}
		if ok {
			f.text += "\n" + goStep.ReplaceAllString(steps, "\n$1")
		}
		all = append(all, f)
	}
	return all
}

// goStep is what begins a step that is not the first.
var goStep = regexp.MustCompile(`; (\w+\.go:\d+ )`)

func seeGopls(t *testing.T, dir string, patterns []string) (all []seen) {
	t.Helper()
	e := openEditor(t, goplsProgram.get(t, "gopls"), dir)
	list := exec.Command("go", append([]string{"list", "-f", `{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}} {{end}}{{range .CgoFiles}}{{$d}}/{{.}} {{end}}`}, patterns...)...)
	list.Dir = dir
	out, err := list.Output()
	require.NoError(t, err)
	files := strings.Fields(string(out))
	for _, file := range files {
		e.open(file)
	}
	for _, file := range files {
		for _, d := range e.diagnostics(file) {
			all = append(all, goplsSeen(t, file, d))
		}
	}
	return all
}

func goplsSeen(t *testing.T, file string, d lspDiagnostic) seen {
	t.Helper()
	place := func(file string, r lspRange) string {
		return file + ":" + strconv.Itoa(r.Start.Line+1) + ":" + strconv.Itoa(r.Start.Character+1)
	}
	category, _ := d.Code.(string)
	require.NotNil(t, d.CodeDescription)
	assert.Equal(t, analyzer.URL+"#hdr-Category_"+category, d.CodeDescription.Href)
	f := seen{place(file, d.Range), category, d.Message}
	for _, r := range d.RelatedInformation {
		f.text += "\n" + stepAt(place(fileOf(r.Location.URI), r.Location.Range), r.Message)
	}
	return f
}
