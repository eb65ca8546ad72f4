package diff

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestUnified(t *testing.T) {
	numbers := func(change map[int]string) []byte {
		var b strings.Builder
		for i := 1; i <= 20; i++ {
			if s, ok := change[i]; ok {
				b.WriteString(s)
			} else {
				fmt.Fprintln(&b, i)
			}
		}
		return []byte(b.String())
	}
	for _, test := range []struct {
		name          string
		before, after []byte
		want          string
	}{
		{"same", numbers(nil), numbers(nil), ""},
		{"nothing", nil, nil, ""},
		{"new", nil, []byte("a\nb\n"), "@@ -0,0 +1,2 @@\n+a\n+b\n"},
		{"gone", []byte("a\n"), nil, "@@ -1 +0,0 @@\n-a\n"},
		{"last line", []byte("a\nb"), []byte("a\nb\n"), "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"},
		{
			"changed, inserted and removed",
			numbers(nil), numbers(map[int]string{2: "two\n", 5: "5\n5a\n", 13: ""}),
			"@@ -1,8 +1,9 @@\n 1\n-2\n+two\n 3\n 4\n 5\n+5a\n 6\n 7\n 8\n" +
				"@@ -10,7 +11,6 @@\n 10\n 11\n 12\n-13\n 14\n 15\n 16\n",
		},
	} {
		want := test.want
		if want != "" {
			want = "--- old\n+++ new\n" + want
		}
		assert.Equal(t, want, Unified("old", "new", test.before, test.after), test.name)
	}
}

// TestScript holds scripts for random texts against what they are to achieve, and their length
// against that of the longest common subsequence.
func TestScript(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	text := func() []string {
		lines := make([]string, rnd.IntN(12))
		for i := range lines {
			lines[i] = string(rune('a' + rnd.IntN(3)))
		}
		return lines
	}
	for range 5000 {
		a, b := text(), text()
		var before, after []string
		kept := 0
		for _, e := range script(a, b) {
			if e.op != insert {
				before = append(before, e.line)
			}
			if e.op != remove {
				after = append(after, e.line)
			}
			if e.op == keep {
				kept++
			}
		}
		assert.Equal(t, strings.Join(a, ""), strings.Join(before, ""))
		assert.Equal(t, strings.Join(b, ""), strings.Join(after, ""))
		assert.Equal(t, common(a, b), kept, "%q to %q", a, b)
	}
}

// common returns the length of the longest common subsequence.
func common(a, b []string) int {
	best := make([][]int, len(a)+1)
	best[0] = make([]int, len(b)+1)
	for i, x := range a {
		best[i+1] = make([]int, len(b)+1)
		for j, y := range b {
			if x == y {
				best[i+1][j+1] = best[i][j] + 1
			} else {
				best[i+1][j+1] = max(best[i][j+1], best[i+1][j])
			}
		}
	}
	return best[len(a)][len(b)]
}
