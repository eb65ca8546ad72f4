package directive

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/gate"
)

// Words of directives in doc comments.
var (
	// typeWords say what a value of a type may do; each is the name of a role.
	typeWords = []string{"one-session", "client-handle", "many-sessions"}
	// funcWords say how often a function runs.
	funcWords = []string{PerRequest}
)

// PerRequest marks a function that others call for each request.
const PerRequest = "per-request"

// A Mark is a directive in the doc comment of a type or function.
type Mark struct {
	// Name is the declared name.
	Name *ast.Ident
	// Word is what the directive says: PerRequest, or the name of a role.
	Word string
}

// Marks finds the directives in the doc comments of a file's types and functions.
func Marks(file *ast.File) (marks []Mark, problems []Problem) {
	placed := make(map[*ast.Comment]bool)
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			m, p := marksOf(decl.Name, decl.Doc, funcWords, typeWords, "a type", placed)
			marks, problems = append(marks, m...), append(problems, p...)
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				spec, ok := spec.(*ast.TypeSpec)
				if !ok {
					continue
				}
				doc := spec.Doc
				if doc == nil && !decl.Lparen.IsValid() {
					doc = decl.Doc
				}
				m, p := marksOf(spec.Name, doc, typeWords, funcWords, "a function", placed)
				if len(m) > 0 && spec.Assign.IsValid() {
					p = append(p, Problem{spec.Pos(), "an alias is the type that it stands for; mark that"})
					m = nil
				}
				marks, problems = append(marks, m...), append(problems, p...)
			}
		}
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			word := wordOf(c)
			if placed[c] {
				continue
			}
			if slices.Contains(typeWords, word) {
				problems = append(problems, Problem{c.Pos(), "//sharedmcp:" + word + " stands in the doc comment of a type, and only there"})
			}
			if slices.Contains(funcWords, word) {
				problems = append(problems, Problem{c.Pos(), "//sharedmcp:" + word + " stands in the doc comment of a function, and only there"})
			}
		}
	}
	return marks, problems
}

// marksOf reads the doc comment of one name. Only one word of those that fit may stand there.
func marksOf(name *ast.Ident, doc *ast.CommentGroup, fit, other []string, elsewhere string, placed map[*ast.Comment]bool) (marks []Mark, problems []Problem) {
	if doc == nil {
		return nil, nil
	}
	for _, c := range doc.List {
		word := wordOf(c)
		switch {
		case slices.Contains(other, word):
			placed[c] = true
			problems = append(problems, Problem{c.Pos(), "//sharedmcp:" + word + " marks " + elsewhere + "; here " + words(fit) + " may stand"})
		case !slices.Contains(fit, word):
		case len(marks) > 0 && marks[0].Word != word:
			placed[c] = true
			problems = append(problems, Problem{c.Pos(), name.Name + " is marked as " + marks[0].Word + " already"})
		default:
			placed[c] = true
			marks = append(marks, Mark{name, word})
		}
	}
	return marks, problems
}

// wordOf returns the word behind the colon of a directive, or "".
func wordOf(c *ast.Comment) string {
	text, ok := strings.CutPrefix(c.Text, gate.Directive)
	if !ok {
		return ""
	}
	word, _ := cut(strings.TrimSpace(text))
	return word
}

// At returns the position of the marked name.
func (m Mark) At() token.Pos { return m.Name.Pos() }
