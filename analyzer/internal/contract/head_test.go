package contract

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestHeads(t *testing.T) {
	var want, got [][]string
	for _, sdk := range Default().SDKs() {
		if sdk.Kind == KindSDK {
			want = append(want, append([]string{sdk.Module}, sdk.Owns...))
		}
	}
	for _, sdk := range heads() {
		got = append(got, append([]string{sdk.Module}, sdk.Owns...))
	}
	assert.NotEmpty(t, got)
	assert.ElementsMatch(t, want, got)
}

func TestIsSDK(t *testing.T) {
	for _, path := range []string{
		"net/http", "github.com/gin-gonic/gin", "github.com/stacklok/toolhive-core",
		"github.com/modelcontextprotocol/go-sdk", "github.com/modelcontextprotocol/go-sdk/mcp",
		"github.com/modelcontextprotocol/go-sdk/v2/mcp", "github.com/modelcontextprotocol/go-sdks",
		"github.com/stacklok/toolhive-core/mcpcompat/server", "github.com/mark3labs/mcp-go/server",
	} {
		assert.Equal(t, Default().Owner(path) != nil, IsSDK(path), path)
	}
}

// BenchmarkHeads measures what a process pays whose package does not matter.
func BenchmarkHeads(b *testing.B) {
	entries, err := data.ReadDir("data")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		for _, entry := range entries {
			text, err := data.ReadFile("data/" + entry.Name())
			if err != nil {
				b.Fatal(err)
			}
			readHead(text)
		}
	}
}
