// Package directive reads the comments that speak to the analyzer.
//
//	//sharedmcp:ignore CATEGORY[,CATEGORY] reason
//
// accepts a finding of these categories on the same line or on the line below.
//
//	//sharedmcp:checks CATEGORY[,CATEGORY]
//
// says, in any file of a package, which categories are reported there, in the form of the flag
// -checks.
package directive

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/gate"
)

// An Ignore accepts findings on its own line and on the next.
type Ignore struct {
	Pos        token.Pos
	File       string
	Line       int
	Categories []string

	// Spaced says that a space stands before it, so that it is a comment as any other and accepts nothing.
	Spaced bool
	// Used says that there is a finding which it accepts, or would accept without the space.
	Used bool
}

// Checks is the list of a package's own choice of categories.
type Checks struct {
	Pos  token.Pos
	List string
}

// A Problem is a directive that cannot be obeyed.
type Problem struct {
	Pos     token.Pos
	Message string
}

// Read finds the directives of a file. known are the categories there are.
func Read(fset *token.FileSet, file *ast.File, known []string) (ignores []*Ignore, checks []Checks, problems []Problem) {
	for _, group := range file.Comments {
		for _, c := range group.List {
			if ig := spaced(fset, c, known); ig != nil {
				ignores = append(ignores, ig)
			}
			text, ok := strings.CutPrefix(c.Text, gate.Directive)
			if !ok {
				continue
			}
			verb, rest := cut(text)
			problem := ""
			switch verb {
			case "ignore":
				var ig *Ignore
				if ig, problem = ignore(fset, c, argument(rest), known); problem == "" {
					ignores = append(ignores, ig)
				}
			case "checks":
				checks = append(checks, Checks{c.Pos(), argument(rest)})
			case typeWords[0], typeWords[1], typeWords[2], funcWords[0]:
				// of a doc comment; see Marks
			default:
				problem = "unknown directive //sharedmcp:" + verb + "; there are " + words(verbs)
			}
			if problem != "" {
				problems = append(problems, Problem{c.Pos(), problem})
			}
		}
	}
	return ignores, checks, problems
}

// spaced reads a comment that would be an ignore if there were no space before it.
func spaced(fset *token.FileSet, c *ast.Comment, known []string) *Ignore {
	text, ok := strings.CutPrefix(c.Text, "// "+strings.TrimPrefix(gate.Directive, "//"))
	if !ok {
		return nil
	}
	if verb, rest := cut(text); verb == "ignore" {
		if ig, problem := ignore(fset, c, argument(rest), known); problem == "" {
			ig.Spaced = true
			return ig
		}
	}
	return nil
}

// cut returns the first word of a text, and what follows the space or tab behind it.
func cut(text string) (word, rest string) {
	if i := strings.IndexAny(text, " \t"); i >= 0 {
		return text[:i], text[i+1:]
	}
	return text, ""
}

// verbs are the words that may follow the colon.
var verbs = slices.Concat([]string{"ignore", "checks"}, typeWords, funcWords)

// argument returns what a directive says after its verb.
// Test expectations share the line with a directive in some projects.
func argument(rest string) string {
	if i := strings.Index(rest, "// "); i >= 0 {
		rest = rest[:i]
	}
	return strings.TrimSpace(rest)
}

func ignore(fset *token.FileSet, c *ast.Comment, rest string, known []string) (*Ignore, string) {
	list, reason := cut(rest)
	if list == "" {
		return nil, "//sharedmcp:ignore names no category; there are " + words(known)
	}
	categories := strings.Split(list, ",")
	for _, name := range categories {
		if !slices.Contains(known, name) {
			return nil, "//sharedmcp:ignore names an unknown category " + quote(name) + "; there are " + words(known)
		}
	}
	if strings.TrimSpace(reason) == "" {
		return nil, "//sharedmcp:ignore " + list + " gives no reason; say why the finding is accepted"
	}
	pos := fset.Position(c.Pos())
	return &Ignore{Pos: c.Pos(), File: pos.Filename, Line: pos.Line, Categories: categories}, ""
}

func words(list []string) string { return strings.Join(list, ", ") }

func quote(s string) string { return "\"" + s + "\"" }

// Accepts reports whether ig accepts a finding of a category at a position.
func (ig *Ignore) Accepts(category string, pos token.Position) bool {
	return pos.Filename == ig.File && (pos.Line == ig.Line || pos.Line == ig.Line+1) && slices.Contains(ig.Categories, category)
}
