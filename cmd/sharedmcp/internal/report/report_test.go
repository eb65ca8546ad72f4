package report

import (
	"bytes"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
)

func TestText(t *testing.T) {
	at := func(file string, line, col int) token.Position {
		return token.Position{Filename: file, Line: line, Column: col}
	}
	var out bytes.Buffer
	require.NoError(t, Text(&out, &Result{
		Paths: Paths{Dir: "/home/me/app"},
		Findings: []Finding{{
			Pos:     at("/home/me/app/cmd/main.go", 3, 9),
			Message: "built\nonce \x1b[31mred [transport]",
			Steps: []Step{
				{at("/home/me/lib/lib.go", 7, 1), "built here"},
				{at("/home/me/app/odd\tname.go", 8, 0), "kept\there"},
				{token.Position{}, "used elsewhere"},
			},
		}},
	}))
	assert.Equal(t, `cmd/main.go:3:9: built\nonce \x1b[31mred [transport]
	/home/me/lib/lib.go:7:1: built here
	odd\tname.go:8: kept\there
	used elsewhere
`, out.String())
}

func TestProblem(t *testing.T) {
	p := Paths{Dir: "/home/me/app"}
	assert.Equal(t, "a.go:3:4: undefined: x", p.problem(packages.Error{Pos: "/home/me/app/a.go:3:4", Msg: "undefined: x"}).String())
	assert.Equal(t, "a.go:3: undefined: x", p.problem(packages.Error{Pos: "a.go:3", Msg: "undefined: x"}).String())
	for _, pos := range []string{"", "-"} {
		assert.Equal(t, "no such package", p.problem(packages.Error{Pos: pos, Msg: "no such package"}).String())
	}
}

var (
	goSDK = load.Met{SDK: load.SDK{Module: "example.com/go-sdk", Name: "go-sdk", Newest: "v1.8.0"}, Version: "v1.8.0"}
	mcpGo = load.Met{SDK: load.SDK{Module: "example.com/mcp-go", Name: "mcp-go", Newest: "v1.2.1"}, Version: "v1.3.0-rc.1"}
)

func TestSummary(t *testing.T) {
	const more = "\nmore: sharedmcp help session; to accept one: //sharedmcp:ignore session REASON, on its line or the line above"
	three := []Finding{
		{Package: "a", Category: "session"}, {Package: "a", Category: "transport"}, {Package: "b", Category: "session"},
	}
	for _, test := range []struct {
		summary Summary
		want    string
	}{
		{Summary{Packages: 14}, "no MCP SDK in 14 packages"},
		{Summary{Packages: 14, Unlisted: true}, "no known MCP SDK in 14 packages"},
		{Summary{Packages: 14, SDKs: []load.Met{goSDK}}, "no findings in 14 packages; go-sdk v1.8.0"},
		{Summary{Packages: 1, SDKs: []load.Met{goSDK, mcpGo}}, "no findings in 1 package; go-sdk v1.8.0, mcp-go v1.3.0-rc.1"},
		{Summary{Packages: 14, SDKs: []load.Met{goSDK}, Findings: three}, "3 findings in 2 of 14 packages; go-sdk v1.8.0" + more},
		{
			Summary{Packages: 14, OfSDKs: 12, SDKs: []load.Met{{SDK: goSDK.SDK}}},
			"no findings in 14 packages (12 not analyzed, being an SDK's own); go-sdk (no version)",
		},
		{Summary{Packages: 14, SDKs: []load.Met{goSDK}, Fixed: 1}, "fixed 1 finding; no other findings in 14 packages; go-sdk v1.8.0"},
		{
			Summary{Packages: 14, SDKs: []load.Met{goSDK}, Fixed: 2, Findings: three},
			"fixed 2 findings; 3 other findings in 2 of 14 packages; go-sdk v1.8.0" + more,
		},
		{
			Summary{Packages: 14, Skipped: 2, SDKs: []load.Met{goSDK}, Findings: []Finding{{Package: "a", Category: "server"}}},
			"1 finding in 1 of 14 packages (2 not analyzed because of errors); go-sdk v1.8.0\n" +
				"findings marked [server] are advice; -checks=all,-server turns them off" +
				strings.ReplaceAll(more, "session", "server"),
		},
		{
			Summary{Packages: 1, SDKs: []load.Met{goSDK}, Findings: []Finding{{Package: "a", Category: "directive"}}},
			"1 finding in 1 of 1 package; go-sdk v1.8.0\nmore: sharedmcp help directive",
		},
		{
			Summary{Packages: 1, SDKs: []load.Met{goSDK}, Known: 1, Gone: 2, Elsewhere: 3},
			"no findings besides those of the baseline in 1 package; go-sdk v1.8.0\n" +
				"baseline: 1 known, 3 in packages not looked at here, 2 not found any more; -write-baseline takes them out, if all packages are looked at",
		},
	} {
		assert.Equal(t, test.want, test.summary.String())
	}
}

func TestNotices(t *testing.T) {
	assert.Empty(t, Notices([]load.Met{goSDK}, nil))
	assert.Equal(t, []string{
		"mcp-go v1.3.0-rc.1 is newer than v1.2.1, the newest version checked against; what it changed is not known here",
		"example.com/fork looks like an MCP SDK, but there is no contract for it, so its servers are not followed; -contracts adds one",
	}, Notices([]load.Met{goSDK, mcpGo}, []string{"example.com/fork"}))
}
