package analyzer_test

import (
	"flag"
	"go/doc/comment"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// anchors returns the anchors that pkg.go.dev gives the headings of this package's documentation.
func anchors(t *testing.T) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", nil, parser.PackageClauseOnly|parser.ParseComments)
	require.NoError(t, err)
	var ids []string
	for _, block := range new(comment.Parser).Parse(file.Doc.Text()).Content {
		if h, ok := block.(*comment.Heading); ok {
			ids = append(ids, h.DefaultID())
		}
	}
	return ids
}

// TestCategoriesAreDocumented checks that each category has its section, in order, and its page.
func TestCategoriesAreDocumented(t *testing.T) {
	want := []string{"hdr-Analyzer_sharedmcp"}
	for _, c := range analyzer.Categories() {
		want = append(want, "hdr-Category_"+c)
		assert.FileExists(t, "../docs/"+c+".md")
	}
	assert.Equal(t, want, anchors(t))
	assert.Contains(t, analyzer.Analyzer.Doc, "An MCP server over HTTP")
	assert.NotContains(t, analyzer.Analyzer.Doc, "Category transport")
}

// TestURLsLeadSomewhere looks up the URL of each diagnostic in a module that has all kinds of them.
func TestURLsLeadSomewhere(t *testing.T) {
	graph, err := gosdk()
	require.NoError(t, err)
	ids := anchors(t)
	met := make(map[string]bool)
	for _, act := range graph.Roots {
		for _, d := range act.Diagnostics {
			page, anchor, _ := strings.Cut(d.URL, "#")
			assert.Equal(t, analyzer.URL, page)
			assert.Contains(t, ids, anchor, d.Message)
			assert.Equal(t, "hdr-Category_"+d.Category, anchor)
			assert.True(t, strings.HasSuffix(d.Message, "["+d.Category+"]"), d.Message)
			met[d.Category] = true
		}
	}
	for _, c := range analyzer.Categories() {
		assert.True(t, met[c], "nothing of category %s", c)
	}
	page, anchor, _ := strings.Cut(analyzer.Analyzer.URL, "#")
	assert.Equal(t, analyzer.URL, page)
	assert.Contains(t, ids, anchor)
}

// pages returns the Markdown files for readers.
func pages(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../docs/*.md")
	require.NoError(t, err)
	return append(files, "../README.md", "../CHANGELOG.md", "../CONTRIBUTING.md", "../SECURITY.md",
		"../.github/pull_request_template.md", "internal/contract/README.md")
}

// link matches a link of Markdown, and the address of a picture in HTML.
var link = regexp.MustCompile(`(?:\]\(|\b(?:src|srcset|href)="|\burl: )([^)\s"]+)`)

// ours is where hosts that are not in the repository find its files.
const ours = "https://github.com/sharedmcp/sharedmcp/blob/main/"

// TestLinks follows the links within the repository, those of the issue forms among them.
func TestLinks(t *testing.T) {
	forms, err := filepath.Glob("../.github/ISSUE_TEMPLATE/*.yml")
	require.NoError(t, err)
	for _, page := range append(pages(t), forms...) {
		text := read(t, page)
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			target, anchor, _ := strings.Cut(m[1], "#")
			if strings.HasPrefix(target, "https://pkg.go.dev/github.com/sharedmcp/sharedmcp/analyzer") && anchor != "" {
				assert.Contains(t, anchors(t), anchor, page)
			}
			file := page
			switch {
			case strings.HasPrefix(target, ours):
				file = filepath.Join("..", strings.TrimPrefix(target, ours))
			case strings.Contains(target, "://"):
				continue
			case target != "":
				file = filepath.Join(filepath.Dir(page), target)
			}
			if _, err := os.Stat(file); !assert.NoError(t, err, page) {
				continue
			}
			if anchor != "" {
				assert.Contains(t, headings(read(t, file)), anchor, page)
			}
		}
	}
}

// headings returns the anchors of the headings of a Markdown file.
func headings(text string) []string {
	var ids []string
	for line := range strings.Lines(text) {
		if h, ok := strings.CutPrefix(strings.TrimLeft(line, "#"), " "); ok && strings.HasPrefix(line, "#") {
			id := strings.ToLower(strings.TrimSpace(h))
			ids = append(ids, strings.ReplaceAll(regexp.MustCompile(`[^\w\- ]`).ReplaceAllString(id, ""), " ", "-"))
		}
	}
	return ids
}

// blocks returns the fenced blocks of a Markdown file that are of one language.
func blocks(text, language string) []string {
	var found []string
	parts := strings.Split("\n"+text, "\n```")
	for i := 1; i < len(parts); i += 2 {
		if body, ok := strings.CutPrefix(parts[i], language+"\n"); ok {
			found = append(found, body+"\n")
		}
	}
	return found
}

// TestCodeInPages checks that the Go code in the pages is formatted, and that what is a whole
// program compiles and is reported, or not, as the page says.
func TestCodeInPages(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	dir := t.TempDir()
	for _, name := range []string{"go.mod", "go.sum"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(read(t, "../testdata/demo/"+name)), 0o644))
	}
	var want []string
	programs := 0
	for _, page := range pages(t) {
		if page == "../README.md" {
			continue // its example has a test of its own
		}
		for i, code := range blocks(read(t, page), "go") {
			formatted, err := format.Source([]byte(code))
			require.NoError(t, err, "%s:\n%s", page, code)
			assert.Equal(t, string(formatted), code, page)
			if !strings.HasPrefix(code, "package ") && !strings.HasPrefix(code, "// Package ") || strings.Contains(code, "example.com/relay") {
				continue // a piece, or a file of the walk-through, which has a test of its own
			}
			programs++
			pkg := filepath.Base(strings.TrimSuffix(page, ".md")) + string(rune('a'+i))
			require.NoError(t, os.Mkdir(filepath.Join(dir, pkg), 0o755))
			require.NoError(t, os.WriteFile(filepath.Join(dir, pkg, "x.go"), []byte(code), 0o644))
			for n, line := range strings.Split(code, "\n") {
				if m := reported.FindStringSubmatch(line); m != nil {
					want = append(want, pkg+"/x.go:"+strconv.Itoa(n+1)+" "+m[1]+m[2])
				}
			}
		}
	}
	assert.NotZero(t, programs)
	execute(t, 0, dir, "go", "build", "./...")
	assert.ElementsMatch(t, want, findingsIn(execute(t, 1, dir, bin, "-checks=all,state", "./...").stdout))
}

// reported matches the comment that says in a page what is reported on its line.
var reported = regexp.MustCompile(`(?:// reported: (\w+)$|/\* reported: (\w+) \*/)`)

// finding matches the first line of a finding.
var finding = regexp.MustCompile(`^(\S+:\d+):\d+: .* \[(\w+)\]$`)

// findingsIn returns the findings of an output: file, line and category.
func findingsIn(stdout string) []string {
	var list []string
	for line := range strings.Lines(stdout) {
		if m := finding.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			list = append(list, m[1]+" "+m[2])
		}
	}
	return list
}

var updateDocs = flag.Bool("update-docs", false, "write the outputs in the README and in docs anew")

// TestReadme runs the first command of the README and compares what it prints, and the example.
func TestReadme(t *testing.T) {
	t.Parallel()
	text := read(t, "../README.md")
	shell := blocks(text, "sh")
	outputs := blocks(text, "text")
	require.GreaterOrEqual(t, len(shell), 2)
	require.GreaterOrEqual(t, len(outputs), 2)

	// The example, run where its output says it is.
	bin, err := binary()
	require.NoError(t, err)
	dir := t.TempDir()
	for _, name := range []string{"go.mod", "go.sum"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(read(t, "../testdata/demo/"+name)), 0o644))
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "main.go"), []byte(blocks(text, "go")[0]), 0o644))
	got := execute(t, 1, dir, bin)
	example := got.stdout + got.stderr

	// The first command, as it stands there. It writes into bin, which git ignores.
	got = execute(t, 1, "..", "sh", "-c", shell[0])
	demo := got.stdout + got.stderr

	if *updateDocs {
		text = strings.NewReplacer(outputs[0], example, outputs[1], demo).Replace(text)
		require.NoError(t, os.WriteFile("../README.md", []byte(text), 0o644))
		return
	}
	assert.Equal(t, outputs[0], example, "-update-docs writes it anew")
	assert.Equal(t, outputs[1], demo, "-update-docs writes it anew")
	for _, c := range []string{"transport", "server", "session"} {
		assert.Contains(t, got.stdout, "["+c+"]\n\t", c)
	}
	assert.Equal(t, "go test -timeout 40m ./...\n", shell[1])
}

// TestReadmeFlags checks that the command has the flags that the README speaks of.
func TestReadmeFlags(t *testing.T) {
	t.Parallel()
	bin, err := binary()
	require.NoError(t, err)
	text := read(t, "../README.md")
	help := execute(t, 0, ".", bin, "-h").stdout
	_, table, ok := strings.Cut(help, "\nFlags:\n\n")
	require.True(t, ok, help)
	var flags []string
	for line := range strings.Lines(table) {
		if !strings.HasPrefix(line, "  -") {
			break
		}
		name, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		flags = append(flags, name)
	}
	var listed []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(-[\\w-]+)").FindAllStringSubmatch(text, -1) {
		listed = append(listed, m[1])
	}
	assert.NotEmpty(t, listed)
	for _, name := range listed {
		assert.True(t, slices.Contains(flags, name), "the command has no flag %s", name)
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(data)
}

// seen matches a program with two clients that a page refers to.
var seen = regexp.MustCompile(`\]\((\.\./testdata/isolation/\w+/\w+)\)`)

// TestCategoryPages checks that each page shows the fault, what was seen with which version, the rewrite and what stays
// silent, and that what it refers to was reported in this category.
func TestCategoryPages(t *testing.T) {
	runs := read(t, "../docs/isolation.md")
	for _, c := range analyzer.Categories() {
		text := read(t, "../docs/"+c+".md")
		assert.True(t, strings.HasPrefix(text, "# "+c+"\n"), c)
		assert.Contains(t, text, "\n## What stays silent\n", c)
		_, after, ok := strings.Cut(text, "\n## The rewrite\n")
		assert.True(t, ok, c)
		assert.Regexp(t, `(?m)(// reported: `+c+`$|/\* reported: `+c+` \*/)`, text, "%s has no program with a finding", c)
		if c == "directive" { // says nothing about clients
			continue
		}
		assert.Contains(t, after, "```go\npackage ", "%s has no rewritten program", c)
		_, part, ok := strings.Cut(text, "\n## What was seen\n")
		require.True(t, ok, c)
		part, _, _ = strings.Cut(part, "\n## ")
		assert.Regexp(t, `v\d+\.\d+\.\d+`, part, c)
		programs := seen.FindAllStringSubmatch(part, -1)
		assert.NotEmpty(t, programs, c)
		for _, m := range programs {
			row := regexp.MustCompile(regexp.QuoteMeta(m[0]) + ` \| [^|]* \| [^|]*` + "`" + c + "`")
			assert.Regexp(t, row, runs, "%s: %s was not reported so", c, m[1])
		}
	}
}
