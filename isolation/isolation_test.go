package isolation

import (
	"bytes"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	_ "github.com/sharedmcp/sharedmcp/analyzer" // what is tested, so that its changes are seen by the cache of go test
)

var (
	update = flag.Bool("update", false, "write the tables in the docs anew")
	binary = flag.String("sharedmcp", "", "use the command in this `file` instead of building it")
)

const (
	programs = "../testdata/isolation"
	limits   = "../docs/limits.md"
)

// known are disagreements that wait for a cure. Each has to show, or its entry has to go.
var known = map[string]string{}

// A verdict is what the analyzer says of a program, and what runs show.
type verdict struct {
	categories []string
	messages   []string
	raw, sdk   result // with one kind of client and the other
}

// faults lists the reported categories that are faults.
func (v *verdict) faults() []string {
	return slices.DeleteFunc(slices.Clone(v.categories), func(c string) bool { return c == "server" })
}

func (v *verdict) isolated() bool { return v.raw.Outcome == "isolated" && v.sdk.Outcome == "isolated" }

// A row of the table is a program.
type row struct {
	module *module
	name   string
	verdict
	fixed *verdict // of the copy that the analyzer's fixes changed, if there are any
}

func (r *row) String() string { return r.name + ", " + r.module.sdk }

// TestIsolation runs all programs, and requires that the analyzer agrees.
func TestIsolation(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	b := building(t)
	rows := b.rows()
	if err := runAll(t.Context(), rows); err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		t.Run(r.name+"/"+strings.ReplaceAll(r.module.sdk, " ", "@"), r.check)
	}
	if !slices.ContainsFunc(rows, func(r *row) bool { return r.fixed != nil && len(r.faults()) > len(r.fixed.faults()) }) {
		t.Error("no fault has a fix")
	}
	if !t.Failed() || *update {
		written(t, page, "go generate ./isolation, by category", matrix(t, rows))
		written(t, page, "go generate ./isolation", table(rows, "../"))
		written(t, readme, "go generate ./isolation", table(rows[:min(6, len(rows))], ""))
	}
}

// check requires that the analyzer and the run agree.
func (r *row) check(t *testing.T) {
	for _, v := range []*verdict{&r.verdict, r.fixed} {
		if v == nil {
			continue
		}
		for _, res := range []result{v.raw, v.sdk} {
			if res.Outcome == "" {
				t.Error("the run with one kind of client is missing")
			}
			if res.Outcome == "isolated" && res.Races > 0 {
				t.Errorf("isolated, but with data races:\n%s", res.Detail)
			}
		}
	}
	// A fix cures its finding; a fault that has none stays, and shows.
	if v := r.fixed; v != nil && v.isolated() != (len(v.faults()) == 0) {
		t.Errorf("after the fix, %s", v)
	}
	agree := r.isolated() == (len(r.faults()) == 0)
	if why, ok := known[r.String()]; ok {
		if agree {
			t.Errorf("the analyzer and the run agree now: this is no longer known: %s", why)
		}
		return
	}
	if !agree && (r.isolated() || !limited(t, r)) {
		t.Error(&r.verdict)
	}
}

// String says all, for a test that fails.
func (v *verdict) String() string {
	said := "nothing"
	if len(v.messages) > 0 {
		said = strings.Join(v.messages, "\n\t")
	}
	return "the analyzer says:\n\t" + said + "\nthe run shows:\n\traw clients: " + shown(v.raw) + "\n\tthe SDK's clients: " + shown(v.sdk) +
		"\n" + v.raw.Detail + v.sdk.Detail
}

// limited reports whether the page about limits names the program.
func limited(t *testing.T, r *row) bool {
	t.Helper()
	text, err := os.ReadFile(limits)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Contains(text, []byte("testdata/isolation/"+r.module.name+"/"+r.name+")"))
}
