package analyzer

import (
	"bytes"
	"fmt"
	"go/doc/comment"
	"slices"
	"strings"
)

// An Explanation is what the documentation says about a category.
type Explanation struct {
	Summary  string // the first paragraph, as one line of plain text
	Text     string // all of it, for a terminal of 80 columns
	Markdown string // all of it, in Markdown
}

// Explain returns what the documentation says about a category of findings.
func Explain(category string) (Explanation, error) {
	if !slices.Contains(Categories(), category) {
		return Explanation{}, fmt.Errorf("unknown category %q; there are %s", category, strings.Join(Categories(), ", "))
	}
	text, ok := section("Category " + category)
	if !ok {
		return Explanation{}, fmt.Errorf("nothing is written about category %q", category)
	}
	parsed := new(comment.Parser).Parse(text)
	printer := &comment.Printer{TextWidth: 80, HeadingLevel: 3, HeadingID: func(*comment.Heading) string { return "" }}
	e := Explanation{
		Text:     terminal(printer, parsed),
		Markdown: string(printer.Markdown(parsed)),
	}
	for _, block := range parsed.Content {
		if p, ok := block.(*comment.Paragraph); ok {
			first := &comment.Doc{Content: []comment.Block{p}}
			e.Summary = strings.Join(strings.Fields(string((&comment.Printer{TextWidth: -1}).Text(first))), " ")
			break
		}
	}
	return e, nil
}

// terminal returns the text with its code led by two blanks, since the width of a tab is anybody's.
func terminal(printer *comment.Printer, parsed *comment.Doc) string {
	printer.TextCodePrefix = "  "
	text := printer.Text(parsed)
	return string(bytes.ReplaceAll(text, []byte("\t"), []byte("    ")))
}
