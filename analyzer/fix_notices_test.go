package analyzer_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestHarnessNotices checks that edits are refused which a fix must not make.
func TestHarnessNotices(t *testing.T) {
	t.Parallel()
	const text = "package p\n\n// About a.\nvar a = `raw`\n\nvar b = 1\n"
	files := map[string]string{"p.go": text}
	fix := func(edits ...fileEdit) *found { return &found{file: "p.go", edits: edits} }
	for name, list := range map[string][]*found{
		"p.go: edits touch at byte 5":   {fix(fileEdit{0, 5, "package"}), fix(fileEdit{5, 7, ""})},
		"p.go: not formatted":           {fix(fileEdit{len(text) - 4, len(text), "=  2\n"})},
		"p.go: \"// About a.\" is lost": {fix(fileEdit{11, 23, ""})},
		"p.go: \"`raw`\" is lost":       {fix(fileEdit{31, 36, "`Raw`"})},
		"p.go: 4:1: expected 'IDENT'":   {fix(fileEdit{8, 9, ""})},
	} {
		_, err := edited(files, list)
		require.ErrorContains(t, err, name)
	}
	shared := fileEdit{len(text) - 2, len(text) - 1, "2"}
	after, err := edited(files, []*found{fix(shared), fix(shared)})
	require.NoError(t, err)
	assert.Equal(t, "package p\n\n// About a.\nvar a = `raw`\n\nvar b = 2\n", after["p.go"])
}
