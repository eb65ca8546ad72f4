package analyzer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFixesByDrivers carries out the fixes of one program through the command
// and through go vet, which must come to the same file.
func TestFixesByDrivers(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the command")
	}
	tool := filepath.Join(t.TempDir(), "sharedmcp")
	if out := command("..", "go", "build", "-o", tool, "./cmd/sharedmcp"); out != "" {
		t.Fatal(out)
	}
	read := func(dir string) string {
		text, err := os.ReadFile(filepath.Join(dir, "main.go"))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	drivers := [][]string{
		{tool, "-fix", "./..."},
		{"go", "vet", "-fix", "-vettool=" + tool, "./..."},
		{"go", "fix", "-fixtool=" + tool, "./..."},
	}
	diffs := [][]string{
		{tool, "-fix", "-diff", "./..."},
		{"go", "vet", "-fix", "-diff", "-vettool=" + tool, "./..."},
	}
	var fixed string
	for _, driver := range drivers {
		dir := copyModule(t, "../testdata/demo")
		before := read(dir)
		for _, diff := range diffs {
			command(dir, diff[0], diff[1:]...)
			if read(dir) != before {
				t.Fatalf("%v changed the file", diff)
			}
		}
		command(dir, driver[0], driver[1:]...)
		after := read(dir)
		if after == before {
			t.Errorf("%v changed nothing", driver)
		}
		if fixed == "" {
			fixed = after
		}
		if after != fixed {
			t.Errorf("%v: another file than by %v:\n%s", driver, drivers[0], after)
		}
		if out := command(dir, "go", "vet", "./..."); out != "" {
			t.Errorf("%v: %s", driver, out)
		}
		left := command(dir, tool, "./...")
		if !strings.Contains(left, "[session]") || strings.Contains(left, "[transport]") || strings.Contains(left, "common to every client") {
			t.Errorf("%v: what is left: %s", driver, left)
		}
	}
}
