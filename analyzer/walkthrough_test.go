package analyzer_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const walkThrough = "../docs/adding-an-sdk.md"

var (
	// file matches a block that is the content of a file: its name stands above.
	file = regexp.MustCompile("(?s)`([\\w/.]+)`:\n\n```\\w+\n(.*?)```\n")
	// session matches a command, and what it prints if that stands there.
	session = regexp.MustCompile("(?s)\n```sh\n([^`]*?)```\n(?:\n(```text\n)(.*?)```\n)?")
	// mistake matches what a wrong contract gives.
	mistake = regexp.MustCompile("(?s)A wrong one looks so:\n\n```text\n(.*?)```\n")
)

// TestWalkThrough does what docs/adding-an-sdk.md says: writes the files that it shows, calls the commands in their order,
// and compares what they print.
func TestWalkThrough(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	text := read(t, walkThrough)
	part, _, ok := strings.Cut(text, "\n## The file\n")
	require.True(t, ok)

	dir := t.TempDir()
	for _, m := range file.FindAllStringSubmatch(part, -1) {
		name := filepath.Join(dir, filepath.FromSlash(m[1]))
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte(m[2]), 0o644))
	}
	execute(t, 0, dir, "go", "build", "./...")

	// The commands find the program as a user's shell does.
	shell := func(line string) string {
		cmd := exec.CommandContext(t.Context(), "sh", "-c", line)
		cmd.Dir = dir
		cmd.Env = append(cmd.Environ(), "GOWORK=off", "PATH="+filepath.Dir(bin)+string(filepath.ListSeparator)+os.Getenv("PATH"))
		var stdout, stderr strings.Builder
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		_ = cmd.Run() // findings are no success
		return stdout.String() + stderr.String()
	}
	expect := func(want, got string) {
		if *updateDocs {
			text = strings.Replace(text, "```text\n"+want+"```", "```text\n"+got+"```", 1)
			return
		}
		assert.Equal(t, want, got, "-update-docs writes it anew")
	}
	commands := session.FindAllStringSubmatch(part, -1)
	require.Len(t, commands, 4)
	outputs := make([]string, len(commands))
	for i, m := range commands {
		outputs[i] = shell(m[1])
		if m[2] != "" {
			expect(m[3], outputs[i])
		}
	}
	for _, category := range []string{"transport", "session", "server"} {
		assert.Contains(t, outputs[2], "["+category+"]")
		assert.Contains(t, outputs[3], "["+category+"]", "go vet")
	}

	contract := read(t, filepath.Join(dir, "relay.json"))
	wrong := strings.NewReplacer("Server.Announce", "Server.Anounce", `"transport": 1`, `"transport": 2`).Replace(contract)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "relay.json"), []byte(wrong), 0o644))
	m := mistake.FindStringSubmatch(part)
	require.NotNil(t, m)
	expect(m[1], shell("sharedmcp prove relay.json"))
	if *updateDocs {
		require.NoError(t, os.WriteFile(walkThrough, []byte(text), 0o644))
	}
}
