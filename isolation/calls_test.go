package isolation

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

const serverPage = "../docs/server.md"

// TestFactoryCalls counts how often each version of go-sdk asks a factory for a server, and holds the
// documentation of category server against that.
func TestFactoryCalls(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	dir := filepath.Join(programs, "calls")
	var b strings.Builder
	fmt.Fprintln(&b, "| go-sdk | calls, in one session | calls, with `Stateless` | nil is enough in a session that exists |")
	fmt.Fprintln(&b, "|---|---|---|---|")
	for _, v := range []struct {
		version, mod       string
		session, stateless int
	}{
		{"v1.2.0", "v1.2.0.mod", 1, 12},
		{"v1.6.1", "v1.6.1.mod", 1, 12},
		{"v1.7.0", "v1.7.0.mod", 1, 12},
		{"v1.8.0", "go.mod", 13, 24},
	} {
		out, err := command(dir, "go", "run", "-modfile", v.mod, ".")
		if err != nil {
			t.Fatal(err)
		}
		var c struct {
			Requests, Session, Stateless int
			Nil                          bool
		}
		if err := json.Unmarshal(out, &c); err != nil {
			t.Fatalf("%s: %v", out, err)
		}
		if c.Requests != 12 || c.Session != v.session || c.Stateless != v.stateless || !c.Nil {
			t.Errorf("%s asks its factory otherwise than was known: %+v", v.version, c)
		}
		fmt.Fprintf(&b, "| %s | %d | %d | %s |\n", v.version, c.Session, c.Stateless, map[bool]string{true: "yes", false: "no"}[c.Nil])
	}
	written(t, serverPage, "go generate ./isolation", b.String())
}
