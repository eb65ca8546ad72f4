package contract_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

const inHouse = `{
  "module": "example.com/sdk",
  "proven": ["v1.0.0", "v1.4.0"],
  "packages": {
    "example.com/sdk/mcp": {
      "types": {
        "Link Pipe": {
          "role": "one-session",
          "promise": "a link belongs to one session",
          "promises": [{"since": "v1.3.0", "text": "a link refuses a second session"}],
          "harmless": ["Close"], "forwards": ["Inner"]
        },
        "Call": {"request": true, "since": "v1.2.0", "until": "v2.0.0"}
      },
      "functions": {
        "NewHub": {"builds": true, "slots": [0]},
        "Hub.Attach": {"connects": {"server": "receiver", "transport": 1}},
        "Register": {"mutates": 0, "what": "tools", "handlers": [2]}
      }
    }
  }
}`

func TestRead(t *testing.T) {
	sdk, err := contract.Read("sdk.json", []byte(inHouse))
	require.NoError(t, err)

	assert.Equal(t, "example.com/sdk", sdk.Module)
	assert.Equal(t, "sdk", sdk.Name)
	assert.Equal(t, contract.KindSDK, sdk.Kind)
	assert.Equal(t, "v1.0.0", sdk.Oldest)
	assert.Equal(t, "v1.4.0", sdk.Newest)
	assert.True(t, sdk.Factory, "a function has a slot")

	require.Len(t, sdk.Types(), 3, "one key named two types")
	call, link, pipe := sdk.Types()[0], sdk.Types()[1], sdk.Types()[2]
	assert.Equal(t, contract.Bounds{Since: "v1.2.0", Until: "v2.0.0"}, call.Bounds)
	assert.True(t, call.Request)
	assert.Equal(t, contract.OneSession, link.Role)
	assert.Equal(t, "mcp.Link", link.String())
	assert.Equal(t, "mcp.Pipe", pipe.String())
	assert.Equal(t, []string{"Inner"}, pipe.Forwards)
	assert.True(t, link.IsHarmless("Close"))
	assert.False(t, link.IsHarmless("Send"))

	require.Len(t, sdk.Funcs(), 3)
	newHub, register, attach := sdk.Funcs()[0], sdk.Funcs()[1], sdk.Funcs()[2]
	assert.Equal(t, "mcp.NewHub", newHub.String())
	assert.True(t, newHub.Builds)
	assert.Equal(t, []int{0}, newHub.Slots)
	assert.Equal(t, contract.Absent, newHub.Mutates)
	assert.Equal(t, 0, register.Mutates)
	assert.Equal(t, "tools", register.MutatesWhat)
	assert.Equal(t, "mcp.Hub.Attach", attach.String())
	assert.True(t, attach.Connects)
	assert.Equal(t, contract.Receiver, attach.ServerArg)
	assert.Equal(t, 1, attach.TransportArg)
}

// TestDocumentation: the page for people who write contracts has each key that the reader knows.
func TestDocumentation(t *testing.T) {
	text, err := os.ReadFile("../../../docs/adding-an-sdk.md")
	require.NoError(t, err)
	for _, file := range []string{
		`{"?": 0}`,
		`{"module": "m", "packages": {"m": {"?": 0}}}`,
		`{"module": "m", "packages": {"m": {"types": {"T": {"?": 0}}}}}`,
		`{"module": "m", "packages": {"m": {"types": {"T": {"promises": [{"?": 0}]}}}}}`,
		`{"module": "m", "packages": {"m": {"functions": {"F": {"?": 0}}}}}`,
		`{"module": "m", "packages": {"m": {"functions": {"F": {"connects": {"?": 0}}}}}}`,
	} {
		_, err := contract.Read("x.json", []byte(file))
		require.Error(t, err)
		_, keys, ok := strings.Cut(err.Error(), "it may have ")
		require.True(t, ok, err)
		for key := range strings.SplitSeq(keys, ", ") {
			assert.Contains(t, string(text), "`"+key+"`")
		}
	}
	for word := range strings.SplitSeq(contract.RoleWords(), ", ") {
		if word != "none" {
			assert.Contains(t, string(text), "\n| `"+word+"` |")
		}
	}
}

func TestPromiseAt(t *testing.T) {
	sdk, err := contract.Read("sdk.json", []byte(inHouse))
	require.NoError(t, err)
	link := sdk.Types()[1]
	for version, want := range map[string]string{
		"":        "a link belongs to one session",
		"(devel)": "a link belongs to one session",
		"v1.2.9":  "a link belongs to one session",
		"v1.3.0":  "a link refuses a second session",
		"v9.0.0":  "a link refuses a second session",
	} {
		assert.Equal(t, want, link.PromiseAt(version), "version %q", version)
	}
}

// TestReadErrors: an error says where, what, and which words there are.
func TestReadErrors(t *testing.T) {
	const head = "{\n  \"module\": \"example.com/sdk\",\n  \"packages\": {\"example.com/sdk\": {\n"
	inTypes := func(entry string) string { return head + "    \"types\": {" + entry + "}\n  }}\n}" }
	inFuncs := func(entry string) string { return head + "    \"functions\": {" + entry + "}\n  }}\n}" }

	for name, test := range map[string]struct{ file, want string }{
		"empty":         {" \n", `x.json:1:1: the file is empty`},
		"mark":          {"\ufeff{}", `x.json:1:1: the file begins with a byte order mark; save it as UTF-8 without one`},
		"UTF-16":        {"\xff\xfe{\x00}\x00", `x.json:1:1: the file is in UTF-16; save it as UTF-8`},
		"comma":         {"{\"module\": \"m\",\n}", `x.json:1:15: JSON has no comma after the last element`},
		"comma in list": {`{"proven": ["v1.0.0", ]}`, `x.json:1:21: JSON has no comma after the last element`},
		"comment":       {"{\n  // an SDK\n}", `x.json:2:3: JSON has no comments`},
		"syntax":        {"{\n  \"module\": oops\n}", `x.json:2:13: invalid character 'o' looking for beginning of value`},
		"cut off":       {"{\n  \"module\": \"m\"", `x.json:2:15: unexpected end of JSON input`},
		"trailing":      {"{}\n{}", `x.json:2:1: invalid character '{' after top-level value`},
		"no object":     {`[]`, `x.json:1:1: "contract" must be an object, not a list`},
		"no module":     {`{"packages": {}}`, `x.json:1:1: "module" is missing`},
		"no packages":   {`{"module": "m"}`, `x.json:1:1: "packages" is missing`},
		"unknown key":   {"{\n  \"modul\": \"m\"\n}", `x.json:2:3: a contract has no key "modul"; it may have kind, module, name, owns, packages, proven`},
		"twice":         {"{\"module\": \"m\",\n \"module\": \"m\"}", `x.json:2:2: key "module" stands here twice`},
		"kind":          {`{"kind": "lib"}`, `x.json:1:10: unknown word "lib"; allowed are sdk, framework, std`},
		"string":        {`{"module": 1}`, `x.json:1:12: a string is wanted here, not a number`},
		"blank string":  {`{"module": " "}`, `x.json:1:12: a string here has text`},
		"list":          {`{"proven": "v1.0.0"}`, `x.json:1:12: a list is wanted here, not a string`},
		"version":       {`{"proven": ["1.0"]}`, `x.json:1:13: a version is wanted here, such as "v1.2.0"`},
		"version order": {`{"proven": ["v2.0.0", "v1.0.0"]}`, `x.json:1:23: versions stand oldest first, and v1.0.0 is not after v2.0.0`},
		"other module": {`{"module": "example.com/sdk", "packages": {"example.com/sdkb": {}}}`,
			`x.json:1:44: package "example.com/sdkb" is not in module example.com/sdk`},
		"package key": {head + "\"type\": {}}}}", `x.json:4:1: a package has no key "type"; it may have functions, name, types`},

		"role": {inTypes("\n\"T\": {\"role\": \"one-sesion\"}"),
			`x.json:5:15: unknown word "one-sesion"; allowed are none, one-session, one-request, one-process, many-sessions, client-handle, user-bound`},
		"role is no word": {inTypes("\n\"T\": {\"role\": true}"), `x.json:5:15: one of these words is wanted here, not true or false: none`},
		"says nothing":    {inTypes("\n\"T\": {\"promise\": \"x\"}"), `x.json:5:6: a type needs a "role" (none, one-session`},
		"part":            {inTypes("\n\"T\": {\"role\": \"many-sessions\", \"part\": \"hub\"}"), `x.json:5:40: unknown word "hub"; allowed are server, handler, transport, client`},
		"part of one":     {inTypes("\n\"T\": {\"role\": \"one-session\", \"part\": \"transport\"}"), `x.json:5:6: "part" is said of a type whose "role" is many-sessions`},
		"no promise":      {inTypes("\n\"T\": {\"role\": \"one-session\"}"), `x.json:5:6: a type with a role needs a "promise"`},
		"type name":       {inTypes("\n\"A.B\": {\"request\": true}"), `x.json:5:1: "A.B" is no name of a type`},
		"no name":         {inTypes("\n\" \": {\"request\": true}"), `x.json:5:1: a key of "types" names nothing`},
		"name twice":      {inTypes("\n\"A B\": {\"request\": true},\n\"B\": {\"request\": true}"), `x.json:6:1: B stands in "types" twice`},
		"bool":            {inTypes("\n\"T\": {\"request\": \"yes\"}"), `x.json:5:18: true or false is wanted here, not a string`},
		"no versions":     {inTypes("\n\"T\": {\"request\": true, \"since\": \"v2.0.0\", \"until\": \"v1.0.0\"}"), `x.json:5:6: no version is from v2.0.0 on and before v1.0.0`},
		"bare promise":    {inTypes("\n\"T\": {\"promises\": [{\"text\": \"x\"}]}"), `x.json:5:20: a promise in this list needs "since" or "until"`},
		"promise text":    {inTypes("\n\"T\": {\"promises\": [{\"since\": \"v1.0.0\"}]}"), `x.json:5:20: a promise needs a "text"`},

		"argument":      {inFuncs("\n\"F\": {\"slots\": [-1]}"), `x.json:5:17: an argument is its index from 0 to 32, or "receiver"`},
		"argument word": {inFuncs("\n\"F\": {\"slots\": [\"reciver\"]}"), `x.json:5:17: an argument is its index from 0 to 32, or "receiver"`},
		"receiver slot": {inFuncs("\n\"T.F\": {\"slots\": [\"receiver\"]}"), `x.json:5:19: the receiver is no function; an argument here is its index`},
		"no receiver":   {inFuncs("\n\"F\": {\"wraps\": [\"receiver\"]}"), `x.json:5:1: function F has no receiver, but its entry speaks of one`},
		"what":          {inFuncs("\n\"F\": {\"mutates\": 0}"), `x.json:5:6: a function that changes a server needs both "mutates", the server, and "what", one of tools, prompts`},
		"what word":     {inFuncs("\n\"F\": {\"mutates\": 0, \"what\": \"tool\"}"), `x.json:5:29: unknown word "tool"; allowed are tools, prompts, resources, middleware, handlers`},
		"empty entry":   {inFuncs("\n\"F\": {}"), `x.json:5:6: a function needs at least one of builds, slots`},
		"func name":     {inFuncs("\n\"A.B.C\": {\"builds\": true}"), `x.json:5:1: "A.B.C" is no name of a function, and no Type.Method`},
		"connects":      {inFuncs("\n\"F\": {\"connects\": {}}"), `x.json:5:19: "connects" needs a "server", a "transport", or both`},
		"too deep":      {strings.Repeat("[", 40) + strings.Repeat("]", 40), `x.json:1:17: nested more than 16 deep`},
		"too large":     {strings.Repeat(" ", 1<<20) + "{}", `x.json:1:1: the file has more than 1048576 bytes`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := contract.Read("x.json", []byte(test.file))
			require.Error(t, err)
			assert.True(t, strings.HasPrefix(err.Error(), test.want), "got  %s\nwant %s", err, test.want)
		})
	}
}

// FuzzRead: whatever a user's file holds, reading it ends in a contract or an error.
func FuzzRead(f *testing.F) {
	f.Add(inHouse)
	f.Add(`{"module": "\u006d", "packages": {"m": {"types": {"T": {"request": true}}}}}`)
	f.Add("{\"module\": \"m\",, }")
	f.Fuzz(func(t *testing.T, text string) {
		sdk, err := contract.Read("x.json", []byte(text))
		if (sdk == nil) != (err != nil) {
			t.Fatalf("sdk %v, error %v", sdk, err)
		}
	})
}

// TestPart says what a type for many sessions is if its file does not.
func TestPart(t *testing.T) {
	sdk, err := contract.Read("sdk.json", []byte(`{"module": "example.com/sdk", "packages": {"example.com/sdk": {"types": {
		"A": {"role": "many-sessions", "promise": "an A serves all"},
		"B": {"role": "many-sessions", "part": "handler", "promise": "a B serves all"},
		"C": {"role": "one-session", "promise": "a C serves one"}}}}}`))
	require.NoError(t, err)
	a, b, c := sdk.Types()[0], sdk.Types()[1], sdk.Types()[2]
	assert.True(t, a.IsServer())
	assert.False(t, a.IsHandler())
	assert.True(t, b.IsHandler())
	assert.False(t, b.IsServer())
	assert.False(t, c.IsServer() || c.IsHandler())
}
