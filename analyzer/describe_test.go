package analyzer_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// TestDescribeSDKs holds that every SDK is there, with what it promises, in the same words each time.
func TestDescribeSDKs(t *testing.T) {
	var first, second strings.Builder
	require.NoError(t, analyzer.DescribeSDKs(&first))
	require.NoError(t, analyzer.DescribeSDKs(&second))
	assert.Equal(t, first.String(), second.String())
	for _, want := range []string{
		"go-sdk (github.com/modelcontextprotocol/go-sdk)\n  proven on v0.2.0 to v1.8.0\n  asks for a server",
		"  one-session: ",
		"mcp-go (github.com/mark3labs/mcp-go)\n",
		"takes one server for all clients: sharing it is silent",
		"one-process: server.StdioServer",
		"Requests are recognised in: ",
	} {
		assert.Contains(t, first.String(), want)
	}
}
