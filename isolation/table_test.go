package isolation

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

const (
	page   = "../docs/isolation.md"
	readme = "../README.md"
)

// table is the table in the docs. Its links begin at root.
func table(rows []*row, root string) string {
	var b strings.Builder
	fmt.Fprintln(&b, "| program | SDK | the analyzer says | raw clients | the SDK's clients | after the fix |")
	fmt.Fprintln(&b, "|---|---|---|---|---|---|")
	for _, r := range rows {
		words := categories(r.categories)
		if why, ok := known[r.String()]; ok {
			verdict := "missed"
			if r.isolated() {
				verdict = "wrong"
			}
			words += fmt.Sprintf(" (%s: %s)", verdict, why)
		}
		fmt.Fprintf(&b, "| [%s](%stestdata/isolation/%s/%s) | %s | %s | %s | %s | %s |\n",
			r.name, root, r.module.name, r.name, r.module.sdk, words, shown(r.raw), shown(r.sdk), after(r.fixed))
	}
	return b.String()
}

// reportable lists the categories that the analyzer can report of programs of an SDK.
var reportable = []struct {
	sdk        string
	categories []string
}{
	{"go-sdk", []string{"transport", "session", "identity", "mutation", "broadcast", "sessionid", "state", "server"}},
	{"mcp-go", []string{"transport", "session", "identity", "mutation", "broadcast", "sessionid", "state"}},
	{"mcp-golang", []string{"transport", "identity", "state"}},
	{"go-mcp", []string{"transport", "identity", "state"}},
	{"viant/mcp", []string{"transport", "session", "identity", "state"}},
	{"trpc-mcp-go", []string{"session", "identity", "mutation", "broadcast", "sessionid", "state"}},
}

// matrix names the programs that show each category for each SDK. What is reportable has to have one.
func matrix(t *testing.T, rows []*row) string {
	t.Helper()
	var b strings.Builder
	fmt.Fprint(&b, "| |")
	for _, c := range reportable[0].categories {
		fmt.Fprintf(&b, " %s |", c)
	}
	fmt.Fprintln(&b, "\n|---"+strings.Repeat("|---", len(reportable[0].categories))+"|")
	for _, of := range reportable {
		fmt.Fprintf(&b, "| %s |", of.sdk)
		for _, c := range reportable[0].categories {
			var names []string
			for _, r := range rows {
				if strings.HasPrefix(r.module.sdk, of.sdk+" ") && slices.Contains(r.categories, c) && !slices.Contains(names, r.name) {
					names = append(names, r.name)
				}
			}
			if slices.Contains(of.categories, c) != (len(names) > 0) {
				t.Errorf("%s: is %s reportable? Reported in %v", of.sdk, c, names)
			}
			fmt.Fprintf(&b, " %s |", strings.Join(names, ", "))
		}
		fmt.Fprintln(&b)
	}
	return b.String()
}

func categories(list []string) string {
	if len(list) == 0 {
		return "nothing"
	}
	return "`" + strings.Join(list, "`, `") + "`"
}

func shown(r result) string {
	if r.Seen == "" {
		return r.Outcome
	}
	return fmt.Sprintf("**%s**: %s", r.Outcome, strings.ReplaceAll(r.Seen, "|", `\|`))
}

// after says what became of the fixed copy.
func after(v *verdict) string {
	switch {
	case v == nil:
		return ""
	case v.isolated():
		return "isolated"
	}
	return "`" + strings.Join(v.faults(), "`, `") + "` is left"
}

// written compares a table with the one in a file, between two comments, or writes it there.
func written(t *testing.T, file, name, want string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	begin, end := "<!-- table: "+name+" -->\n", "<!-- end of table -->\n"
	before, rest, ok := strings.Cut(string(text), begin)
	have, rest, ok2 := strings.Cut(rest, end)
	switch {
	case !ok || !ok2:
		t.Fatalf("%s has no place for the table: %s", file, name)
	case have == want:
	case *update:
		if err := os.WriteFile(file, []byte(before+begin+want+end+rest), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the table in %s is old; go generate ./isolation writes it anew. It should be:\n%s", file, want)
	}
}
