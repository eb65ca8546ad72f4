package contract_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

func TestVersionOf(t *testing.T) {
	for _, test := range []struct{ module, file, want string }{
		{"example.com/sdk", "/home/u/go/pkg/mod/example.com/sdk@v1.2.0/mcp/server.go", "v1.2.0"},
		{"example.com/sdk", `C:\Users\u\go\pkg\mod\example.com\sdk@v1.2.0\mcp\server.go`, "v1.2.0"},
		{"example.com/sdk", "example.com/sdk@v1.7.0-pre.1/mcp/server.go", "v1.7.0-pre.1"},
		{"example.com/SDK", "/go/pkg/mod/example.com/!s!d!k@v0.1.0/x.go", "v0.1.0"},
		{"example.com/SDK", "example.com/SDK@v0.1.0/x.go", "v0.1.0"},
		{"example.com/sdk", "/go/pkg/mod/example.com/other-example.com/sdk@v1.2.0/x.go", ""},
		{"example.com/sdk", "/go/pkg/mod/notexample.com/sdk@v1.2.0/x.go", ""},
		{"example.com/sdk", "/home/u/app/vendor/example.com/sdk/mcp/server.go", ""},
		{"example.com/sdk", "/home/u/sdk/mcp/server.go", ""},
		{"example.com/sdk", "", ""},
	} {
		assert.Equal(t, test.want, contract.VersionOf(test.module, test.file), test.file)
	}
}
