// Package verdict checks an analyzer against modules whose sources say what is to be found.
//
// A verdict is a comment on the line it judges:
//
//	srv := mcp.NewServer(impl, nil)     // want server
//	t := &mcp.StreamableServerTransport{} // want transport server
//	u := &mcp.StreamableServerTransport{} // want transport "built once, in main"
//	v := &mcp.StreamableServerTransport{} // ok: one per session
//	/* want directive */ //sharedmcp:ignore server
//
// After "want" stand categories, one for each diagnostic of that line; a string after a
// category is a regular expression that the diagnostic's text must match too. A line with
// "ok", as every line without a verdict, must stay without a diagnostic. The category of a
// diagnostic is read from the end of its message: "... [server]".
package verdict

import (
	"bytes"
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	textscanner "text/scanner"
)

// Categories are the words that may follow "want".
var Categories = []string{
	"transport", "session", "identity", "mutation", "broadcast", "sessionid", "state", "server", "directive",
}

// An Expectation is the verdict on one line.
type Expectation struct {
	File string // slash-separated, relative to the module's root
	Line int
	Want []Want // one for each diagnostic; empty for "ok"
}

// A Want stands for one diagnostic.
type Want struct {
	Category string
	Text     string // a regular expression for the message, or empty
}

// pattern is the regular expression for the whole message.
func (w Want) pattern() string {
	end := `\[` + w.Category + `\]$`
	if w.Text == "" {
		return end
	}
	return "(?:" + w.Text + ").*" + end
}

// Expectations reads the verdicts in the Go files below dir, ordered by file and line.
func Expectations(dir string) ([]Expectation, error) {
	var all []Expectation
	err := walk(dir, func(rel string, src []byte) error {
		comments, err := parse(rel, src)
		for _, line := range byLine(comments) {
			e := Expectation{File: rel, Line: line[0].line}
			for _, c := range line {
				e.Want = append(e.Want, c.want...)
			}
			all = append(all, e)
		}
		return err
	})
	return all, err
}

// walk calls f for each Go file below dir.
func walk(dir string, f func(rel string, src []byte) error) error {
	return fs.WalkDir(os.DirFS(dir), ".", func(rel string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(rel, ".go") {
			return err
		}
		src, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(rel)))
		if err != nil {
			return err
		}
		return f(rel, src)
	})
}

// A comment is a verdict as it stands in the source.
type comment struct {
	line       int
	start, end int // byte offsets
	block      bool
	want       []Want // empty for "ok"
}

var word = regexp.MustCompile(`^(want|ok)\b(.*)$`)

// parse finds the verdicts of one file.
func parse(name string, src []byte) ([]comment, error) {
	fset := token.NewFileSet()
	file := fset.AddFile(name, -1, len(src))
	var sc scanner.Scanner
	sc.Init(file, src, nil, scanner.ScanComments)
	var found []comment
	for {
		pos, tok, lit := sc.Scan()
		if tok == token.EOF {
			return found, check(name, found)
		}
		if tok != token.COMMENT {
			continue
		}
		c := comment{
			line:  file.Line(pos),
			start: file.Offset(pos),
			end:   file.Offset(pos) + len(lit),
			block: strings.HasPrefix(lit, "/*"),
		}
		text := strings.TrimSpace(strings.TrimSuffix(lit[2:], "*/"))
		switch m := word.FindStringSubmatch(text); {
		case m == nil && strings.HasPrefix(text, "want"):
			return nil, fmt.Errorf("%s:%d: comment begins like a verdict: %s", name, c.line, text)
		case m == nil:
			continue
		case m[1] == "want":
			want, err := parseWants(m[2])
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %w", name, c.line, err)
			}
			c.want = want
		}
		found = append(found, c)
	}
}

func check(name string, found []comment) error {
	for _, line := range byLine(found) {
		ok := slices.IndexFunc(line, func(c comment) bool { return len(c.want) == 0 })
		if ok >= 0 && len(line) > 1 {
			return fmt.Errorf("%s:%d: ok and another verdict on one line", name, line[0].line)
		}
	}
	return nil
}

// byLine groups comments, which are in source order, by their line.
func byLine(comments []comment) [][]comment {
	var lines [][]comment
	for _, c := range comments {
		if n := len(lines); n > 0 && lines[n-1][0].line == c.line {
			lines[n-1] = append(lines[n-1], c)
		} else {
			lines = append(lines, []comment{c})
		}
	}
	return lines
}

// parseWants reads what follows "want".
func parseWants(text string) ([]Want, error) {
	var wants []Want
	var bad error
	sc := new(textscanner.Scanner).Init(strings.NewReader(text))
	sc.Mode = textscanner.ScanIdents | textscanner.ScanStrings | textscanner.ScanRawStrings
	sc.Error = func(_ *textscanner.Scanner, msg string) { bad = fmt.Errorf("in verdict: %s", msg) }
	for tok := sc.Scan(); tok != textscanner.EOF; tok = sc.Scan() {
		lit := sc.TokenText()
		switch {
		case bad != nil:
			return nil, bad
		case tok == textscanner.Ident && slices.Contains(Categories, lit):
			wants = append(wants, Want{Category: lit})
		case tok == textscanner.Ident:
			return nil, fmt.Errorf("unknown category %q; the categories are %s", lit, strings.Join(Categories, ", "))
		case (tok == textscanner.String || tok == textscanner.RawString) && len(wants) > 0:
			re, err := strconv.Unquote(lit)
			if err != nil {
				return nil, fmt.Errorf("in verdict: %s: %w", lit, err)
			}
			if _, err := regexp.Compile(re); err != nil {
				return nil, fmt.Errorf("in verdict: %w", err)
			}
			wants[len(wants)-1].Text = re
		default:
			return nil, fmt.Errorf("in verdict: unexpected %s", lit)
		}
	}
	if bad != nil {
		return nil, bad
	}
	if len(wants) == 0 {
		return nil, fmt.Errorf("verdict without a category; the categories are %s", strings.Join(Categories, ", "))
	}
	return wants, nil
}

// rewrite turns the verdicts of one file into what analysistest reads. Lines keep their numbers.
func rewrite(src []byte, comments []comment, active func(category string) bool) []byte {
	var out bytes.Buffer
	done := 0
	for _, line := range byLine(comments) {
		// analysistest keeps only one comment for each line: the first says everything.
		text := ""
		for _, c := range line {
			for _, w := range c.want {
				if active(w.Category) {
					text += " " + strconv.Quote(w.pattern())
				}
			}
		}
		if text == "" {
			text = " ok"
		} else {
			text = " want" + text
		}
		for i, c := range line {
			out.Write(src[done:c.start])
			if i > 0 {
				text = ""
			}
			if c.block {
				fmt.Fprintf(&out, "/*%s */", text)
			} else {
				fmt.Fprintf(&out, "//%s", text)
			}
			done = c.end
		}
	}
	out.Write(src[done:])
	return out.Bytes()
}
