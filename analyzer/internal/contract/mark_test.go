package contract_test

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// TestMark: what is marked in its source has a contract, and what a file lists keeps its own.
func TestMark(t *testing.T) {
	pkg := types.NewPackage("example.com/own/link", "link")
	typ := func(name string) *types.Named {
		obj := types.NewTypeName(token.NoPos, pkg, name, nil)
		pkg.Scope().Insert(obj)
		return types.NewNamed(obj, types.NewStruct(nil, nil), nil)
	}
	link, plain := typ("Link"), typ("Plain")
	handle := types.NewFunc(token.NoPos, pkg, "Handle", types.NewSignatureType(nil, nil, nil, nil, nil, false))
	set := contract.Default().Bind().Mark(func(obj types.Object) string {
		return map[string]string{"Link": "one-session", "Handle": contract.PerRequestWord, "Plain": "none"}[obj.Name()]
	})
	marked := set.Type(types.NewPointer(link))
	require.NotNil(t, marked)
	assert.Equal(t, contract.OneSession, marked.Role)
	assert.Equal(t, "link.Link", marked.String())
	assert.Equal(t, "by its source, a Link belongs to one session", marked.Promise)
	assert.True(t, marked.Marked)
	assert.Same(t, marked, set.Type(link))
	assert.Nil(t, set.Type(plain))
	assert.True(t, set.PerRequest(handle))
	assert.False(t, set.PerRequest(nil))
	assert.Nil(t, contract.Default().Bind().Type(link), "without marks there is no contract")
}
