package analyzer_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestFixDemo cures the demo as the README says, and compares the diff there.
func TestFixDemo(t *testing.T) {
	bin := command(t)
	m := newFixModule(t, "../testdata/demo")
	before := m.files(t)

	// -diff prints what would be done, and does nothing.
	diff := execute(t, 1, m.dir, "go", "vet", "-fix", "-diff", "-vettool="+bin, "./...")
	shown := strings.ReplaceAll(diff.stdout, m.dir+"/", "")
	m.same(t, "go vet -diff", before)
	own := execute(t, 1, m.dir, bin, "-fix", "-diff", "./...")
	m.same(t, "sharedmcp -diff", before)
	assert.Equal(t, shown, strings.NewReplacer("--- a/", "--- ", "+++ b/", "+++ ").Replace(own.stdout))

	readme := read(t, "../README.md")
	inReadme := blocks(readme, "diff")
	require.Len(t, inReadme, 1)
	if *updateDocs {
		readme = strings.Replace(readme, inReadme[0], shown, 1)
		require.NoError(t, os.WriteFile("../README.md", []byte(readme), 0o644))
	} else {
		assert.Equal(t, inReadme[0], shown, "-update-docs writes it anew")
	}

	// The fixes cure what they are for, and leave a program that vet has nothing to say about.
	execute(t, 0, m.dir, "go", "vet", "-fix", "-vettool="+bin, "./...")
	assert.NotEqual(t, before, m.files(t))
	execute(t, 0, m.dir, "go", "vet", "./...")
	left := execute(t, 1, m.dir, bin, "./...")
	var categories []string
	for _, f := range findingsIn(left.stdout) {
		_, category, _ := strings.Cut(f, " ")
		categories = append(categories, category)
	}
	assert.Equal(t, []string{"session"}, categories)
	assert.Empty(t, execute(t, 0, m.dir, "go", "vet", "-fix", "-diff", "-vettool="+bin, "./...").stdout, "nothing is left to do")
}
