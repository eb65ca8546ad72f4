package fix

import (
	"bytes"
	"errors"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"go/types"
	"regexp"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// try makes the edits of all plans, and fails the plans that do not keep what
// is promised of them. Tracing the result costs as much as the analysis did, so
// all that compiles is traced at once, and one by one only if that fails.
func (p *planner) try(plans []*plan, all []*check.Finding) {
	plans = slices.DeleteFunc(slices.Clone(plans), func(made *plan) bool { return made.failed != nil })
	if len(plans) == 1 {
		plans[0].failed = p.trial(plans, all)
		return
	}
	var sound []*plan
	for _, made := range plans {
		_, undo, why := p.carryOut([]*plan{made})
		undo()
		if made.failed = why; why == nil {
			sound = append(sound, made)
		}
	}
	if len(sound) == 0 {
		return
	}
	why := p.trial(sound, all)
	if why == nil {
		return
	}
	if len(sound) == 1 {
		sound[0].failed = why
		return
	}
	// Keep those that hold alone and beside those kept before.
	var kept []*plan
	for _, made := range sound {
		if made.failed = p.trial([]*plan{made}, all); made.failed != nil {
			continue
		}
		if with := append(slices.Clone(kept), made); len(kept) > 0 {
			made.failed = p.trial(with, all)
		}
		if made.failed == nil {
			kept = append(kept, made)
		}
	}
}

// carryOut makes the edits of plans, and type-checks the result. The files are
// in the file set until undo is called.
func (p *planner) carryOut(plans []*plan) (edited *analysis.Pass, undo func(), why *Declined) {
	edits := make(map[*source][]analysis.TextEdit)
	for _, made := range plans {
		edits[made.src] = append(edits[made.src], made.edits...)
	}
	fset := p.pass.Fset
	var added []*token.File
	undo = func() {
		for _, file := range added {
			fset.RemoveFile(file)
		}
	}
	files := slices.Clone(p.pass.Files)
	for i, before := range files {
		src := p.sources[before]
		list := edits[src]
		if len(list) == 0 {
			continue
		}
		slices.SortStableFunc(list, func(a, b analysis.TextEdit) int { return int(a.Pos - b.Pos) })
		text := src.apply(list)
		file, err := parser.ParseFile(fset, src.tok.Name(), text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, undo, unsound.of("it would not be Go")
		}
		added = append(added, fset.File(file.FileStart))
		var clean bytes.Buffer
		if err := format.Node(&clean, fset, file); err != nil || !bytes.Equal(clean.Bytes(), text) {
			return nil, undo, unsound.of("it would not be formatted")
		}
		if lost(before, file) {
			return nil, undo, unsound.of("a comment would be lost")
		}
		files[i] = file
	}
	pass := *p.pass
	pass.Files = files
	if !typeCheck(&pass, p.pass) {
		return nil, undo, unsound.of("it would not compile")
	}
	return &pass, undo, nil
}

// trial says what is wrong with the package when the plans are carried out.
func (p *planner) trial(plans []*plan, all []*check.Finding) *Declined {
	edited, undo, why := p.carryOut(plans)
	defer undo()
	if why != nil {
		return why
	}
	want := tally(all)
	uncovers := false
	for _, made := range plans {
		uncovers = uncovers || made.uncovers
		for _, f := range made.findings {
			want[words(f)]--
		}
	}
	for _, f := range p.host.Recheck(edited) {
		if uncovers && f.Category == "server" {
			continue
		}
		if want[words(f)]--; want[words(f)] < 0 {
			return unsound.of("a finding would be left: " + f.Message)
		}
	}
	return nil
}

// lost reports whether a comment of a file is not in its edited form.
func lost(before, after *ast.File) bool {
	count := make(map[string]int)
	for _, group := range after.Comments {
		for _, c := range group.List {
			count[c.Text]++
		}
	}
	for _, group := range before.Comments {
		for _, c := range group.List {
			if count[c.Text]--; count[c.Text] < 0 {
				return true
			}
		}
	}
	return false
}

var place = regexp.MustCompile(`[\w.-]+\.go:\d+(:\d+)?`)

// words returns what a finding says, its places apart.
func words(f *check.Finding) string {
	return f.Category + " " + place.ReplaceAllString(f.Message, "")
}

func tally(findings []*check.Finding) map[string]int {
	count := make(map[string]int)
	for _, f := range findings {
		count[words(f)]++
	}
	return count
}

// typeCheck fills in the types of an edited package.
func typeCheck(edited, original *analysis.Pass) bool {
	imports := make(importer)
	for _, file := range original.Files {
		for _, spec := range file.Imports {
			if name := original.TypesInfo.PkgNameOf(spec); name != nil {
				imports[spec.Path.Value[1:len(spec.Path.Value)-1]] = name.Imported()
			}
		}
	}
	conf := types.Config{Importer: imports, Sizes: original.TypesSizes}
	if original.Module != nil && original.Module.GoVersion != "" {
		conf.GoVersion = "go" + original.Module.GoVersion
	}
	edited.TypesInfo = &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Instances:    make(map[*ast.Ident]types.Instance),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		Scopes:       make(map[ast.Node]*types.Scope),
		FileVersions: make(map[*ast.File]string),
	}
	pkg, err := conf.Check(original.Pkg.Path(), original.Fset, edited.Files, edited.TypesInfo)
	edited.Pkg = pkg
	return err == nil
}

// importer knows the packages that the package imports already.
type importer map[string]*types.Package

func (im importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := im[path]; pkg != nil {
		return pkg, nil
	}
	return nil, errNoImport
}

var errNoImport = errors.New("not imported")
