package analyzer_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPicture draws the picture of docs/how-it-works.md again, and holds its text against what happens: the program is
// analyzed, and the finding and the fix are those in the picture.
func TestPicture(t *testing.T) {
	t.Parallel()
	fresh := filepath.Join(t.TempDir(), "finding.svg")
	execute(t, 0, "../docs", "go", "run", "./picture", "-o", fresh, "picture/finding.txt")
	picture := read(t, "../docs/finding.svg")
	assert.Equal(t, read(t, fresh), picture, "go generate ./docs draws it anew")
	assert.Contains(t, picture, "prefers-color-scheme: dark")
	for dec := xml.NewDecoder(strings.NewReader(picture)); ; {
		_, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
	}

	boxes := make(map[string]string)
	for part := range strings.SplitSeq(read(t, "../docs/picture/finding.txt"), "\n== ") {
		name, text, _ := strings.Cut(part, "\n")
		boxes[strings.Fields(name)[0]] = strings.TrimSpace(text) + "\n"
	}
	bin, err := binary()
	require.NoError(t, err)
	dir := t.TempDir()
	for _, name := range []string{"go.mod", "go.sum"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(read(t, "../testdata/demo/"+name)), 0o644))
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "notes.go"), []byte(boxes["program"]), 0o644))
	execute(t, 0, dir, "go", "vet", ".")
	found, _, _ := strings.Cut(execute(t, 1, dir, bin).stdout, "\n")
	assert.Equal(t, boxes["finding"], found+"\n")

	var changes strings.Builder
	for line := range strings.Lines(execute(t, 1, dir, bin, "-diff").stdout) {
		if strings.HasPrefix(line, "-\t") || strings.HasPrefix(line, "+\t") {
			changes.WriteString(line)
		}
	}
	assert.Equal(t, boxes["fix"], changes.String())

	// What it says of the contract is in the contract.
	contract := read(t, "internal/contract/data/go-sdk.json")
	assert.Contains(t, contract, `"Server.Run": {"connects": {"server": "receiver", "transport": 1}}`)
}
