package golangci

import (
	"go/token"
	"testing"

	"github.com/golangci/plugin-module-register/register"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

func TestRegistered(t *testing.T) {
	newPlugin, err := register.GetPlugin("sharedmcp")
	require.NoError(t, err)
	p, err := newPlugin(nil)
	require.NoError(t, err)
	assert.Equal(t, register.LoadModeTypesInfo, p.GetLoadMode())
	list, err := p.BuildAnalyzers()
	require.NoError(t, err)
	require.NoError(t, analysis.Validate(list))
	assert.Equal(t, "sharedmcp", list[0].Name)
}

func TestSettings(t *testing.T) {
	flag := func(name string) string { return analyzer.Analyzer.Flags.Lookup(name).Value.String() }
	t.Cleanup(func() {
		_, err := New(map[string]any{"checks": "all"})
		require.NoError(t, err)
	})
	for _, test := range []struct {
		settings map[string]any
		checks   string
	}{
		{map[string]any{"checks": "transport"}, "transport"},
		{map[string]any{"checks": []string{"all", "-server"}, "tests": true}, "all,-server"},
	} {
		_, err := New(test.settings)
		require.NoError(t, err)
		assert.Equal(t, test.checks, flag("checks"))
	}
	assert.Equal(t, "true", flag("tests"))

	for _, test := range []struct {
		settings map[string]any
		want     string
	}{
		{map[string]any{"chekcs": "all"}, `sharedmcp: decoding settings: json: unknown field "chekcs"; the settings are checks, contracts and tests`},
		{map[string]any{"checks": "sever"}, `sharedmcp: setting checks: unknown category "sever"; there are all, transport`},
		{map[string]any{"contracts": "none.json"}, "sharedmcp: setting contracts: results are cached here"},
		{map[string]any{"contracts": `{"modul": 1}`}, `a contract has no key "modul"`},
		{map[string]any{"tests": "yes"}, "the settings are checks, contracts and tests"},
	} {
		_, err := New(test.settings)
		assert.ErrorContains(t, err, test.want)
	}
}

// TestAdapt holds the adapted report against what golangci-lint can carry.
func TestAdapt(t *testing.T) {
	fset := token.NewFileSet()
	file := func(name string) token.Pos {
		f := fset.AddFile(name, -1, 100)
		f.SetLines([]int{0, 10, 20})
		return f.Pos(0)
	}
	a, b := file("x/a.go"), file("x/b.go")
	fix := func(at ...token.Pos) (fix analysis.SuggestedFix) {
		for _, pos := range at {
			fix.TextEdits = append(fix.TextEdits, analysis.TextEdit{Pos: pos, End: pos})
		}
		return fix
	}
	run := func(d analysis.Diagnostic) (got analysis.Diagnostic) {
		inner := &analysis.Analyzer{Run: func(pass *analysis.Pass) (any, error) { pass.Report(d); return nil, nil }}
		_, err := adapt(inner).Run(&analysis.Pass{Fset: fset, Report: func(d analysis.Diagnostic) { got = d }})
		require.NoError(t, err)
		return got
	}
	got := run(analysis.Diagnostic{
		Pos:     a,
		Message: "shared [server]",
		Related: []analysis.RelatedInformation{
			{Pos: a + 12, Message: "built here"}, {Pos: b, Message: "stored in x"}, {Message: "used elsewhere"},
		},
		SuggestedFixes: []analysis.SuggestedFix{fix(a, a+1), fix(a)},
	})
	assert.Equal(t, "shared [server]: a.go:2 built here; b.go:1 stored in x; used elsewhere", got.Message)
	assert.Empty(t, got.Related)
	assert.Equal(t, []analysis.SuggestedFix{fix(a, a+1)}, got.SuggestedFixes)

	got = run(analysis.Diagnostic{Pos: a, Message: "x", SuggestedFixes: []analysis.SuggestedFix{fix(a, b)}})
	assert.Equal(t, "x", got.Message)
	assert.Empty(t, got.SuggestedFixes, "half of it would be applied")
}
