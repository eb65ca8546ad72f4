package analyzer_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestStepOfHandle: the first step of a session that a handler asks the SDK for does not say that it is built there.
func TestStepOfHandle(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	got := execute(t, 1, "../testdata/mcpgo", bin, "./session/tool")
	assert.Contains(t, got.stdout, "[session]\n\tsession/tool/tool.go:")
	assert.Contains(t, got.stdout, ": got from the SDK here, for one client\n")
}
