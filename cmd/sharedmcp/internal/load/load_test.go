package load

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"
)

func TestProblems(t *testing.T) {
	file, err := filepath.Abs("p.go")
	require.NoError(t, err)
	wrong := []packages.Error{
		{Msg: "# example.com/p\n./p.go:7:13: cannot use it", Kind: packages.ListError},
		{Pos: "p.go:3:8", Msg: "no such package", Kind: packages.ListError},
		{Pos: file + ":3:8", Msg: "could not import it", Kind: packages.TypeError},
		{Pos: file + ":7:13", Msg: "cannot use it", Kind: packages.TypeError},
	}
	got := problems([]*packages.Package{
		{ID: "p", Errors: wrong},
		{ID: "p [p.test]", Errors: wrong},
		{ID: "q", Errors: []packages.Error{{Pos: "-", Msg: "no Go files"}, {Pos: "-", Msg: "other"}}},
		{ID: "r", Errors: []packages.Error{{Msg: "# example.com/r\nall that is known"}}},
	})
	var texts []string
	for _, err := range got {
		texts = append(texts, err.Msg)
	}
	assert.Equal(t, []string{
		"no such package", "cannot use it", "no Go files", "other", "# example.com/r\nall that is known",
	}, texts)
}

func TestIsStd(t *testing.T) {
	for _, test := range []struct {
		pkg  packages.Package
		want bool
	}{
		{packages.Package{PkgPath: "fmt"}, true},
		{packages.Package{PkgPath: "net/http"}, true},
		{packages.Package{PkgPath: "vendor/golang.org/x/net/http/httpguts"}, true},
		{packages.Package{PkgPath: "app/web", Module: &packages.Module{Path: "app"}}, false},
		{packages.Package{PkgPath: "example.com/web"}, false},
		{packages.Package{PkgPath: fromFiles}, false},
	} {
		assert.Equal(t, test.want, isStd(&test.pkg), test.pkg.PkgPath)
	}
}

func TestIsTestMain(t *testing.T) {
	variant := &packages.Package{ID: "example.com/p [example.com/p.test]", ForTest: "example.com/p"}
	main := &packages.Package{
		ID:      "example.com/p.test",
		Name:    "main",
		Imports: map[string]*packages.Package{"example.com/p": variant},
	}
	assert.True(t, isTestMain(main))
	command := &packages.Package{ID: "example.com/p.test", Name: "main"} // of that name
	assert.False(t, isTestMain(command))
	assert.False(t, isTestMain(variant))
}

func TestUnproven(t *testing.T) {
	for _, test := range []struct {
		version, newest string
		want            bool
	}{
		{"v1.8.0", "v1.8.0", false},
		{"v1.7.9", "v1.8.0", false},
		{"v1.8.1", "v1.8.0", true},
		{"v1.8.1-0.20260101000000-abcdefabcdef", "v1.8.0", true},
		{"", "v1.8.0", false},
		{"v1.8.0", "", false},
	} {
		assert.Equal(t, test.want, Met{SDK{Newest: test.newest}, test.version}.Unproven(), test)
	}
}
