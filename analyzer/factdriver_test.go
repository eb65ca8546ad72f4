package analyzer

import (
	"crypto/sha256"
	"fmt"
	"go/token"
	"go/types"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
)

// A factDriver runs an analysis over packages in an order of its choice, dependencies first, and writes down
// all that it says of each: diagnostics, edits and facts. It keeps nothing else, so that large programs fit.
type factDriver struct {
	run func(*analysis.Pass, *packages.Package)

	mu           sync.Mutex
	objectFacts  map[objectFact]analysis.Fact
	packageFacts map[packageFact]analysis.Fact
	said         map[string]string // by the package's ID
	diagnostics  int
}

type objectFact struct {
	obj types.Object
	typ reflect.Type
}

type packageFact struct {
	pkg *types.Package
	typ reflect.Type
}

// drive runs over packages with so many workers. The seed chooses the order among those that are ready.
func (d *factDriver) drive(pkgs []*packages.Package, workers int, seed uint64) map[string]string {
	d.objectFacts = make(map[objectFact]analysis.Fact)
	d.packageFacts = make(map[packageFact]analysis.Fact)
	d.said = make(map[string]string)
	rnd := rand.New(rand.NewPCG(seed, 0))
	waits := make(map[*packages.Package]int)
	importers := make(map[*packages.Package][]*packages.Package)
	in := make(map[*packages.Package]bool)
	for _, p := range pkgs {
		in[p] = true
	}
	var ready []*packages.Package
	for _, p := range pkgs { // sorted by the caller, so importers are in an order too
		for _, imp := range p.Imports {
			if in[imp] {
				waits[p]++
				importers[imp] = append(importers[imp], p)
			}
		}
		if waits[p] == 0 {
			ready = append(ready, p)
		}
	}
	work, done := make(chan *packages.Package), make(chan *packages.Package)
	for range workers {
		go func() {
			for p := range work {
				d.one(p)
				done <- p
			}
		}()
	}
	running := 0
	for len(ready)+running > 0 {
		for len(ready) > 0 && running < workers {
			i := rnd.IntN(len(ready))
			work <- ready[i]
			ready = slices.Delete(ready, i, i+1)
			running++
		}
		p := <-done
		running--
		for _, q := range importers[p] {
			if waits[q]--; waits[q] == 0 {
				ready = append(ready, q)
			}
		}
	}
	close(work)
	return d.said
}

func (d *factDriver) one(p *packages.Package) {
	var lines, facts []string
	pass := newPass(p.Fset, p.Types, p.Syntax, p.TypesInfo)
	pass.TypesSizes = p.TypesSizes
	at := func(pos token.Pos) string {
		place := p.Fset.Position(pos)
		return fmt.Sprintf("%s:%d:%d", filepath.Base(place.Filename), place.Line, place.Column)
	}
	pass.Report = func(diag analysis.Diagnostic) {
		lines = append(lines, at(diag.Pos)+": "+diag.Message)
		for _, r := range diag.Related {
			lines = append(lines, "\t"+at(r.Pos)+": "+r.Message)
		}
		for _, f := range diag.SuggestedFixes {
			lines = append(lines, "\t"+f.Message)
			for _, e := range f.TextEdits {
				lines = append(lines, fmt.Sprintf("\t\t%s-%s: %q", at(e.Pos), at(e.End), e.NewText))
			}
		}
		d.mu.Lock()
		defer d.mu.Unlock()
		d.diagnostics++
	}
	pass.ImportObjectFact = func(obj types.Object, to analysis.Fact) bool {
		d.mu.Lock()
		defer d.mu.Unlock()
		return copyFact(d.objectFacts[objectFact{obj, reflect.TypeOf(to)}], to)
	}
	pass.ImportPackageFact = func(pkg *types.Package, to analysis.Fact) bool {
		d.mu.Lock()
		defer d.mu.Unlock()
		return copyFact(d.packageFacts[packageFact{pkg, reflect.TypeOf(to)}], to)
	}
	pass.ExportObjectFact = func(obj types.Object, f analysis.Fact) {
		facts = append(facts, fmt.Sprintf("%T %s: %+v", f, types.ObjectString(obj, nil), f))
		d.mu.Lock()
		defer d.mu.Unlock()
		d.objectFacts[objectFact{obj, reflect.TypeOf(f)}] = f
	}
	pass.ExportPackageFact = func(f analysis.Fact) {
		facts = append(facts, fmt.Sprintf("%T", f))
		d.mu.Lock()
		defer d.mu.Unlock()
		d.packageFacts[packageFact{p.Types, reflect.TypeOf(f)}] = f
	}
	d.run(pass, p)
	slices.Sort(facts) // a driver sorts them as well
	d.mu.Lock()
	defer d.mu.Unlock()
	d.said[p.ID] = digest(append(lines, facts...))
}

// digest keeps of long texts the beginning, and a sum of all.
func digest(lines []string) string {
	text := strings.Join(lines, "\n")
	return fmt.Sprintf("%s\nsum %x", text[:min(len(text), 2000)], sha256.Sum256([]byte(text)))
}

func copyFact(from, to analysis.Fact) bool {
	if from == nil {
		return false
	}
	reflect.ValueOf(to).Elem().Set(reflect.ValueOf(from).Elem())
	return true
}
