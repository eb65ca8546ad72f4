package contract_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

func TestOwner(t *testing.T) {
	table := contract.Default()
	for path, want := range map[string]string{
		"github.com/modelcontextprotocol/go-sdk/mcp":         "go-sdk",
		"github.com/modelcontextprotocol/go-sdk":             "go-sdk",
		"github.com/modelcontextprotocol/go-sdk/v2/mcp":      "",
		"github.com/modelcontextprotocol/go-sdkx/mcp":        "",
		"github.com/mark3labs/mcp-go/server":                 "mcp-go",
		"github.com/viant/mcp-protocol/server":               "viant/mcp-protocol",
		"github.com/viant/mcp/server":                        "viant/mcp",
		"github.com/firebase/genkit/go/plugins/mcp":          "genkit/mcp",
		"github.com/firebase/genkit/go/genkit":               "",
		"github.com/stacklok/toolhive-core/mcpcompat/server": "toolhive-core/mcpcompat",
		"github.com/stacklok/toolhive-core/logging":          "",
		"net/http":                 "",
		"github.com/gin-gonic/gin": "",
		"github.com/acme/github.com/mark3labs/mcp-go/server":    "",
		"trpc.group/trpc-go/trpc-mcp-go":                        "trpc-mcp-go",
		"github.com/modelcontextprotocol/go-sdk/internal/vnext": "go-sdk",
	} {
		owner := ""
		if sdk := table.Owner(path); sdk != nil {
			owner = sdk.Name
		}
		assert.Equal(t, want, owner, path)
	}
}

func TestLooksLike(t *testing.T) {
	table := contract.Default()
	for path, want := range map[string]bool{
		"github.com/modelcontextprotocol/go-sdk/v2/mcp": true,
		"github.com/acme/go-sdk/mcp":                    true,
		"gitlab.example.com/acme/mcp-go/server":         true,
		"github.com/mark3labs/mcp-go/v2/server":         true,
		"github.com/acme/mcp-golang":                    true,
		"trpc.group/trpc-go/trpc-mcp-go/v2":             true,

		"github.com/modelcontextprotocol/go-sdk/mcp": false, // known
		"github.com/acme/go-sdk/storage":             false, // another go-sdk
		"github.com/acme/mcp/server":                 false, // anybody's server
		"github.com/acme/cortex/pkg/server":          false,
		"github.com/gin-gonic/gin/v2":                false, // no MCP SDK
		"net/http":                                   false,
		"mcp/server":                                 false,
		"":                                           false,
	} {
		assert.Equal(t, want, table.LooksLike(path), path)
	}
}

func TestWith(t *testing.T) {
	own, err := contract.Read("own.json", []byte(inHouse))
	require.NoError(t, err)

	table, err := contract.Default().With(own)
	require.NoError(t, err)
	assert.Equal(t, own, table.Owner("example.com/sdk/mcp"))
	assert.Nil(t, contract.Default().Owner("example.com/sdk/mcp"), "the table it was made from is as before")

	_, err = table.With(own)
	assert.EqualError(t, err, "contracts sdk and sdk both list type example.com/sdk/mcp.Call")
}

func TestSDKs(t *testing.T) {
	var modules []string
	for _, sdk := range contract.Default().SDKs() {
		modules = append(modules, sdk.Module)
	}
	assert.IsNonDecreasing(t, modules)
	assert.Contains(t, modules, "github.com/modelcontextprotocol/go-sdk")
}

// TestFactory: only where an SDK asks for a factory can a program give it the same server each time.
func TestFactory(t *testing.T) {
	for module, want := range map[string]bool{
		"github.com/modelcontextprotocol/go-sdk": true,
		"github.com/mark3labs/mcp-go":            false,
		"github.com/metoro-io/mcp-golang":        false,
		"github.com/ThinkInAIXYZ/go-mcp":         false,
		"trpc.group/trpc-go/trpc-mcp-go":         false,
		"github.com/FreePeak/cortex":             false,
		"github.com/viant/mcp":                   true,
	} {
		for _, sdk := range contract.Default().SDKs() {
			if sdk.Module == module {
				assert.Equal(t, want, sdk.Factory, module)
			}
		}
	}
}

func TestBounds(t *testing.T) {
	for _, test := range []struct {
		since, until, version string
		want                  bool
	}{
		{"", "", "", true},
		{"", "", "(devel)", true},
		{"v1.0.0", "", "v1.0.0", true},
		{"v1.0.0", "", "v0.9.0", false},
		{"v1.0.0", "", "v1.0.0-rc.1", false},
		{"", "v1.0.0", "v1.0.0", false},
		{"", "v1.0.0", "v0.9.0", true},
		{"v1.0.0", "", "", false},
		{"v1.0.0", "", "(devel)", false},
		{"v0.3.0", "", "v0.3.1-0.20250801000000-abcdefabcdef", true},
	} {
		got := contract.Bounds{Since: test.since, Until: test.until}.Holds(test.version)
		assert.Equal(t, test.want, got, "%+v", test)
	}
}

func TestRoleWords(t *testing.T) {
	for role := contract.None; role <= contract.UserBound; role++ {
		parsed, ok := contract.ParseRole(role.String())
		assert.True(t, ok)
		assert.Equal(t, role, parsed)
		assert.Contains(t, contract.RoleWords(), role.String())
	}
	_, ok := contract.ParseRole("shared")
	assert.False(t, ok)
	assert.Equal(t, "unknown", contract.Role(99).String())
}
