package analyzer_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

func TestExplain(t *testing.T) {
	for _, c := range analyzer.Categories() {
		e, err := analyzer.Explain(c)
		require.NoError(t, err)
		assert.NotEmpty(t, e.Summary, c)
		assert.NotContains(t, e.Summary, "\n", c)
		assert.NotContains(t, e.Text+e.Markdown, "# Category", c)
		for line := range strings.Lines(e.Text) {
			assert.LessOrEqual(t, utf8.RuneCountInString(strings.TrimSuffix(line, "\n")), 80, "%s: %s", c, line)
		}
	}
	_, err := analyzer.Explain("sever")
	assert.EqualError(t, err, `unknown category "sever"; there are `+strings.Join(analyzer.Categories(), ", "))
}
