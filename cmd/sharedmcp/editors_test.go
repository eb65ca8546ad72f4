package main

import (
	"encoding/json"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/host"
)

// goplsOfReadme is the path that the README has in the settings of editors.
const goplsOfReadme = "/home/me/bin/gopls"

// TestEditorSettings holds the README against what "sharedmcp gopls" prints, and both against the
// languages they are written in.
func TestEditorSettings(t *testing.T) {
	t.Parallel()
	readme, err := os.ReadFile(filepath.Join(root(t), "README.md"))
	require.NoError(t, err)
	for _, e := range host.Editors {
		t.Run(e.Name, func(t *testing.T) {
			t.Parallel()
			setting := e.Setting(goplsOfReadme)
			assert.Contains(t, string(readme), "**"+e.Name+"**, in `"+e.Where+"`:\n\n```"+e.Language+"\n"+setting+"\n```\n")
			requireParses(t, e.Language, setting)
		})
	}
	for _, block := range regexp.MustCompile("(?s)\n```json\n(.*?)```").FindAllStringSubmatch(string(readme), -1) {
		requireParses(t, "json", block[1])
	}
}

// requireParses requires a text to be of a language. Those that Go has no parser for are left to their
// own, if it is installed.
func requireParses(t *testing.T, language, text string) {
	t.Helper()
	var parser *exec.Cmd
	switch language {
	case "json":
		require.True(t, json.Valid([]byte("{"+text+"}")), text) // part of an object
		return
	case "lua":
		parser = exec.Command("nvim", "--headless", "-u", "NONE", "-c", `lua if not load(io.read("a")) then vim.cmd("cquit") end`, "-c", "quit")
	case "toml":
		parser = exec.Command("python3", "-c", "import sys, tomllib; tomllib.load(sys.stdin.buffer)")
	case "elisp":
		parser = exec.Command("emacs", "--batch", "--insert", "/dev/stdin", "--eval", "(check-parens)")
	}
	if _, err := exec.LookPath(parser.Args[0]); err != nil {
		t.Skipf("NOTICE: there is no %s to parse %s with", parser.Args[0], language)
	}
	parser.Stdin = strings.NewReader(text)
	out, err := parser.CombinedOutput()
	require.NoError(t, err, "%s", out)
}

// TestGoLandWatcher holds the pattern of the file watcher for GoLand against what the command prints.
func TestGoLandWatcher(t *testing.T) {
	t.Parallel()
	type option struct {
		Name  string `xml:"name,attr"`
		Value string `xml:"value,attr"`
	}
	var watchers struct {
		TaskOptions struct {
			Option []struct {
				option
				Filter []option `xml:"array>FilterInfo>option"`
			} `xml:"option"`
		}
	}
	data, err := os.ReadFile(filepath.Join(root(t), "examples", "editors", "goland-watcher.xml"))
	require.NoError(t, err)
	require.NoError(t, xml.Unmarshal(data, &watchers))
	set := make(map[string]string)
	for _, o := range watchers.TaskOptions.Option {
		set[o.Name] = o.Value
		for _, f := range o.Filter {
			set["filter "+f.Name] = f.Value
		}
	}
	pattern := strings.NewReplacer(`\$FILE_PATH\$`, `(.+)`, `\$LINE\$`, `(\d+)`, `\$COLUMN\$`, `(\d+)`, `\$MESSAGE\$`, `(.+)`).
		Replace(regexp.QuoteMeta(set["filter regExp"]))
	u := newUser(t) // whose directory is that of the file
	require.Equal(t, "$FileDir$", set["workingDir"])
	out, code := u.run(set["program"] + " " + set["arguments"] + " 2>/dev/null")
	assert.Equal(t, found, code)
	first, _, _ := strings.Cut(out, "\n")
	m := regexp.MustCompile("^" + pattern + "$").FindStringSubmatch(first)
	require.NotNil(t, m, first)
	assert.Equal(t, "main.go", m[1])
	assert.Contains(t, m[4], "[session]")
}

// TestEditorPicture holds the picture in the README against what is reported today. When it fails,
// scripts/editor-picture.sh makes the picture anew.
func TestEditorPicture(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(filepath.Join(root(t), "docs", "images", "editor.svg"))
	require.NoError(t, err)
	var picture struct {
		Text []struct {
			Fill string `xml:"fill,attr"`
			Text string `xml:",chardata"`
		} `xml:"text"`
	}
	require.NoError(t, xml.Unmarshal(data, &picture))
	shown := make(map[string]string) // by colour, since lines wrap
	for _, text := range picture.Text {
		shown[text.Fill] += text.Text
	}

	cmd := exec.Command(binary, "-sarif", "-checks=transport", ".")
	cmd.Dir = testdata(t, "demo")
	out, err := cmd.Output()
	require.NoError(t, err)
	finding := readSARIF(t, string(out)).Runs[0].Results[0]
	for _, text := range []string{finding.Message.Text + " [transport]", finding.Fixes[0].Description.Text} {
		var found bool
		for _, colour := range shown {
			found = found || strings.Contains(unspaced(colour), unspaced(text))
		}
		assert.True(t, found, "the picture lacks %q", text)
	}
}

func unspaced(text string) string { return strings.Join(strings.Fields(text), "") }
