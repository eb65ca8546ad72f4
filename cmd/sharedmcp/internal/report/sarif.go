package report

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"go/token"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/sharedmcp/sharedmcp/internal/printable"
)

// A Rule describes a category to readers of SARIF.
type Rule struct {
	Category string
	Name     string // in Pascal case, other than the category
	Summary  string // a paragraph
	Text     string // all that is to be known, as plain text
	Markdown string // the same, as Markdown
	URL      string
}

// level is how bad a finding of the rule is.
func (r Rule) level() string {
	switch r.Category {
	case Advice:
		return "note"
	case "directive":
		return "warning"
	}
	return "error"
}

// SARIF returns a printer for version 2.1.0 of that format, for code scanning.
//
// The format is written by hand: what there is of it in libraries is not shorter to use, and would
// become a dependency of every module that has this command as a tool.
func SARIF(version, home string, rules []Rule) Printer {
	return func(w io.Writer, r *Result) error {
		var text bytes.Buffer
		enc := json.NewEncoder(&text)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		if err := enc.Encode(newSARIF(version, home, rules, r)); err != nil {
			return err
		}
		_, err := w.Write(printable.JSON(text.Bytes()))
		return err
	}
}

type object = map[string]any

func newSARIF(version, home string, rules []Rule, r *Result) object {
	log := sarif{paths: r.Paths, files: make(map[string]*source)}
	results := []object{} // never null: that would mean that nothing was looked for
	seen := make(map[string]int)
	for _, f := range r.Findings {
		key := Key(f)
		seen[key]++
		res := log.result(f)
		res["ruleIndex"] = slices.IndexFunc(rules, func(r Rule) bool { return r.Category == f.Category })
		if i := res["ruleIndex"].(int); i >= 0 {
			res["level"] = rules[i].level()
		} else {
			delete(res, "ruleIndex")
		}
		res["partialFingerprints"] = object{
			"sharedmcp/v1": fmt.Sprintf("%x:%d", sha256.Sum256([]byte(key)), seen[key]),
		}
		results = append(results, res)
	}
	number, isNumber := strings.CutPrefix(version, "v")
	if !isNumber {
		number = "0.0.0-devel"
	}
	driver := object{
		"name": "sharedmcp", "informationUri": home, "rules": descriptors(rules),
		"version": number, "semanticVersion": number,
	}
	return object{
		"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
		"version": "2.1.0",
		"runs": []object{{
			"tool":               object{"driver": driver},
			"columnKind":         "utf16CodeUnits",
			"originalUriBaseIds": object{root: object{"uri": fileURI(r.Paths.Dir) + "/"}},
			"invocations":        []object{invocation(r.Problems)},
			"results":            results,
		}},
	}
}

// invocation says whether all went well, and if not, why.
func invocation(problems []Problem) object {
	notices := []object{}
	for _, p := range problems {
		notices = append(notices, object{"level": "error", "message": object{"text": p.String()}})
	}
	return object{"executionSuccessful": len(problems) == 0, "toolExecutionNotifications": notices}
}

// root is the name of the directory that names of files are relative to.
const root = "SRCROOT"

func descriptors(rules []Rule) []object {
	all := []object{}
	for _, r := range rules {
		severity := strings.Replace(r.level(), "note", "recommendation", 1)
		all = append(all, object{
			"id":                   r.Category,
			"name":                 r.Name,
			"shortDescription":     object{"text": sentence(r.Summary)},
			"fullDescription":      object{"text": r.Summary},
			"help":                 object{"text": r.Text, "markdown": r.Markdown},
			"helpUri":              r.URL,
			"defaultConfiguration": object{"level": r.level()},
			"properties": object{
				"precision":        "very-high",
				"problem.severity": severity,
				"tags":             []string{"security", "mcp"},
			},
		})
	}
	return all
}

// sentence returns the first sentence of a text.
func sentence(text string) string {
	if i := strings.Index(text, ". "); i >= 0 {
		return text[:i+1]
	}
	return text
}

// sarif makes parts of a log.
type sarif struct {
	paths Paths
	files map[string]*source
}

func (s *sarif) result(f Finding) object {
	res := object{
		"ruleId":    f.Category,
		"message":   object{"text": strings.TrimSuffix(f.Message, " ["+f.Category+"]")},
		"locations": []object{s.location(f.Pos, f.End, "")},
	}
	var related, steps []object
	for _, step := range f.Steps {
		if !step.Pos.IsValid() {
			steps = append(steps, object{"location": object{"message": object{"text": step.Text}}})
			continue
		}
		loc := s.location(step.Pos, token.Position{}, step.Text)
		steps = append(steps, object{"location": loc})
		numbered := object{"id": len(related) + 1}
		for k, v := range loc {
			numbered[k] = v
		}
		related = append(related, numbered)
	}
	if len(related) > 0 {
		res["relatedLocations"] = related
		res["codeFlows"] = []object{{"threadFlows": []object{{"locations": steps}}}}
	}
	if fix := s.fix(f); fix != nil {
		res["fixes"] = []object{fix}
	}
	return res
}

func (s *sarif) location(pos, end token.Position, text string) object {
	region := object{"startLine": pos.Line}
	if col := s.source(pos.Filename).column(pos); col > 0 {
		region["startColumn"] = col
		if col := s.source(end.Filename).column(end); col > 0 && end.Filename == pos.Filename {
			region["endLine"], region["endColumn"] = end.Line, col
		}
	}
	loc := object{"physicalLocation": object{"artifactLocation": s.artifact(pos.Filename), "region": region}}
	if text != "" {
		loc["message"] = object{"text": text}
	}
	return loc
}

// fix describes the edits of a finding, and returns nil if it has none.
func (s *sarif) fix(f Finding) object {
	byFile := make(map[string][]object)
	for _, e := range f.Fix {
		src := s.source(e.File)
		if src == nil {
			return nil
		}
		byFile[e.File] = append(byFile[e.File], object{
			"deletedRegion":   src.region(e.Start, e.End),
			"insertedContent": object{"text": e.New},
		})
	}
	var changes []object
	for _, e := range f.Fix {
		if edits := byFile[e.File]; edits != nil {
			changes = append(changes, object{"artifactLocation": s.artifact(e.File), "replacements": edits})
			delete(byFile, e.File)
		}
	}
	if changes == nil {
		return nil
	}
	return object{"description": object{"text": cmp.Or(f.FixText, "Apply the fix")}, "artifactChanges": changes}
}

// artifact names a file: relative to the directory if it is below it.
func (s *sarif) artifact(file string) object {
	if rel := s.paths.File(file); !filepath.IsAbs(rel) {
		return object{"uri": (&url.URL{Path: filepath.ToSlash(rel)}).String(), "uriBaseId": root}
	}
	return object{"uri": fileURI(file)}
}

func fileURI(file string) string {
	name := filepath.ToSlash(file)
	if !strings.HasPrefix(name, "/") { // C:/
		name = "/" + name
	}
	return (&url.URL{Scheme: "file", Path: name}).String()
}

// source returns the text of a file, or nil if it cannot be read.
func (s *sarif) source(file string) *source {
	src, ok := s.files[file]
	if !ok {
		if data, err := os.ReadFile(file); err == nil {
			src = &source{data, lineStarts(data)}
		}
		s.files[file] = src
	}
	return src
}

// A source is the text of a file. A nil *source has no text.
type source struct {
	text   []byte
	starts []int // of its lines
}

func lineStarts(text []byte) []int {
	starts := []int{0}
	for i, c := range text {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// column returns the column of a position in UTF-16 code units, and 0 if it has none.
func (s *source) column(pos token.Position) int {
	if s == nil || pos.Line < 1 || pos.Column < 1 || pos.Line > len(s.starts) {
		return 0
	}
	start := s.starts[pos.Line-1]
	return s.width(start, start+pos.Column-1)
}

// region returns the region between two offsets.
func (s *source) region(start, end int) object {
	startLine, endLine := s.line(start), s.line(end)
	return object{
		"startLine": startLine, "startColumn": s.width(s.starts[startLine-1], start),
		"endLine": endLine, "endColumn": s.width(s.starts[endLine-1], end),
	}
}

// line returns the line that an offset is in.
func (s *source) line(offset int) int {
	i, exact := slices.BinarySearch(s.starts, offset)
	if exact {
		i++
	}
	return i
}

// width returns the column of an offset in the line that begins at start, and 0 if the text ends
// before it.
func (s *source) width(start, offset int) int {
	if offset > len(s.text) {
		return 0
	}
	col := 1
	for part := s.text[start:offset]; len(part) > 0; {
		r, size := utf8.DecodeRune(part)
		col += max(utf16.RuneLen(r), 1)
		part = part[size:]
	}
	return col
}
