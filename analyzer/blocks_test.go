package analyzer_test

import (
	"encoding/json"
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"
)

// fence matches the first line of a fenced block, which may stand in a list.
var fence = regexp.MustCompile("(?ms)^ *```(\\w*)\n(.*?)\n *```$")

// TestBlocks parses what is data in the pages. Go, commands, settings of editors and the demo's diff have tests of their own.
func TestBlocks(t *testing.T) {
	t.Parallel()
	for _, page := range pages(t) {
		for _, m := range fence.FindAllStringSubmatch(read(t, page), -1) {
			var v any
			switch language, body := m[1], m[2]; language {
			case "json":
				if !strings.HasPrefix(body, "{") { // what to add to an object
					body = "{" + body + "}"
				}
				assert.NoError(t, json.Unmarshal([]byte(body), &v), "%s:\n%s", page, body)
			case "yaml":
				assert.NoError(t, yaml.Unmarshal([]byte(body), &v), "%s:\n%s", page, body)
			default:
				assert.Contains(t, []string{"go", "sh", "text", "diff", "lua", "toml", "elisp"}, language, "%s: nothing tests blocks of this language", page)
			}
		}
	}
}

// inline matches code in a line of text.
var inline = regexp.MustCompile("`([^`\n]+)`")

// TestCommands checks the commands in the pages, in blocks and in lines of text: the flags of ours exist, and so do the
// packages, tests and files that the others name.
func TestCommands(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	flags := flagsOf(execute(t, 0, ".", bin, "-h").stdout)
	flags["-h"] = true
	commands := map[string]map[string]bool{"": flags, "prove": {}}
	for _, name := range []string{"gopls", "golangci"} {
		commands[name] = flagsOf(execute(t, 0, ".", bin, name, "-h").stdout)
	}
	met := 0
	for _, page := range pages(t) {
		text := read(t, page)
		var lines []string
		for _, m := range fence.FindAllStringSubmatch(text, -1) {
			if m[1] == "sh" {
				lines = append(lines, strings.Split(m[2], "\n")...)
			}
		}
		for _, m := range inline.FindAllStringSubmatch(fence.ReplaceAllString(text, ""), -1) {
			lines = append(lines, m[1])
		}
		for _, line := range lines {
			for command := range strings.SplitSeq(line, "&&") {
				words := strings.Fields(command)
				if len(words) > 1 {
					checkCommand(t, page, words, commands)
					met++
				}
			}
		}
	}
	assert.Greater(t, met, 50)
}

func checkCommand(t *testing.T, page string, words []string, commands map[string]map[string]bool) {
	t.Helper()
	line := strings.Join(words, " ")
	switch words[0] {
	case "sharedmcp", "bin/sharedmcp":
		flags := commands[""]
		if known, ok := commands[words[1]]; ok {
			flags = known
		}
		for _, word := range words[1:] {
			name, _, _ := strings.Cut(word, "=")
			if strings.HasPrefix(name, "-") {
				assert.True(t, flags[strings.TrimRight(name, ",")], "%s: %s: there is no flag %s", page, line, name)
			}
			if strings.HasPrefix(word, "#") {
				break
			}
		}
	case "go":
		checkGo(t, page, line, words)
	case "git", "golangci-lint":
	default:
		if strings.HasPrefix(words[0], "scripts/") || strings.HasPrefix(words[0], ".ci/") {
			assert.FileExists(t, "../"+words[0], "%s: %s", page, line)
		}
	}
}

// checkGo checks a call of the go command: what it names in this repository exists.
func checkGo(t *testing.T, page, line string, words []string) {
	t.Helper()
	var folders, tests []string
	for i, word := range words {
		switch {
		case strings.HasPrefix(word, "./") && !strings.HasSuffix(word, "..."):
			folders = append(folders, "../"+word)
		case word == "-run" && words[1] == "test":
			tests = strings.Split(strings.Trim(words[i+1], "'"), "|")
		case len(folders) == 0 && words[1] == "test" && isOwnFlag(word):
			assert.Fail(t, "go test takes all that follows a flag of the tests for theirs: name the package before "+word, "%s: %s", page, line)
		}
	}
	for _, folder := range folders {
		assert.DirExists(t, folder, "%s: %s", page, line)
	}
	for _, name := range tests {
		name, _, _ = strings.Cut(name, "/")
		name = strings.Trim(name, "^$")
		if name == "" { // none, for benchmarks
			continue
		}
		require.Len(t, folders, 1, "%s: %s", page, line)
		assert.True(t, hasTest(t, folders[0], name), "%s: %s: there is no test %s", page, line, name)
	}
}

// isOwnFlag reports whether a word is a flag that the tests of this package define.
func isOwnFlag(word string) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "=")
	return strings.HasPrefix(word, "-") && flag.Lookup(name) != nil
}

// hasTest reports whether a folder has a test whose name begins so.
func hasTest(t *testing.T, folder, name string) bool {
	t.Helper()
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	return slices.ContainsFunc(files, func(f os.DirEntry) bool {
		return strings.HasSuffix(f.Name(), "_test.go") && strings.Contains(read(t, folder+"/"+f.Name()), "\nfunc "+name)
	})
}

// flagsOf returns the flags in a table of flags.
func flagsOf(help string) map[string]bool {
	flags := make(map[string]bool)
	for line := range strings.Lines(help) {
		if words := strings.Fields(line); strings.HasPrefix(line, "  -") {
			flags[words[0]] = true
		}
	}
	return flags
}
